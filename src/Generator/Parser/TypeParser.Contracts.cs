using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

// The descriptions of members and of the id for the driver.
internal sealed partial class TypeParser
{
    private IEnumerable<ContractModel> CreateContracts(TypeShape shape)
    {
        var members = shape.Members.ToList();
        if (shape.ExtraElements is { } extraElements)
        {
            members.Insert(extraElements.Position, extraElements);
        }

        return members.Select(member => new ContractModel(
            member.Symbol.MetadataName,
            member.ElementName,
            member.Type.ToCode(),
            member.Symbol.ContainingType.ToCode(),
            IsConfigured(member),
            MayBeRefused: member.HasOwnSerializer && MayBeRefused(_values.Parse(member))));
    }

    // A later driver than that of the compilation may accept the attributes.
    private bool MayBeRefused(ValueModel value) => value is ClassMappedValue || (value is RepresentedValue { Representation: var model } && model.IsRefusedBy(_context.DriverVersion));

    private IdModel CreateId(MemberShape member) => new(CreateMember(member), IsConfigured(member) || NamesGenerator(member));

    private static bool NamesGenerator(MemberShape member) =>
        member.Attributes.FindKindOf(KnownNames.BsonId)?.NamedArguments.Any(argument => argument.Key == "IdGenerator") == true;

    /// <summary>Whether the member's serializer may differ from the serializer that the driver's registry holds for its type.</summary>
    private bool IsConfigured(MemberShape member) =>
        member.HasOwnSerializer || member.RepresentationByConvention is not null || member.GuidRepresentationByConvention is not null ||
        member.Type is ITypeParameterSymbol || _context.IsBsonValue(member.Type);
}
