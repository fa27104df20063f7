namespace BsonGen;

/// <summary>
/// Lists the types that fell back to the driver's class map or another serializer, because the run-time configuration differs from the compiled code.
/// </summary>
/// <remarks>All members are thread-safe.</remarks>
public static class BsonGenFallbacks
{
    /// <summary>
    /// Whether the use of a type that falls back to the class map throws an <see cref="InvalidOperationException"/> with the type and the reason.
    /// The default is false. Set it before any type is used.
    /// </summary>
    /// <remarks>A type with another registered serializer throws no exception, since the registration is explicit.</remarks>
    public static bool ThrowOnFallback
    {
        get => Fallbacks.AreThrown;
        set => Fallbacks.AreThrown = value;
    }

    /// <summary>
    /// The types that have been used and fell back, and the types for which a class map was registered after their first use, which has no effect. The list
    /// is a copy, sorted by name, and does not change.
    /// </summary>
    public static IReadOnlyList<BsonGenFallback> Observed
    {
        get
        {
            foreach (var type in ClassMaps.AllReplaced.Where(GeneratedSerializerProvider.AreServing))
            {
                Fallbacks.AddLate(type);
            }

            return Sort(Fallbacks.All.Select(fallback => new BsonGenFallback(fallback.Key, fallback.Value.Text)));
        }
    }

    /// <summary>
    /// Raised once for each type that falls back, soon after its first use. <see cref="Observed"/> also has the types that fell back before a handler was
    /// added.
    /// </summary>
    /// <remarks>
    /// Handlers run on a thread of the thread pool without a lock, so they may use any type, and may block. If the process ends first, they don't run. An
    /// exception of a handler is ignored, and affects neither the type nor other handlers.
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

    /// <summary>Uses all types of an assembly with a generated serializer, and finds those that fall back, sorted by name.</summary>
    /// <param name="assembly">The assembly with the annotated types. Open generic types are omitted; see <see cref="Observed"/> for closed ones.</param>
    /// <returns>The types that fall back, with the reasons. It is empty if generated code serves all types.</returns>
    /// <remarks>
    /// Later configuration of the types has no effect, as after any use. Call it in a test, or at the end of the start-up. A type that the driver rejects is
    /// in the list, with the driver's message. <see cref="ThrowOnFallback"/> has no effect on this method.
    /// </remarks>
    /// <exception cref="ArgumentNullException"><paramref name="assembly"/> is null.</exception>
    /// <exception cref="ReflectionTypeLoadException">A type of the assembly can't be loaded.</exception>
    [RequiresUnreferencedCode("Types that nothing refers to may have been removed.")]
    public static IReadOnlyList<BsonGenFallback> UseAndFind(Assembly assembly)
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
                // On a thread of the thread pool, the exception would end the process.
            }
        }
    }

    private static BsonGenFallback? Find(Type type) => FindReason(type) is { } reason ? new BsonGenFallback(type, reason) : null;

    private static string? FindReason(Type type)
    {
        IBsonSerializer serializer;
        try
        {
            serializer = DriverRegistry.LookUpSerializer(type);
        }
        catch (Exception error)
        {
            return Fallbacks.Add(type, new FallbackReason(FallbackKinds.Refused, $"the driver rejects the type: {error.Message.TrimEnd('.')}"));
        }

        return serializer is IGeneratedSerializer generated ? generated.FallbackReason ?? Fallbacks.AddLate(type) : Fallbacks.Add(type, serializer);
    }

    private static List<BsonGenFallback> Sort(IEnumerable<BsonGenFallback> fallbacks) =>
        [.. fallbacks.OrderBy(fallback => fallback.Type.FullName, StringComparer.Ordinal)];
}
