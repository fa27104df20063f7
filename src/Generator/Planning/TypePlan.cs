using BsonGen.Generator.Model;

namespace BsonGen.Generator.Planning;

/// <summary>The decisions about the code of one type. The emitter prints them.</summary>
internal sealed record TypePlan
{
    public required TypeModel Type { get; init; }

    /// <summary>The members in the order in which their elements are written.</summary>
    public required EquatableArray<MemberPlan> Members { get; init; }

    /// <summary>The member with the extra elements, or null.</summary>
    public required MemberPlan? ExtraElements { get; init; }

    /// <summary>How the object is created after the last element; null if it is created before the first.</summary>
    public required CreationPlan? Creation { get; init; }

    /// <summary>The groups that are read by one method each; empty if one method reads all members.</summary>
    public required EquatableArray<MemberGroup> ReadGroups { get; init; }

    /// <summary>The groups that are written by one method each; empty if one method writes all members.</summary>
    public required EquatableArray<MemberGroup> WriteGroups { get; init; }

    /// <summary>The description of the member with a name. Of members that hide each other, the member of the base class.</summary>
    public required EquatableArray<ContractModel> Contracts { get; init; }

    public static TypePlan Of(TypeModel type)
    {
        var creation = type.Construction == Construction.Creators ? new CreationPlanner(type) : null;
        var members = type.Members.Select((member, number) => MemberPlanner.Plan(type, member, number, creation)).ToEquatableArray();
        return new TypePlan
        {
            Type = type,
            Members = members,
            ExtraElements = type.ExtraElements is { Member: var member } ? MemberPlanner.Plan(type, member, members.Count, creation) : null,
            Contracts = type.Contracts.GroupBy(contract => contract.Name).Select(alike => alike.First()).ToEquatableArray(),
            Creation = creation?.Plan(),
            ReadGroups = MemberGroup.OfReading(members),
            WriteGroups = MemberGroup.OfWriting(members),
        };
    }
}
