using BsonGen.Tests.Shared;
using Conformance.Machine.Examining;
using Conformance.Machine.Playing;

namespace Conformance.Machine.Running;

/// <summary>The compiled types of one side, beside a driver of their own.</summary>
internal sealed class PrivateSide : PrivateAssemblies
{
    private readonly Activity _activity;

    private PrivateSide(Type entry, Activity activity, byte[] library, byte[] types)
        : base(entry)
    {
        _activity = activity;
        Call<object?>(nameof(Examiner.Load), library, types);
    }

    /// <summary>Creates a side whose methods are those of the <see cref="Examiner"/>.</summary>
    /// <param name="activity">The name of a call of the side.</param>
    /// <param name="library">The assembly of base classes.</param>
    /// <param name="types">The assembly of the types.</param>
    public static PrivateSide ToExamine(Activity activity, byte[] library, byte[] types) =>
        new(typeof(Examiner), activity, library, types);

    /// <summary>Creates a side whose methods are those of the <see cref="Session"/>, with the types of the pool.</summary>
    /// <param name="activity">The name of a call of the side.</param>
    /// <param name="pool">The pool of the side.</param>
    /// <param name="version">The version of the library.</param>
    public static PrivateSide ToPlay(Activity activity, PoolCompiler pool, int version) =>
        new(typeof(Session), activity, pool.GetLibrary(version), pool.Types);

    /// <summary>Does an operation of a history.</summary>
    public (string? Value, string Errors, string Message) Play(string operation) =>
        Call<(string?, string, string)>(nameof(Session.Play), operation);

    /// <summary>Calls a method there.</summary>
    public override T Call<T>(string method, params object?[] arguments)
    {
        Progress.Current.Tell(_activity);
        return base.Call<T>(method, arguments);
    }
}
