namespace Conformance.Tests;

/// <summary>What the overrides of a reader, writer or stream change.</summary>
public enum Change
{
    Nothing,
    Names,
    Types,
    Elements,
}

/// <summary>Values as a change makes them.</summary>
internal static class ChangeExtensions
{
    public static int Number(this Change change, int value) => change == Change.Elements ? ~value : value;

    public static long Number(this Change change, long value) => change == Change.Elements ? ~value : value;

    public static string Text(this Change change, string value) => change == Change.Types ? value + "!" : value;

    public static string Name(this Change change, string name) =>
        change == Change.Names && name.Length > 2 ? name[1..] + name[0] : name;

    // The driver's stream may return bytes of its own buffer.
    public static ArraySegment<byte> Name(this Change change, ArraySegment<byte> name) =>
        change == Change.Names && name.Count > 2 ? new([.. name[1..], name[0]]) : name;
}
