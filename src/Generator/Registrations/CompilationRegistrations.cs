namespace BsonGen.Generator.Registrations;

/// <summary>The registrations in the code of each compilation.</summary>
internal static class CompilationRegistrations
{
    private static readonly ConditionalWeakTable<Compilation, RegistrationSet> Sets = new();

    public static RegistrationSet Of(Compilation compilation) =>
        Sets.GetValue(compilation, static key => RegistrationReader.Read(key, static _ => null, CancellationToken.None));

    // The compilation has the same registrations as an earlier one.
    public static RegistrationSet Keep(Compilation compilation, RegistrationSet set) =>
        Sets.GetValue(compilation, _ => set);
}
