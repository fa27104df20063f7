using System.Diagnostics;
using BsonGen.Internal.Queries;

namespace BsonGen;

/// <summary>
/// Lists the types with generated serializers that the class map or another serializer reads and writes instead.
/// </summary>
/// <remarks>All members are thread-safe.</remarks>
public static class BsonGenFallbacks
{
    private static event Action<BsonGenFallback>? Handlers;

    /// <summary>
    /// Whether using a type that falls back to the class map throws an <see cref="InvalidOperationException"/> with the reason.
    /// </summary>
    /// <remarks>False by default. Set it before any type is used. Types with another registered serializer never throw.</remarks>
    public static bool ThrowOnFallback
    {
        get => Fallbacks.AreThrown;
        set => Fallbacks.AreThrown = value;
    }

    /// <summary>
    /// The types that were used and fell back to the class map or another serializer, or whose class map was registered too late:
    /// a copy, sorted by name.
    /// </summary>
    public static IReadOnlyList<BsonGenFallback> Observed
    {
        get
        {
            foreach (var type in ClassMaps.AllWithLateMaps.Where(GeneratedSerializers.AreFoundFor))
            {
                Fallbacks.AddLate(type);
            }

            return Sort(FallbackReasons.All.Select(fallback => new BsonGenFallback(fallback.Key, fallback.Value.Text)));
        }
    }

    /// <summary>
    /// The projections that are rendered for each call, or whose results the driver's serializer reads at later calls: a copy,
    /// sorted by place. Each place and type of results is listed with its first reason.
    /// </summary>
    /// <remarks>
    /// Such projections have the same results, and take more time. Calls of other LINQ providers, and calls that the compiler
    /// does not intercept, are not listed.
    /// </remarks>
    public static IReadOnlyList<BsonGenProjectionFallback> ObservedProjections =>
    [
        .. ProjectionFallbacks.All
            .Select(static fallback => new BsonGenProjectionFallback(fallback.Place, fallback.Result, fallback.Reason))
            .OrderBy(fallback => fallback.Place, StringComparer.Ordinal)
            .ThenBy(fallback => fallback.Result.FullName, StringComparer.Ordinal),
    ];

    /// <summary>Raised once for each type that falls back, soon after its first use.</summary>
    /// <remarks>
    /// Handlers run on the thread pool without a lock, so they may use any type, and may block. If the process ends first, they
    /// don't run. Their exceptions are ignored. <see cref="Observed"/> also has earlier types.
    /// </remarks>
    public static event Action<BsonGenFallback>? FellBack
    {
        add
        {
            Handlers += value;
            Fallbacks.Reported = Raise;
        }
        remove => Handlers -= value;
    }

    /// <summary>
    /// Receives one line, two seconds after the first type fell back: how many types fell back so far, and where to look. Types
    /// that fall back later add none. The default is <see cref="Trace.TraceWarning(string)"/>; null writes nothing.
    /// </summary>
    /// <remarks>Set it before any type is used. The delegate runs on the thread pool. Its exceptions are ignored.</remarks>
    public static Action<string>? LogTo
    {
        get => FallbackLog.Writer;
        set => FallbackLog.Writer = value;
    }

    /// <summary>Uses all types of an assembly that have a generated serializer.</summary>
    /// <param name="assembly">The assembly. Open generic types are omitted; see <see cref="Observed"/> for closed ones.</param>
    /// <returns>The types that fall back, with the reasons, sorted by name; empty if generated code serves all types.</returns>
    /// <remarks>
    /// Later configuration of the types has no effect, as after any use. So call it in a test or at the end of the start-up. A
    /// type that the driver rejects is in the list, with the driver's message. <see cref="ThrowOnFallback"/> has no effect here.
    /// </remarks>
    /// <exception cref="ArgumentNullException"><paramref name="assembly"/> is null.</exception>
    /// <exception cref="ArgumentException">No serializer was generated in the assembly, so nothing could be checked.</exception>
    /// <exception cref="ReflectionTypeLoadException">A type of the assembly can't be loaded.</exception>
    public static IReadOnlyList<BsonGenFallback> UseTypesAndFindFallbacks(Assembly assembly)
    {
        ArgumentNullException.ThrowIfNull(assembly);
        RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        Type[] types = [.. AssemblyTypes.FindGenerated(assembly)];
        return types.Length == 0
            ? throw new ArgumentException(
                $"No serializer was generated in {assembly.GetName().Name}. Pass the assembly of annotated types, or of the " +
                "line [assembly: BsonGenerated].",
                nameof(assembly))
            : Sort(types.Select(type => Find(type, assembly)).OfType<BsonGenFallback>());
    }

    private static void Raise(Type type, FallbackReason reason)
    {
        if (Handlers is null)
        {
            return;
        }

        var fallback = new BsonGenFallback(type, reason.Text);
        foreach (var handler in Handlers?.GetInvocationList() ?? [])
        {
            try
            {
                ((Action<BsonGenFallback>)handler)(fallback);
            }
            catch (Exception)
            {
                // The exception would end the process.
            }
        }
    }

    private static BsonGenFallback? Find(Type type, Assembly assembly) =>
        FindReason(type, assembly) is { } reason ? new(type, reason.Text) : null;

    // The assembly requests the serializer, and may be another one than that of the type.
    private static FallbackReason? FindReason(Type type, Assembly assembly)
    {
        IBsonSerializer serializer;
        try
        {
            serializer = DriverRegistry.LookUpSerializer(type);
        }
        catch (Exception error)
        {
            var reason = $"the driver rejects the type: {error.Message.TrimEnd('.')}";
            return Fallbacks.Add(type, new(FallbackKinds.Refused, reason));
        }

        return serializer is IGeneratedSerializer generated
            ? generated.FallbackReason ?? generated.WritingReason ?? Fallbacks.AddLate(type)
            : Fallbacks.AddOther(type, serializer, assembly);
    }

    private static List<BsonGenFallback> Sort(IEnumerable<BsonGenFallback> fallbacks) =>
        [.. fallbacks.OrderBy(fallback => fallback.Type.FullName, StringComparer.Ordinal)];
}
