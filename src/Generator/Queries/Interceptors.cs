using System.Reflection;

namespace BsonGen.Generator.Queries;

/// <summary>The compiler's API of interceptors, which the Roslyn that this assembly is compiled against lacks.</summary>
internal static class Interceptors
{
    /// <summary>The build allows interceptors in this namespace and in those inside it.</summary>
    public const string AllowedNamespace = GeneratedNamespace.Name;

    private const string Feature = "InterceptorsNamespaces";

    // Roslyn 4.12 has the API, but only later versions know the final name of the feature.
    private static readonly Version LowestVersion = new(4, 13);

    private static readonly MethodInfo? GetLocation = FindGetLocation();
    private static readonly PropertyInfo? VersionOfLocation = GetLocation?.ReturnType.GetProperty("Version");
    private static readonly PropertyInfo? DataOfLocation = GetLocation?.ReturnType.GetProperty("Data");

    public static bool AreAllowedBy(ParseOptions options) =>
        AreSupported &&
        options.Features.TryGetValue(Feature, out var namespaces) &&
        namespaces.Split(';').Any(allowed => allowed.Trim() == AllowedNamespace);

    /// <summary>Finds the arguments of the attribute that intercepts a call; null if the call can't be intercepted.</summary>
    public static (int Version, string Data)? Locate(
        SemanticModel model, InvocationExpressionSyntax call, CancellationToken cancellationToken) =>
        AreSupported && GetLocation!.Invoke(null, [model, call, cancellationToken]) is { } location
            ? ((int)VersionOfLocation!.GetValue(location), (string)DataOfLocation!.GetValue(location))
            : null;

    private static bool AreSupported => VersionOfLocation is not null && DataOfLocation is not null &&
        typeof(CSharpSyntaxTree).Assembly.GetName().Version >= LowestVersion;

    private static MethodInfo? FindGetLocation() => typeof(Microsoft.CodeAnalysis.CSharp.CSharpExtensions).GetMethod(
        "GetInterceptableLocation",
        [typeof(SemanticModel), typeof(InvocationExpressionSyntax), typeof(CancellationToken)]);
}
