using System.Reflection;
using System.Runtime.ExceptionServices;

namespace BsonGen.Tests.Shared;

/// <summary>
/// The assemblies beside the program, loaded again. The driver among them has registries of its own, so that a side of a comparison
/// does not see what the other side registers.
/// </summary>
internal abstract class PrivateAssemblies : IDisposable
{
    private readonly PrivateContext _context = new(IsUnloaded);
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

    public virtual void Dispose()
    {
        if (_context.IsCollectible)
        {
            _context.Unload();

            // The collector sees few objects, and not the code and the mappings of a context: without this call, thousands of
            // contexts wait for it until the process has as many mappings as Linux allows. The last contexts are still in use.
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        GC.SuppressFinalize(this);
    }
}
