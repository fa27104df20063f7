namespace BsonGen.Generator.Registrations;

/// <summary>The file and line of a compiled class map, apart from the models, since each edit may move it.</summary>
/// <param name="FullName">The full name of the type.</param>
internal sealed record RegistrationPlace(string FullName, string Text)
{
    public static EquatableArray<RegistrationPlace> FindAll(RegistrationSet registrations) =>
        registrations.Maps
            .OrderBy(registration => registration.FullName, StringComparer.Ordinal)
            .Select(registration => new RegistrationPlace(registration.FullName, Describe(registration.Place)))
            .ToEquatableArray();

    // The name of the file alone, since its folder is that of the machine that compiles.
    private static string Describe(FileLinePositionSpan place) =>
        $"{Path.GetFileName(place.Path)}, line {place.StartLinePosition.Line + 1}";
}
