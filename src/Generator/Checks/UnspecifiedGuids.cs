namespace BsonGen.Generator.Checks;

/// <summary>Guids without a representation, which the driver refuses.</summary>
internal static class UnspecifiedGuids
{
    private const string Register = "register a GuidSerializer";
    private const string RegisterForParts =
        Register + ", since attributes and conventions don't reach keys, pairs and tuples";

    public static (ITypeSymbol Guid, string WhatToDo)? Find(Compilation compilation, MemberMap member)
    {
        if (HeldGuids.AreIn(member.Type) && !AreConfigured(member))
        {
            var isDeclared = HeldGuids.AreIn(member.Symbol.OriginalDefinition.FindMemberType()!);
            return (member.Type.FindInnermost()!, isDeclared ? "add [BsonGuidRepresentation]" : Register);
        }

        return HeldGuids.AreOutOfReach(member.Type) &&
            member.SerializerAttribute is null &&
            RefusedKeys.Find(member) is null
                ? (compilation.GetTypeByMetadataName("System.Guid")!, RegisterForParts)
                : null;
    }

    private static bool AreConfigured(MemberMap member) => member.HasOwnSerializer && member.Attributes.Any(attribute =>
        attribute.GetDriverName() switch
        {
            BsonGuidRepresentation => attribute.GetArgument().FindEnumName() != "Unspecified",
            BsonSerializerAttribute => true,
            BsonRepresentation => attribute.GetArgument().FindEnumName() == "String",
            _ => false,
        });
}
