using System.IO.Compression;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Text;
using System.Xml.Linq;
using NUnit.Framework;

namespace BsonGen.Package.Tests;

/// <summary>A package in memory: the content of its entries by their paths.</summary>
internal sealed class PackageFile
{
    // What the format needs, and no user sees.
    private static readonly string[] Parts = ["_rels/", "package/", "[Content_Types].xml"];

    private readonly Dictionary<string, byte[]> _entries = [];

    private PackageFile(string path)
    {
        Bytes = File.ReadAllBytes(path);
        using var archive = new ZipArchive(new MemoryStream(Bytes));
        foreach (var entry in archive.Entries.Where(entry => !Parts.Any(part => entry.FullName.StartsWith(part, StringComparison.Ordinal))))
        {
            using var content = new MemoryStream();
            using var stream = entry.Open();
            stream.CopyTo(content);
            _entries.Add(entry.FullName, content.ToArray());
        }
    }

    public byte[] Bytes { get; }

    public IEnumerable<string> Paths => _entries.Keys;

    /// <summary>The paths of the assemblies with code that is compiled ahead of time.</summary>
    public IEnumerable<string> Precompiled => Paths.Where(path => path.StartsWith("runtimes/", StringComparison.Ordinal));

    public XElement Metadata
    {
        get
        {
            var root = XElement.Load(new MemoryStream(Read("BsonGen.nuspec")));
            return root.Elements().Single(element => element.Name.LocalName == "metadata");
        }
    }

    /// <summary>Opens the only package of a kind in one of the two folders that hold the same package, made twice.</summary>
    /// <param name="folder"><c>first</c> or <c>second</c>.</param>
    /// <param name="extension"><c>nupkg</c> or <c>snupkg</c>.</param>
    public static PackageFile Open(string folder, string extension)
    {
        var packages = Environment.GetEnvironmentVariable("BSONGEN_PACKAGES");
        if (string.IsNullOrEmpty(packages))
        {
            Assert.Ignore("There is no package to check: build/package.sh makes one and runs these tests.");
        }

        return new PackageFile(Directory.GetFiles(Path.Combine(packages, folder), "BsonGen.*." + extension).Single());
    }

    public byte[] Read(string path) => _entries[path];

    public string ReadText(string path) => Encoding.UTF8.GetString(Read(path));

    public PEReader OpenAssembly(string path) => new(new MemoryStream(Read(path)));

    public MetadataReaderProvider OpenSymbols(string path) => MetadataReaderProvider.FromPortablePdbStream(new MemoryStream(Read(path)));
}
