namespace BsonGen.Generator.Parser;

/// <summary>Names of serializers: <c>OrderBsonSerializer</c>, followed by a number if the name is taken.</summary>
internal static class SerializerNames
{
    public static string Of(ParserContext context, INamedTypeSymbol type) =>
        context.External.Contains(type) ? Mangle(type.ToReflectionNameWithArguments()) + "BsonSerializer" : OfNested(context, type);

    public static string CodeOf(ParserContext context, INamedTypeSymbol type) =>
        (context.External.Contains(type) ? $"global::{TypeModel.GeneratedNamespace}." : type.ToCode() + ".") + Of(context, type);

    private static string OfNested(ParserContext context, INamedTypeSymbol type) =>
        context.SerializerNames.GetOrAdd(type.OriginalDefinition, key =>
            CodeNames.FindFree(key.Name + "BsonSerializer", name => IsTaken(context, (INamedTypeSymbol)key, name)));

    private static bool IsTaken(ParserContext context, INamedTypeSymbol type, string name) =>
        type.TypeParameters.Any(parameter => parameter.Name == name) ||
        type.GetHierarchy().Any(ancestor => !ancestor.GetMembers(name).IsEmpty || IsNameOfInherited(context, type, ancestor, name)) ||
        type.DeclaringSyntaxReferences.Any(reference => IsInScope(context, (TypeDeclarationSyntax)reference.GetSyntax(), name));

    // Code in the type may use the name for another type, which the nested class would hide.
    private static bool IsInScope(ParserContext context, TypeDeclarationSyntax declaration, string name) =>
        !context.Compilation.GetSemanticModel(declaration.SyntaxTree).LookupNamespacesAndTypes(declaration.Identifier.SpanStart, name: name).IsEmpty;

    // The class that will be generated for a base class may have the name.
    private static bool IsNameOfInherited(ParserContext context, INamedTypeSymbol type, INamedTypeSymbol ancestor, string name) =>
        name.StartsWith(ancestor.Name, StringComparison.Ordinal) &&
        !ancestor.Is(type) &&
        ancestor.ContainingAssembly.Is(type.ContainingAssembly) &&
        ancestor.IsAnnotated() &&
        OfNested(context, ancestor) == name;

    // Replaces other characters than letters and digits by their codes, so that names stay unique.
    private static string Mangle(string name) => string.Concat(name.Select(c =>
        char.IsLetterOrDigit(c) ? c.ToString() : c == '.' ? "_" : c == '_' ? "__" : $"_{(int)c:x2}"));
}
