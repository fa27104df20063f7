namespace Conformance.Harness;

/// <summary>Names of types and texts with names in them that are equal on both sides.</summary>
internal static class TypeNames
{
    // Of one length, so that documents with the name in them keep their size.
    private const string GeneratedAssembly = "Conformance.Generated";
    private const string ClassMappedAssembly = "Conformance.ClassMaps";

    private static readonly byte[] GeneratedBytes = System.Text.Encoding.ASCII.GetBytes(GeneratedAssembly);
    private static readonly byte[] ClassMappedBytes = System.Text.Encoding.ASCII.GetBytes(ClassMappedAssembly);

    /// <summary>The name without namespaces and assemblies.</summary>
    public static string Of(Type type)
    {
        if (type.IsArray)
        {
            return $"{Of(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]";
        }

        var name = type.DeclaringType is { } container ? $"{Of(container)}.{type.Name}" : type.Name;
        return type is { IsGenericType: true, ContainsGenericParameters: false }
            ? $"{name}<{string.Join(", ", type.GetGenericArguments().Select(Of))}>"
            : name;
    }

    public static string Normalize(string text) => text.Replace(ClassMappedAssembly, GeneratedAssembly, StringComparison.Ordinal);

    public static byte[] ToGenerated(byte[] document) => Replace(document, ClassMappedBytes, GeneratedBytes);

    public static byte[] ToClassMapped(byte[] document) => Replace(document, GeneratedBytes, ClassMappedBytes);

    /// <summary>The document with the names of the types of the side that the type is of.</summary>
    public static byte[] For(Type type, byte[] document) =>
        type.GetGenericArguments().Append(type).Any(IsGenerated) ? ToGenerated(document) : ToClassMapped(document);

    private static bool IsGenerated(Type type) => type.Assembly.GetName().Name!.StartsWith(GeneratedAssembly, StringComparison.Ordinal);

    private static byte[] Replace(byte[] document, byte[] from, byte[] to)
    {
        var position = document.AsSpan().IndexOf(from);
        if (position < 0)
        {
            return document;
        }

        var copy = document.AsSpan().ToArray();
        while (position >= 0)
        {
            to.CopyTo(copy, position);
            position = copy.AsSpan().IndexOf(from);
        }

        return copy;
    }
}
