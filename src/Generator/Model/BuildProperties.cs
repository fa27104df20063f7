using Microsoft.CodeAnalysis.Diagnostics;

namespace BsonGen.Generator.Model;

internal sealed record BuildProperties(string AssemblyName, bool IsAutoRegistered, bool IsReported, bool IsGuidChecked)
{
    public static BuildProperties Of(string assemblyName, AnalyzerConfigOptions options)
    {
        return new(assemblyName, Get("BsonGenAutoRegister", true), Get("BsonGenReport", false), Get("BsonGenRequireGuidRepresentation", true));

        bool Get(string name, bool defaultValue) =>
            options.TryGetValue("build_property." + name, out var value) && bool.TryParse(value, out var isSet) ? isSet : defaultValue;
    }
}
