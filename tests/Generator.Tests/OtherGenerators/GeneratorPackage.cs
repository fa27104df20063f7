using System.Reflection;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Tests.OtherGenerators;

/// <summary>A package of a source generator, which the build restores.</summary>
internal sealed class GeneratorPackage
{
    private static readonly Version None = new(0, 0);

    private readonly string _folder;

    private GeneratorPackage(string name)
    {
        var metadata = typeof(GeneratorPackage).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>();
        _folder = metadata.First(item => item.Key == name).Value!;
    }

    public static GeneratorPackage CommunityToolkit { get; } = new("CommunityToolkit.Mvvm");

    public static GeneratorPackage Mapperly { get; } = new("Riok.Mapperly");

    public static GeneratorPackage Vogen { get; } = new("Vogen");

    /// <summary>Creates its generators, those for the newest Roslyn.</summary>
    public IReadOnlyList<ISourceGenerator> CreateGenerators()
    {
        // Packages name the folder of a Roslyn version at different depths, and may have a folder for all versions beside them.
        var files = Directory.GetFiles(Path.Combine(_folder, "analyzers"), "*.dll", SearchOption.AllDirectories)
            .Where(static path => !path.EndsWith(".resources.dll", StringComparison.Ordinal))
            .Where(static path => !path.Contains("CodeFix", StringComparison.Ordinal))
            .ToLookup(FindRoslynVersion);
        var newest = files.Max(static group => group.Key)!;
        var assemblies = files[None].Concat(files[newest]).Select(Assembly.LoadFrom).ToList();
        return
        [
            .. assemblies
                .SelectMany(static assembly => assembly.GetTypes())
                .Where(static type => type.IsDefined(typeof(GeneratorAttribute), inherit: false))
                .Select(static type => Activator.CreateInstance(type, nonPublic: true)!)
                .Select(static generator => generator as ISourceGenerator ?? ((IIncrementalGenerator)generator).AsSourceGenerator()),
        ];
    }

    /// <summary>The assemblies that programs reference.</summary>
    public IReadOnlyList<string> FindLibraries()
    {
        var folders = Directory.GetDirectories(Path.Combine(_folder, "lib"));
        var newest = folders
            .Where(static folder => Version.TryParse(Path.GetFileName(folder)["net".Length..], out _))
            .MaxBy(static folder => Version.Parse(Path.GetFileName(folder)["net".Length..]));
        return Directory.GetFiles(newest ?? Path.Combine(_folder, "lib", "netstandard2.0"), "*.dll");
    }

    private static Version FindRoslynVersion(string path)
    {
        var folder = path.Split(Path.DirectorySeparatorChar)
            .LastOrDefault(static part => part.StartsWith("roslyn", StringComparison.Ordinal));
        return folder is null ? None : Version.Parse(folder["roslyn".Length..]);
    }
}
