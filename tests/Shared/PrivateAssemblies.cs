using System.Reflection;
using System.Runtime.ExceptionServices;
using System.Runtime.Loader;

namespace BsonGen.Tests.Shared;

/// <summary>
/// The assemblies beside the program, loaded again. The driver among them has registries of its own, so that a side of a comparison
/// does not see what the other side registers.
/// </summary>
internal abstract class PrivateAssemblies : IDisposable
{
    private readonly Context _context = new();
    private readonly Type _entry;

    /// <param name="entry">The class whose static methods are called there.</param>
    protected PrivateAssemblies(Type entry) =>
        _entry = _context.LoadFromAssemblyName(entry.Assembly.GetName()).GetType(entry.FullName!, throwOnError: true)!;

    /// <summary>Whether the memory is freed, which long runs need. Code that can be unloaded starts several times slower.</summary>
    public static bool IsUnloaded { get; set; }

    /// <summary>Calls a public static method. Its exceptions are those that it throws.</summary>
    public virtual T Call<T>(string method, params object?[] arguments)
    {
        try
        {
            return (T)_entry.GetMethod(method)!.Invoke(null, arguments)!;
        }
        catch (TargetInvocationException error)
        {
            ExceptionDispatchInfo.Throw(error.InnerException!);
            throw;
        }
    }

    public void Dispose()
    {
        if (_context.IsCollectible)
        {
            _context.Unload();
        }

        GC.SuppressFinalize(this);
    }

    /// <summary>Loads the assemblies beside the program again, and shares the framework.</summary>
    private sealed class Context() : AssemblyLoadContext(name: null, IsUnloaded)
    {
        protected override Assembly? Load(AssemblyName assemblyName)
        {
            // Assemblies that were compiled in memory are found by their names.
            if (Assemblies.FirstOrDefault(assembly => assembly.GetName().Name == assemblyName.Name) is { } loaded)
            {
                return loaded;
            }

            var path = Path.Combine(AppContext.BaseDirectory, assemblyName.Name + ".dll");
            return File.Exists(path) ? LoadFromAssemblyPath(path) : null;
        }
    }
}
