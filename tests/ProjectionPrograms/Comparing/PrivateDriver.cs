using System.Reflection;
using System.Runtime.ExceptionServices;
using System.Runtime.Loader;
using ProjectionPrograms.Playing;

namespace ProjectionPrograms.Comparing;

/// <summary>A program of one side, beside a driver of its own.</summary>
internal sealed class PrivateDriver : IDisposable
{
    private readonly Type _player;

    public PrivateDriver(byte[] types)
    {
        _player = new Context().LoadFromAssemblyName(typeof(Player).Assembly.GetName()).GetType(
            typeof(Player).FullName!, throwOnError: true)!;
        Call<object?>(nameof(Player.Load), types);
    }

    /// <summary>Calls a method of the <see cref="Player"/> there.</summary>
    public T Call<T>(string method, params object?[] arguments)
    {
        try
        {
            return (T)_player.GetMethod(method)!.Invoke(null, arguments)!;
        }
        catch (TargetInvocationException error)
        {
            ExceptionDispatchInfo.Throw(error.InnerException!);
            throw;
        }
    }

    public (string Commands, string Outcome) Play(string operation, byte[][] documents) =>
        Call<(string, string)>(nameof(Player.Play), operation, documents);

    public void Dispose() => Call<object?>(nameof(Player.Stop));

    /// <summary>Loads the assemblies beside the program again, and shares the framework.</summary>
    private sealed class Context() : AssemblyLoadContext(name: null)
    {
        protected override Assembly? Load(AssemblyName assemblyName)
        {
            var path = Path.Combine(AppContext.BaseDirectory, assemblyName.Name + ".dll");
            return File.Exists(path) ? LoadFromAssemblyPath(path) : null;
        }
    }
}
