namespace BsonGen.Generator.Mapping;

/// <summary>Finds the method with which a class decides whether the element of a member is written.</summary>
internal static class ShouldSerializeMethods
{
    /// <summary>Null if there is none, or if the driver does not take it for such a method.</summary>
    public static IMethodSymbol? Find(ISymbol member)
    {
        var method = Enumerable.Reverse(member.ContainingType.GetHierarchy())
            .SelectMany(type => type.GetMembers(ClassMapRules.GetShouldSerializeName(member.Name)).OfType<IMethodSymbol>())
            .FirstOrDefault(candidate => candidate.IsPublic() &&
                candidate.Parameters.IsEmpty &&
                (!candidate.IsStatic || candidate.ContainingType.Is(member.ContainingType)));
        var returnsBoolean =
            method is { ReturnType.SpecialType: System_Boolean, ReturnsByRef: false, ReturnsByRefReadonly: false };
        return method is not null && ClassMapRules.IsShouldSerialize(isPublic: true, returnsBoolean) ? method : null;
    }
}
