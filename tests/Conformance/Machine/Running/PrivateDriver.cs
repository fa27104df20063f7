using System.Reflection;
using System.Runtime.ExceptionServices;
using System.Runtime.Loader;
using Conformance.Machine.Examining;

namespace Conformance.Machine.Running;

/// <summary>The compiled types of one side, beside a driver of their own.</summary>
internal sealed class PrivateDriver : IDisposable
{
    private readonly Context _context = new();
    private readonly Activity _activity;
    private readonly Type _examiner;

    /// <summary>Whether the memory is freed, which long runs need. Code that can be unloaded starts several times slower.</summary>
    public static bool IsUnloaded { get; set; }

    /// <param name="activity">The name of a call of the side.</param>
    /// <param name="library">The assembly of base classes.</param>
    /// <param name="types">The assembly of the types.</param>
    public PrivateDriver(Activity activity, byte[] library, byte[] types)
    {
        _activity = activity;
        _examiner = _context.LoadFromAssemblyName(typeof(Examiner).Assembly.GetName()).GetType(typeof(Examiner).FullName!, throwOnError: true)!;
        Call<object?>(nameof(Examiner.Load), library, types);
    }

    /// <summary>Calls a method of the <see cref="Examiner"/> there.</summary>
    public T Call<T>(string method, params object?[] arguments)
    {
        Progress.Current.Tell(_activity);
        try
        {
            return (T)_examiner.GetMethod(method)!.Invoke(null, arguments)!;
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
