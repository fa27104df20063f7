using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using MongoDB.Bson.Serialization;

namespace BsonGen;

/// <summary>
/// Tells which types fell back to the driver's class map, because something was configured at run time that the compiler did not know.
/// </summary>
/// <remarks>All of it may be called from any thread.</remarks>
public static class BsonGenFallbacks
{
    /// <summary>
    /// Whether using a type whose generated serializer gives way to the class map throws an <see cref="InvalidOperationException"/> that names
    /// the type and the reason. False by default; set it before any type is used.
    /// </summary>
    /// <remarks>A serializer that was registered for a type is used without an exception, since that is what was asked for.</remarks>
    public static bool ThrowOnFallback
    {
        get => Fallbacks.AreThrown;
        set => Fallbacks.AreThrown = value;
    }

    /// <summary>The types used so far that generated code does not serve, sorted by name; a copy, which does not change.</summary>
    public static IReadOnlyList<BsonGenFallback> Observed =>
        Sort(Fallbacks.All.Select(fallback => new BsonGenFallback(fallback.Key, fallback.Value.Text)));

    /// <summary>
    /// Raised once for each type, soon after the first use that finds out that generated code does not serve it. Types that were found before a
    /// handler was added are in <see cref="Observed"/>.
    /// </summary>
    /// <remarks>
    /// Handlers are called on a thread of the thread pool, where no lock is held: they may use any type, and wait. When the process ends first, they
    /// are not called. An exception that a handler throws is ignored; the type works, and the other handlers are called.
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

    private static event Action<BsonGenFallback>? Handlers;

    /// <summary>All types that an assembly asks generated code for and that it does not serve, sorted by name; empty when there are none.</summary>
    /// <param name="assembly">
    /// The assembly with the attributes. Open generic types are left out, since only those that are used are known: see <see cref="Observed"/>.
    /// </param>
    /// <remarks>
    /// This counts as the first use of each type: what is configured for it afterwards has no effect. So call it in a test, or at the end of the
    /// start-up. It never throws because of <see cref="ThrowOnFallback"/>, nor
    /// because the driver refuses a type: that is a reason like others.
    /// </remarks>
    /// <exception cref="ArgumentNullException"><paramref name="assembly"/> is null.</exception>
    [RequiresUnreferencedCode("Types that nothing refers to may have been removed.")]
    public static IReadOnlyList<BsonGenFallback> Find(Assembly assembly)
    {
        ArgumentNullException.ThrowIfNull(assembly);
        RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        var annotated = assembly.GetTypes().Where(type => type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false));
        var named = assembly.GetCustomAttributes<BsonGeneratedAttribute>().Select(attribute => attribute.Type).OfType<Type>();
        return Sort(annotated.Concat(named).Distinct().Where(type => !type.ContainsGenericParameters).Select(Find).OfType<BsonGenFallback>());
    }

    private static void Raise(Type type, string reason)
    {
        var fallback = new BsonGenFallback(type, reason);
        foreach (var handler in Handlers?.GetInvocationList() ?? [])
        {
            try
            {
                ((Action<BsonGenFallback>)handler)(fallback);
            }
            catch (Exception)
            {
                // On a thread of the pool it would end the process, and the other handlers would not be called.
            }
        }
    }

    private static BsonGenFallback? Find(Type type) => FindReason(type) is { } reason ? new BsonGenFallback(type, reason) : null;

    private static string? FindReason(Type type)
    {
        IBsonSerializer serializer;
        try
        {
            serializer = BsonSerializer.LookupSerializer(type);
        }
        catch (Exception error)
        {
            return Fallbacks.Add(type, new FallbackReason(FallbackKinds.Refused, $"the driver refuses it: {error.Message.TrimEnd('.')}"));
        }

        return serializer is IGeneratedSerializer generated ? generated.FallbackReason : Fallbacks.Add(type, serializer);
    }

    private static List<BsonGenFallback> Sort(IEnumerable<BsonGenFallback> fallbacks) =>
        [.. fallbacks.OrderBy(fallback => fallback.Type.FullName, StringComparer.Ordinal)];
}
