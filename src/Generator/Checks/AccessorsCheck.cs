namespace BsonGen.Generator.Checks;

/// <summary>Members and constructors that only reflection reaches.</summary>
internal sealed class AccessorsCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        var access = type.Access;
        if (access.Construction == Construction.Accessor ||
            type.Map.Creators.Any(creator => !access.IsCallable(creator)))
        {
            CheckAccessor(type, type.Type);
        }

        foreach (var member in access.Members.Where(member => access.Of(member).UsesAccessor))
        {
            CheckAccessor(type, member.DeclaringType);
        }
    }

    private static void CheckAccessor(TypeUnderCheck type, INamedTypeSymbol declaringType)
    {
        if (NeedsReflection(type, declaringType))
        {
            type.LeaveToClassMap(type.Context.HasGenericAccessors
                ? $"a member or constructor of the generic '{declaringType.Name}' is private, init-only or required, " +
                    "and only its own serializer reaches it; make it public and settable"
                : $"a member or constructor of the generic '{declaringType.Name}' is private, init-only or required, which " +
                    "generated code reaches since .NET 9 only; target .NET 9 or make it public and settable");
        }
    }

    // Accessors of a generic type must lie in a class with the same type parameters: its own serializer, or a class in that of
    // a derived class, which adds to the type parameters around it.
    private static bool NeedsReflection(TypeUnderCheck type, INamedTypeSymbol declaringType)
    {
        if (type.Type.IsGenericType)
        {
            return type.IsInClosure || !type.Context.HasGenericAccessors || !declaringType.Is(type.Type);
        }

        return declaringType.IsGenericType &&
            (!type.Context.HasGenericAccessors ||
                declaringType.GetContainers().Any(container => container.IsGenericType));
    }
}
