using System.Reflection;

namespace BsonGen.Package.Tests;

/// <summary>Properties in the project files.</summary>
internal static class Project
{
    public static readonly string RepositoryUrl = Find("RepositoryUrl");

    public static readonly string Root = Find("RepositoryRoot");

    private static string Find(string key) =>
        typeof(Project).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(attribute => attribute.Key == key).Value!;
}
