using Microsoft.CodeAnalysis.Diagnostics;

namespace BsonGen.Generator.Model;

/// <summary>The settings of the project.</summary>
/// <param name="IsAutoRegistered">Whether the driver finds the serializers by themselves.</param>
/// <param name="IsGuidChecked">Whether Guids without a representation are reported.</param>
internal sealed record BuildProperties(string AssemblyName, bool IsAutoRegistered, bool IsReported, bool IsGuidChecked)
{
    public static BuildProperties Of(string assemblyName, AnalyzerConfigOptions options)
    {
        return new(assemblyName, Get("BsonGenAutoRegister", true), Get("BsonGenReport", false), Get("BsonGenRequireGuidRepresentation", true));

        bool Get(string name, bool defaultValue) =>
            options.TryGetValue("build_property." + name, out var value) && bool.TryParse(value, out var isSet) ? isSet : defaultValue;
    }
}
