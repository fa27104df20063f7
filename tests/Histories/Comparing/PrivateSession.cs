using BsonGen.Tests.Shared;
using Histories.Playing;

namespace Histories.Comparing;

/// <summary>A session beside a driver of its own.</summary>
internal sealed class PrivateSession : PrivateAssemblies
{
    public PrivateSession(PoolCompiler pool, int version)
        : this(pool.GetLibrary(version), pool.Types)
    {
    }

    public PrivateSession(byte[] library, byte[] types)
        : base(typeof(Session)) =>
        Call<object?>(nameof(Session.Load), library, types);

    public (string? Value, string Errors, string Message) Play(string operation) =>
        Call<(string?, string, string)>(nameof(Session.Play), operation);
}
