namespace BsonGen.Generator.Model;

internal sealed record BuildProperties(string AssemblyName, bool IsAutoRegistered, bool IsReported, bool IsGuidChecked)
{
    public static BuildProperties Of(string assemblyName, AnalyzerConfigOptions options)
    {
        return new(
            assemblyName,
            IsSet("BsonGenAutoRegister", true),
            IsSet("BsonGenReport", false),
            IsSet("BsonGenRequireGuidRepresentation", true));

        bool IsSet(string name, bool otherwise) =>
            options.TryGetValue("build_property." + name, out var value) && bool.TryParse(value, out var isSet)
                ? isSet
                : otherwise;
    }
}
