namespace BsonGen.CodeGeneration;

/// <summary>Says why no serializer was generated for types of an assembly, for the reasons of fallbacks.</summary>
/// <param name="reasons">Pairs of the full name of a type and the reason, in the words of the compiler's warning.</param>
[EditorBrowsable(Never)]
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class TypesWithoutSerializerAttribute(params string[] reasons) : Attribute
{
    /// <summary>Finds the reason; null for a type that the generator has not seen.</summary>
    internal string? Find(Type type)
    {
        var index = Array.IndexOf(reasons, (type.IsGenericType ? type.GetGenericTypeDefinition() : type).FullName);
        return index >= 0 ? reasons[index + 1] : null;
    }
}
