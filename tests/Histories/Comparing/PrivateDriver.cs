using System.Reflection;
using System.Runtime.ExceptionServices;
using System.Runtime.Loader;
using Histories.Playing;

namespace Histories.Comparing;

/// <summary>A session beside a driver of its own.</summary>
internal sealed class PrivateDriver : IDisposable
{
    private readonly Context _context = new();
    private readonly Type _session;

    /// <summary>Whether the memory is freed, which long runs need. Code that can be unloaded starts several times slower.</summary>
    public static bool IsUnloaded { get; set; }

    public PrivateDriver(PoolCompiler pool, int version)
        : this(pool.GetLibrary(version), pool.Types)
    {
    }

    public PrivateDriver(byte[] library, byte[] types)
    {
        _session = _context.LoadFromAssemblyName(typeof(Session).Assembly.GetName()).GetType(typeof(Session).FullName!, throwOnError: true)!;
        Call<object?>(nameof(Session.Load), library, types);
    }

    /// <summary>Calls a method of the <see cref="Session"/> there.</summary>
    public T Call<T>(string method, params object?[] arguments)
    {
        try
        {
            return (T)_session.GetMethod(method)!.Invoke(null, arguments)!;
        }
        catch (TargetInvocationException error)
        {
            ExceptionDispatchInfo.Throw(error.InnerException!);
            throw;
        }
    }

    public (string? Value, string Errors, string Message) Play(string operation) => Call<(string?, string, string)>(nameof(Session.Play), operation);

    public void Dispose()
    {
        if (_context.IsCollectible)
        {
            _context.Unload();
        }
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
