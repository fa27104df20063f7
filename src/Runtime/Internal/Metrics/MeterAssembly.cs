namespace BsonGen.Internal.Metrics;

/// <summary>Whether the process has loaded the assembly of meters, which each listener uses.</summary>
/// <remarks>
/// Loading it, creating the meter, and compiling its instruments would take several milliseconds of the first document. Code that
/// asks here first must not name a type of the assembly, since the runtime may load the assembly before it runs such code.
/// </remarks>
internal static class MeterAssembly
{
    private const string Name = "System.Diagnostics.DiagnosticSource,";

    private static volatile bool _isLoaded;
    private static volatile bool _isObserved;

    /// <summary>Whether there may be a listener. The first call starts to observe the loading of assemblies.</summary>
    public static bool IsLoaded => _isLoaded || (!_isObserved && Observe());

    private static bool Observe()
    {
        // Native code loads no assemblies. The event would keep an assembly alive that can be unloaded.
        if (!RuntimeFeature.IsDynamicCodeSupported || typeof(MeterAssembly).Assembly.IsCollectible)
        {
            return _isLoaded = true;
        }

        AppDomain.CurrentDomain.AssemblyLoad -= OnLoad;
        AppDomain.CurrentDomain.AssemblyLoad += OnLoad;

        // Each racing thread looks for itself, since the other may not have found the assembly yet.
        Array.ForEach(AppDomain.CurrentDomain.GetAssemblies(), Check);
        _isObserved = true;
        return _isLoaded;
    }

    private static void OnLoad(object? sender, AssemblyLoadEventArgs args) => Check(args.LoadedAssembly);

    private static void Check(Assembly assembly)
    {
        if (!_isLoaded && assembly.FullName?.StartsWith(Name, StringComparison.Ordinal) == true)
        {
            _isLoaded = true;
            AppDomain.CurrentDomain.AssemblyLoad -= OnLoad;
        }
    }
}
