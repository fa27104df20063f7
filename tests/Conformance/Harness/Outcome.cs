using System.Text.RegularExpressions;

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

    public static Outcome Of(Func<object?> read) => Of(read, Dump.Of);

    /// <summary>Of the direct API, which adds to an exception where in the bytes its cause is.</summary>
    public static Outcome OfDirect(Func<object?> read)
    {
        var outcome = Of(read);
        return outcome with { Message = Place().Replace(outcome.Message, "") };
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
