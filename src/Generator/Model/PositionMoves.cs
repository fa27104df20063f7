namespace BsonGen.Generator.Model;

/// <summary>The methods for values of a type that move the position, which generated code holds in a local.</summary>
[Flags]
internal enum PositionMoves
{
    None = 0,
    Reading = 1,
    Writing = 2,
    Both = Reading | Writing,
}
