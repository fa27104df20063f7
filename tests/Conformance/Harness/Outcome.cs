using System.Text;
using System.Text.RegularExpressions;
using MongoDB.Bson;

namespace Conformance.Harness;

/// <summary>The outcome of reading or writing: a value as text, or exceptions.</summary>
/// <param name="Value">The value; null when it failed.</param>
/// <param name="Errors">The types of the exception and those inside it.</param>
/// <param name="Message">The outermost exception's text.</param>
internal sealed partial record Outcome(string? Value, string Errors, string Message)
{
    public bool IsError => Value is null;

    /// <summary>Whether both gave the same, texts of exceptions aside.</summary>
    public bool IsSameAs(Outcome other) => Value == other.Value && Errors == other.Errors;

    public static Outcome Of(Func<object?> read) => Of(read, value => Dump.Of(value));

    /// <summary>Of the direct API, which adds to an exception where in the bytes its cause is, and wraps those of other types.</summary>
    public static Outcome OfDirect(Func<object?> read)
    {
        try
        {
            var value = read();
            return Of(() => value);
        }
        catch (Exception error)
        {
            return OfDirectError(error);
        }
    }

    public static Outcome OfDirectError(Exception error)
    {
        var isDocumented = error is FormatException or EndOfStreamException or BsonSerializationException or DecoderFallbackException or
            InsufficientExecutionStackException or OutOfMemoryException;
        var isWrapper = error is BsonSerializationException { InnerException: { } inner } &&
            error.Message.StartsWith(inner.Message, StringComparison.Ordinal);
        var outcome = OfError(isWrapper ? error.InnerException! : error);
        return outcome with
        {
            Message = Place().Replace(outcome.Message, ""),
            Errors = isDocumented ? outcome.Errors : "undocumented " + outcome.Errors,
        };
    }

    public static Outcome OfError(Exception error)
    {
        DriverThread.Mend();
        return new Outcome(null, GetTypes(error), TypeNames.Normalize(error.Message));
    }

    public static Outcome OfBytes(Func<byte[]> write) => Of(write, bytes => Convert.ToHexString(TypeNames.ToGenerated((byte[])bytes!)));

    public static Outcome OfText(Func<string> write) => Of(write, text => TypeNames.Normalize((string)text!));

    public override string ToString() => Value is null ? $"{Errors}: {Message}" : Value.Length > 600 ? Value[..600] + "…" : Value;

    private static Outcome Of(Func<object?> act, Func<object?, string> show)
    {
        object? value;
        try
        {
            value = act();
        }
        catch (Exception error)
        {
            return OfError(error);
        }

        return new Outcome(show(value), "", "");
    }

    private static string GetTypes(Exception error)
    {
        var types = new List<string>();
        for (Exception? current = error; current is not null; current = current.InnerException)
        {
            types.Add(current.GetType().Name);
        }

        return string.Join(" < ", types);
    }

    [GeneratedRegex(@" \((element '.*', )?offset \d+\)$", RegexOptions.Singleline)]
    private static partial Regex Place();
}
