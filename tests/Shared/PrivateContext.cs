using System.ComponentModel;
using System.Reflection;
using System.Runtime.Loader;

namespace BsonGen.Tests.Shared;

/// <summary>Loads the assemblies beside the program again, the driver among them, and shares the framework.</summary>
/// <param name="isCollectible">Whether the context can be unloaded. Its code starts several times slower then.</param>
internal sealed class PrivateContext(bool isCollectible = false) : AssemblyLoadContext(name: null, isCollectible)
{
    protected override Assembly? Load(AssemblyName assemblyName)
    {
        // Assemblies that were compiled in memory are found by their names.
        if (Assemblies.FirstOrDefault(assembly => assembly.GetName().Name == assemblyName.Name) is { } loaded)
        {
            return loaded;
        }

        // This assembly of the framework keeps the types for which the driver asks it, and with them their context.
        var converters = typeof(TypeConverter).Assembly;
        if (IsCollectible && assemblyName.Name == converters.GetName().Name)
        {
            return LoadFromAssemblyPath(converters.Location);
        }

        var path = Path.Combine(AppContext.BaseDirectory, assemblyName.Name + ".dll");
        return File.Exists(path) ? LoadFromAssemblyPath(path) : null;
    }
}
