using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Text;
using MongoDB.Bson;
using MongoDB.Bson.IO;

namespace Conformance.Harness;

/// <summary>Prints an object with all its fields, including private ones, so that equal texts mean equal objects.</summary>
internal sealed class Dump
{
    private static readonly Dictionary<Type, FieldInfo[]> FieldsByType = [];
    private static readonly BsonBinaryWriterSettings AnyDepth = new() { MaxSerializationDepth = int.MaxValue };

    private readonly StringBuilder _text = new();
    private readonly Func<BsonValue, string> _showBson;

    private Dump(Func<BsonValue, string> showBson) => _showBson = showBson;

    /// <param name="value">The object.</param>
    /// <param name="showBson">Prints values of BSON; null for their bytes.</param>
    public static string Of(object? value, Func<BsonValue, string>? showBson = null)
    {
        var dump = new Dump(showBson ?? ShowBytes);
        dump.Append(value);
        return dump._text.ToString();
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

    private void Append(object? value)
    {
        if (value is null)
        {
            _text.Append("null");
            return;
        }

        var type = value.GetType();
        _text.Append(TypeNames.Of(type));
        if (value is IEnumerable items and not (string or BsonValue))
        {
            AppendItems(type, items);
        }
        else if (IsSingle(type))
        {
            _text.Append('(').Append(Show(value)).Append(')');
        }
        else if (IsOfAssembly(type, "MongoDB."))
        {
            AppendMembers(ResultsOf(value));
        }
        else
        {
            AppendMembers(FieldsOf(type).Select(field => (field.Name, field.GetValue(value))));
        }
    }

    // Types of the framework and of MongoDB.Bson print themselves, apart from pairs and tuples.
    private static bool IsSingle(Type type) =>
        type.IsEnum ||
        type.Assembly == typeof(BsonValue).Assembly ||
        (IsOfFramework(type) && type != typeof(DictionaryEntry) &&
            !(type.IsGenericType &&
                (type.Name.StartsWith("KeyValuePair", StringComparison.Ordinal) || type.Name.Contains("Tuple", StringComparison.Ordinal))));

    private static bool IsOfFramework(Type type) => type.Assembly == typeof(object).Assembly || IsOfAssembly(type, "System.");

    private static bool IsOfAssembly(Type type, string start) => type.Assembly.FullName!.StartsWith(start, StringComparison.Ordinal);

    private void AppendItems(Type type, IEnumerable items)
    {
        if (type.IsValueType && type.GetProperty("IsDefault")?.GetValue(items) is true)
        {
            // An immutable array without its array can't be enumerated.
            _text.Append("(default)");
            return;
        }

        if (items is Array { Rank: > 1 } matrix)
        {
            _text.Append(string.Join('x', Enumerable.Range(0, matrix.Rank).Select(matrix.GetLength)));
        }

        _text.Append('[');
        foreach (var item in items)
        {
            Append(item);
            _text.Append(", ");
        }

        _text.Append(']');
    }

    private void AppendMembers(IEnumerable<(string Name, object? Value)> members)
    {
        _text.Append('{');
        foreach (var (name, value) in members)
        {
            _text.Append(name).Append('=');
            Append(value);
            _text.Append("; ");
        }

        _text.Append('}');
    }

    // What an operation of the driver returned, without the requests.
    private static IEnumerable<(string Name, object? Value)> ResultsOf(object value) => value.GetType()
        .GetProperties(BindingFlags.Instance | BindingFlags.Public)
        .Where(property => property.GetIndexParameters().Length == 0 && property.Name != "ProcessedRequests")
        .Select(property => (property.Name, Read(property, value)));

    // Some properties of results of unacknowledged writes throw.
    private static object? Read(PropertyInfo property, object value)
    {
        try
        {
            return property.GetValue(value);
        }
        catch (TargetInvocationException error)
        {
            return error.InnerException!.GetType().Name;
        }
    }

    private string Show(object value) => value switch
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
        BsonValue bson => _showBson(bson),
        Enum => Convert.ToDecimal(value, CultureInfo.InvariantCulture).ToString(CultureInfo.InvariantCulture),
        string text => TypeNames.Normalize(text),
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString()!,
    };

    private static string ShowBytes(BsonValue value)
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
