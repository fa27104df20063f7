using System.Runtime.CompilerServices;

namespace BsonGen.Generator.Tests;

/// <summary>Where the files of the repository are.</summary>
internal static class Repository
{
    public static readonly string TestsFolder = Path.GetFullPath("..", FolderOfThisFile());

    public static string PathOf(string path) => Path.GetFullPath(Path.Combine("..", "..", path), TestsFolder);

    private static string FolderOfThisFile([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;
}
