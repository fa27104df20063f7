using System.Reflection;
using System.Runtime.Loader;

namespace Fuzz.Guiding;

/// <summary>Loads the program once more, with the runtime and the generated code instrumented.</summary>
internal sealed class InstrumentedContext() : AssemblyLoadContext("instrumented")
{
    private static readonly string[] Instrumented = ["BsonGen", "Conformance.Generated", "Conformance.Generated.Bases"];

    /// <summary>Whether such a context loaded the calling code.</summary>
    public static bool IsCurrent => GetLoadContext(typeof(InstrumentedContext).Assembly) is { Name: "instrumented" };

    /// <summary>The same type, loaded by this context.</summary>
    public Type Load(Type type) => LoadFromAssemblyName(type.Assembly.GetName()).GetType(type.FullName!, throwOnError: true)!;

    protected override Assembly? Load(AssemblyName name)
    {
        var path = Path.Combine(AppContext.BaseDirectory, name.Name + ".dll");
        if (!File.Exists(path))
        {
            return null;
        }

        if (!Instrumented.Contains(name.Name))
        {
            return LoadFromAssemblyPath(path);
        }

        // The counters are those of this context's copy of the program.
        var instrumenter = Load(typeof(Instrumenter)).GetMethod(nameof(Instrumenter.Rewrite))!;
        return LoadFromStream((MemoryStream)instrumenter.Invoke(null, [path])!);
    }
}
