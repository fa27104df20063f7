using BsonGen.Tests.Shared;
using Queries.Programs.Playing;

namespace Queries.Programs.Comparing;

/// <summary>A program of one side, beside a driver of its own.</summary>
internal sealed class PrivatePlayer : PrivateAssemblies
{
    public PrivatePlayer(byte[] types)
        : base(typeof(Player)) =>
        Call<object?>(nameof(Player.Load), types);

    public (string Commands, string Outcome) Play(string operation, byte[][] documents) =>
        Call<(string, string)>(nameof(Player.Play), operation, documents);

    public override void Dispose()
    {
        Call<object?>(nameof(Player.Stop));
        base.Dispose();
    }
}
