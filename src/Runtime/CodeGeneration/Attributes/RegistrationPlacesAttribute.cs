namespace BsonGen.CodeGeneration;

/// <summary>Says where the compiled registrations of an assembly stand, for the reasons of fallbacks.</summary>
/// <param name="places">Pairs of the full name of a type and the file and line of its class map.</param>
[EditorBrowsable(Never)]
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class RegistrationPlacesAttribute(params string[] places) : Attribute
{
    /// <summary>Finds the file and line; null for a type without a compiled class map.</summary>
    internal string? Find(Type type)
    {
        var index = Array.IndexOf(places, type.FullName);
        return index >= 0 ? places[index + 1] : null;
    }
}
