using BsonGen.Generator.Model;

namespace BsonGen.Generator.Planning;

/// <summary>How an instance is made of the values of members: a creator is chosen and called, then members are set that it does not take.</summary>
internal sealed record CreationPlan
{
    /// <summary>The creators that are called.</summary>
    public required EquatableArray<CreatorPlan> Creators { get; init; }

    /// <summary>Whether the choice depends on which arguments have their default, so that candidates are counted while the program runs.</summary>
    public required bool IsChosenByCount { get; init; }

    /// <summary>The members that are set when the instance is there.</summary>
    public required EquatableArray<SetterPlan> Setters { get; init; }

    /// <summary>Whether setters are called in the order of the document.</summary>
    public required bool IsOrdered { get; init; }

    /// <summary>Whether the instance may be of a derived type, which a factory method can return.</summary>
    public required bool MayBeOfDerivedType { get; init; }
}

/// <summary>A constructor or factory method that is called.</summary>
/// <param name="Creator">The constructor or factory method.</param>
/// <param name="Number">What stands for it in the code.</param>
/// <param name="Needs">What must have been in the document.</param>
/// <param name="Optional">The arguments that have their default if they were not in the document.</param>
internal sealed record CreatorPlan(CreatorModel Creator, int Number, EquatableArray<Presence> Needs, EquatableArray<MemberModel> Optional);

/// <summary>The condition that a member has a value.</summary>
/// <param name="Member">The member.</param>
/// <param name="IsSeen">Whether a local says so; otherwise the value is not null.</param>
internal sealed record Presence(MemberModel Member, bool IsSeen);

/// <summary>A member that is set when the instance is there.</summary>
/// <param name="Member">The member.</param>
/// <param name="Number">What stands for the member in the code.</param>
/// <param name="Condition">The condition that it has a value; null if it always has.</param>
/// <param name="OfCreators">The numbers of the creators that don't take it; empty when none takes it.</param>
internal sealed record SetterPlan(MemberModel Member, int Number, Presence? Condition, EquatableArray<int> OfCreators);
