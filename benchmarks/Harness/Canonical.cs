using System.Collections;
using System.Collections.Concurrent;
using System.Globalization;
using System.Net;
using System.Reflection;
using System.Text;
using MongoDB.Bson;

namespace Benchmarks.Harness;

/// <summary>
/// Prints any object, so that objects of twin types can be compared. Order of members does not count; order of items does.
/// </summary>
public static class Canonical
{
    private static readonly ConcurrentDictionary<Type, PropertyInfo[]> Properties = new();

    public static string Text(object? value)
    {
        var text = new StringBuilder();
        Append(text, value);
        return text.ToString();
    }

    private static void Append(StringBuilder text, object? value)
    {
        switch (value)
        {
            case null:
                text.Append("null");
                break;

            case string s:
                text.Append('"').Append(s).Append('"');
                break;

            case double d:
                text.Append("double ").Append(BitConverter.DoubleToInt64Bits(d).ToString("x16", CultureInfo.InvariantCulture));
                break;

            case DateTime time:
                text.Append(time.Ticks).Append(time.Kind);
                break;

            case byte[] bytes:
                text.Append(Convert.ToHexString(bytes));
                break;

            case BsonValue or Enum or CultureInfo or IPAddress:
                text.Append(value);
                break;

            case IDictionary dictionary:
                AppendAll(text, dictionary.Keys);
                AppendAll(text, dictionary.Values);
                break;

            case IEnumerable items:
                AppendAll(text, items);
                break;

            default:
                AppendObject(text, value);
                break;
        }
    }

    private static void AppendAll(StringBuilder text, IEnumerable items)
    {
        text.Append('[');
        foreach (var item in items)
        {
            Append(text, item);
            text.Append(',');
        }

        text.Append(']');
    }

    private static void AppendObject(StringBuilder text, object value)
    {
        var type = value.GetType();
        if (type.Namespace is "System" or "MongoDB.Bson")
        {
            text.Append(type.Name).Append(' ').Append(Convert.ToString(value, CultureInfo.InvariantCulture));
            return;
        }

        text.Append(type.Name).Append('{');
        foreach (var property in Properties.GetOrAdd(type, GetProperties))
        {
            text.Append(property.Name).Append(':');
            Append(text, property.GetValue(value));
            text.Append(',');
        }

        text.Append('}');
    }

    private static PropertyInfo[] GetProperties(Type type) => type
        .GetProperties(BindingFlags.Instance | BindingFlags.Public)
        .Where(property => property.CanRead && property.GetIndexParameters().Length == 0)
        .OrderBy(property => property.Name, StringComparer.Ordinal)
        .ToArray();
}
