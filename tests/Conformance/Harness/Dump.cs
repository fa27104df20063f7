using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Text;
using MongoDB.Bson;
using MongoDB.Bson.IO;

namespace Conformance.Harness;

/// <summary>Prints an object with all its fields, including private ones, so that equal texts mean equal objects.</summary>
internal static class Dump
{
    private static readonly Dictionary<Type, FieldInfo[]> FieldsByType = [];
    private static readonly BsonBinaryWriterSettings AnyDepth = new() { MaxSerializationDepth = int.MaxValue };

    public static string Of(object? value)
    {
        var text = new StringBuilder();
        Append(text, value);
        return text.ToString();
    }

    /// <summary>All instance fields, the base class's first.</summary>
    public static FieldInfo[] FieldsOf(Type type)
    {
        lock (FieldsByType)
        {
            if (!FieldsByType.TryGetValue(type, out var fields))
            {
                var own = type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly);
                fields = [.. type.BaseType is { } parent ? FieldsOf(parent) : [], .. own];
                FieldsByType.Add(type, fields);
            }

            return fields;
        }
    }

    public static bool IsModel(Type type) =>
        type.Namespace is { } name && (name == "Conformance.Models" || name.StartsWith("Conformance.Models.", StringComparison.Ordinal));

    private static void Append(StringBuilder text, object? value)
    {
        if (value is null)
        {
            text.Append("null");
            return;
        }

        var type = value.GetType();
        text.Append(TypeNames.Of(type));
        if (type.IsValueType && type.GetProperty("IsDefault")?.GetValue(value) is true)
        {
            // An immutable array without its array can't be enumerated.
            text.Append("(default)");
        }
        else if (value is IEnumerable items and not (string or BsonValue))
        {
            AppendItems(text, items);
        }
        else if (type.IsEnum || !IsComposite(type))
        {
            text.Append('(').Append(Show(value)).Append(')');
        }
        else
        {
            text.Append('{');
            foreach (var field in FieldsOf(type))
            {
                text.Append(field.Name).Append('=');
                Append(text, field.GetValue(value));
                text.Append("; ");
            }

            text.Append('}');
        }
    }

    private static bool IsComposite(Type type) =>
        IsModel(type) ||
        type == typeof(DictionaryEntry) ||
        (type.IsGenericType &&
            (type.Name.StartsWith("KeyValuePair", StringComparison.Ordinal) || type.Name.Contains("Tuple", StringComparison.Ordinal)));

    private static void AppendItems(StringBuilder text, IEnumerable items)
    {
        if (items is Array { Rank: > 1 } matrix)
        {
            text.Append(string.Join('x', Enumerable.Range(0, matrix.Rank).Select(matrix.GetLength)));
        }

        text.Append('[');
        foreach (var item in items)
        {
            Append(text, item);
            text.Append(", ");
        }

        text.Append(']');
    }

    private static string Show(object value) => value switch
    {
        double number => BitConverter.DoubleToInt64Bits(number).ToString("x", CultureInfo.InvariantCulture),
        float number => BitConverter.SingleToInt32Bits(number).ToString("x", CultureInfo.InvariantCulture),
        decimal number => string.Join(' ', decimal.GetBits(number)),
        DateTime date => $"{date.Ticks} {date.Kind}",
        DateTimeOffset date => $"{date.Ticks} {date.Offset.Ticks}",
        Memory<byte> memory => Convert.ToHexString(memory.Span),
        ReadOnlyMemory<byte> memory => Convert.ToHexString(memory.Span),
        char c => ((int)c).ToString(CultureInfo.InvariantCulture),
        CultureInfo culture => $"{culture.Name} {culture.UseUserOverride}",
        Uri uri => TypeNames.Normalize(uri.OriginalString),
        Decimal128 number => $"{number.GetIEEEHighBits():x} {number.GetIEEELowBits():x}",
        BsonValue bson => ShowBson(bson),
        Enum => Convert.ToDecimal(value, CultureInfo.InvariantCulture).ToString(CultureInfo.InvariantCulture),
        string text => TypeNames.Normalize(text),
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString()!,
    };

    private static string ShowBson(BsonValue value)
    {
        // The driver does not write a raw value of a wrong size.
        if (((value as RawBsonDocument)?.Slice ?? (value as RawBsonArray)?.Slice) is { } slice)
        {
            var bytes = new byte[slice.Length];
            slice.GetBytes(0, bytes, 0, bytes.Length);
            return $"{value.BsonType} {Convert.ToHexString(TypeNames.ToGenerated(bytes))}";
        }

        // Its own bytes show all of it: the exact number, the binary subtype, doubled names.
        var document = new BsonDocument(allowDuplicateNames: true) { { "v", value } };
        try
        {
            return Convert.ToHexString(TypeNames.ToGenerated(document.ToBson(writerSettings: AnyDepth)));
        }
        catch (ArgumentException error)
        {
            // A raw value of a wrong size is inside.
            return error.Message;
        }
    }
}
