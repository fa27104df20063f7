namespace BsonGen.Generator.Registrations;

/// <summary>A condition on types, without symbols. A value has the result null if only the running program knows it.</summary>
internal abstract record TypeFilter
{
    public static readonly TypeFilter Everything = new Always(true);
    public static readonly TypeFilter Unknown = new Always(null);

    public abstract bool? Accepts(INamedTypeSymbol type);

    public sealed record Always(bool? Value) : TypeFilter
    {
        public override bool? Accepts(INamedTypeSymbol type) => Value;
    }

    public sealed record Not(TypeFilter Inner) : TypeFilter
    {
        public override bool? Accepts(INamedTypeSymbol type) => !Inner.Accepts(type);
    }

    public sealed record Both(TypeFilter Left, TypeFilter Right) : TypeFilter
    {
        public override bool? Accepts(INamedTypeSymbol type) => Left.Accepts(type) & Right.Accepts(type);
    }

    public sealed record Either(TypeFilter Left, TypeFilter Right) : TypeFilter
    {
        public override bool? Accepts(INamedTypeSymbol type) => Left.Accepts(type) | Right.Accepts(type);
    }

    /// <param name="Property">The property of <see cref="Type"/> with the text.</param>
    /// <param name="Method">A method of a string with one argument, or <c>Equals</c>.</param>
    public sealed record Named(string Property, string Method, string? Text, bool IgnoresCase) : TypeFilter
    {
        public override bool? Accepts(INamedTypeSymbol type)
        {
            var name = Get(type, Property);
            if (name is null || Text is null)
            {
                return Method == "Equals" && name == Text;
            }

            var comparison = IgnoresCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;
            return Method switch
            {
                "Equals" => name.Equals(Text, comparison),
                "StartsWith" => name.StartsWith(Text, comparison),
                "EndsWith" => name.EndsWith(Text, comparison),
                "Contains" => name.IndexOf(Text, comparison) >= 0,
                _ => null,
            };
        }

        /// <returns>Null for the namespace of a type without one.</returns>
        private static string? Get(INamedTypeSymbol type, string property) => property switch
        {
            "Name" => type.MetadataName,
            "Namespace" => type.ContainingNamespace is { IsGlobalNamespace: false } ns ? ns.ToDisplayString() : null,
            "FullName" => type.ToReflectionName(),
            _ => type.ContainingAssembly.Name,
        };
    }

    /// <summary>Whether values of the type can be assigned to another one, by its name in code.</summary>
    public sealed record AssignableTo(string TypeName) : TypeFilter
    {
        public override bool? Accepts(INamedTypeSymbol type) =>
            type.GetHierarchy().Concat(type.AllInterfaces).Any(candidate => candidate.ToCode() == TypeName);
    }

    /// <summary>Whether it is one of several types.</summary>
    public sealed record OneOf(EquatableArray<string> TypeNames) : TypeFilter
    {
        public override bool? Accepts(INamedTypeSymbol type) => TypeNames.Contains(type.ToCode());
    }

    public sealed record OfKind(string Property) : TypeFilter
    {
        public override bool? Accepts(INamedTypeSymbol type) => Property switch
        {
            "IsClass" => type.TypeKind == TypeKind.Class,
            "IsInterface" or "IsEnum" => false,
            "IsValueType" => type.IsValueType,
            "IsAbstract" => type.IsAbstract || type.IsStatic,
            "IsSealed" => type.IsSealed || type.IsStatic,
            "IsGenericType" => type.IsGenericType,
            _ => null,
        };
    }
}
