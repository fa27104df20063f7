namespace BsonGen.Generator.Tests;

/// <summary>Finds files of the repository, whose root contains the folder of the tests.</summary>
internal static class Repository
{
    private static readonly string Root = FindRoot();

    public static readonly string TestsFolder = Path.Combine(Root, "tests", "Generator.Tests");

    public static string PathOf(string path) => Path.Combine(Root, path);

    private static string FindRoot()
    {
        for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, "BsonGen.sln")))
            {
                return folder.FullName;
            }
        }

        throw new DirectoryNotFoundException($"No folder above {AppContext.BaseDirectory} holds BsonGen.sln.");
    }
}
