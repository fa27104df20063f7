using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using NUnit.Framework;

namespace BsonGen.Package.Tests;

/// <summary>The assemblies of the package and their symbols.</summary>
public sealed class AssemblyTests
{
    private static readonly Guid EmbeddedSource = new("0E8A571B-6926-466E-B4AD-8AB04611F5FE");
    private static readonly string[] Frameworks = ["net10.0", "net8.0"];

    /// <summary>Debuggers step into the runtime without a server, and the symbols hold no path of the build machine.</summary>
    [TestCaseSource(nameof(Frameworks))]
    public void SymbolsHoldTheSources(string framework)
    {
        using var symbols = PackageFile.Open("first", "snupkg").OpenSymbols($"lib/{framework}/BsonGen.pdb");
        var reader = symbols.GetMetadataReader();
        var embedded = reader.CustomDebugInformation
            .Select(reader.GetCustomDebugInformation)
            .Where(information => reader.GetGuid(information.Kind) == EmbeddedSource)
            .Select(information => (DocumentHandle)information.Parent)
            .ToHashSet();
        Assert.That(reader.Documents, Is.Not.Empty);
        Assert.That(reader.Documents.Where(document => !embedded.Contains(document)).Select(Name), Is.Empty);
        Assert.That(reader.Documents.Select(Name), Is.All.StartWith("/_/"));

        string Name(DocumentHandle document) => reader.GetString(reader.GetDocument(document).Name);
    }

    [TestCaseSource(nameof(Frameworks))]
    public void SymbolsBelongToTheAssembly(string framework)
    {
        using var assembly = PackageFile.Open("first", "nupkg").OpenAssembly($"lib/{framework}/BsonGen.dll");
        using var symbols = PackageFile.Open("first", "snupkg").OpenSymbols($"lib/{framework}/BsonGen.pdb");
        var entry = assembly.ReadDebugDirectory().Single(entry => entry.Type == DebugDirectoryEntryType.CodeView);
        var id = new BlobContentId(symbols.GetMetadataReader().DebugMetadataHeader!.Id);
        Assert.That((id.Guid, id.Stamp), Is.EqualTo((assembly.ReadCodeViewDebugDirectoryData(entry).Guid, entry.Stamp)));
    }

    /// <summary>The portable assembly with code added. Its symbols are therefore those of the portable one.</summary>
    [Test]
    public void PrecompiledAssembliesArePortableOnesWithCode()
    {
        var package = PackageFile.Open("first", "nupkg");
        using var portable = package.OpenAssembly("lib/net10.0/BsonGen.dll");
        Assert.That(HasCode(portable), Is.False);
        foreach (var path in package.Precompiled)
        {
            using var precompiled = package.OpenAssembly(path);
            Assert.That(HasCode(precompiled), path);
            Assert.That(ModuleOf(precompiled), Is.EqualTo(ModuleOf(portable)), path);
        }

        static bool HasCode(PEReader assembly) => assembly.PEHeaders.CorHeader!.ManagedNativeHeaderDirectory.Size > 0;

        static Guid ModuleOf(PEReader assembly)
        {
            var reader = assembly.GetMetadataReader();
            return reader.GetGuid(reader.GetModuleDefinition().Mvid);
        }
    }

    /// <summary>
    /// .NET ignores strong names, and its SDK does not let the compiler warn of a missing one. A name can be added to a later version,
    /// since references without a key accept any assembly. It could never be removed.
    /// </summary>
    [TestCaseSource(nameof(Frameworks))]
    public void HasNoStrongName(string framework)
    {
        using var assembly = PackageFile.Open("first", "nupkg").OpenAssembly($"lib/{framework}/BsonGen.dll");
        Assert.That(assembly.GetMetadataReader().GetAssemblyDefinition().PublicKey.IsNil);
    }

    /// <summary>
    /// Analyzers may reference only assemblies that each compiler has: Roslyn, in the oldest version that BsonGen supports.
    /// </summary>
    [TestCase("BsonGen.Generator", false)]
    [TestCase("BsonGen.CodeFixes", true)]
    public void AnalyzerLoadsInTheOldestCompiler(string name, bool isForEditors)
    {
        using var assembly = PackageFile.Open("first", "nupkg").OpenAssembly($"analyzers/dotnet/cs/{name}.dll");
        var reader = assembly.GetMetadataReader();
        var references = reader.AssemblyReferences.Select(reader.GetAssemblyReference).ToDictionary(
            reference => reader.GetString(reference.Name), reference => reference.Version);
        var roslyn = references.Where(reference => reference.Key.StartsWith("Microsoft.CodeAnalysis", StringComparison.Ordinal)).ToList();
        Assert.That(roslyn, Is.Not.Empty);
        Assert.That(roslyn.Select(reference => reference.Value), Is.All.EqualTo(new Version(4, 5, 0, 0)));
        Assert.That(
            roslyn.Any(reference => reference.Key.EndsWith("Workspaces", StringComparison.Ordinal)),
            Is.EqualTo(isForEditors),
            "Compilers have no workspaces.");
    }
}
