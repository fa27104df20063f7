using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Text;
using MongoDB.Bson;
using MongoDB.Bson.IO;

namespace Driver.Tests;

/// <summary>Prints an object with all its fields, so that equal texts mean equal objects.</summary>
internal static class Dump
{
    private static readonly JsonWriterSettings Json = new() { OutputMode = JsonOutputMode.CanonicalExtendedJson };

    public static string Of(object? value)
    {
        var text = new StringBuilder();
        Append(text, value, depth: 0);
        return text.ToString();
    }

    private static void Append(StringBuilder text, object? value, int depth)
    {
        switch (value)
        {
            case null:
                text.Append("null");
                break;
            case BsonValue bson:
                text.Append(bson.ToJson(Json));
                break;
            case byte[] bytes:
                text.Append(Convert.ToHexString(bytes));
                break;
            case string or bool or Guid or ObjectId or DateTime or Enum or IFormattable:
                text.Append(value.GetType().Name).Append('(').Append(Show(value)).Append(')');
                break;
            case IEnumerable items:
                AppendItems(text, items, depth);
                break;
            default:
                AppendMembers(text, value, depth);
                break;
        }
    }

    private static void AppendItems(StringBuilder text, IEnumerable items, int depth)
    {
        text.Append(items.GetType().Name).Append('[');
        foreach (var item in items)
        {
            Append(text, item, depth + 1);
            text.Append(", ");
        }

        text.Append(']');
    }

    /// <summary>
    /// The fields of types of the scenarios, including private ones, and the public properties of results of the driver, without the
    /// requests.
    /// </summary>
    private static void AppendMembers(StringBuilder text, object value, int depth)
    {
        if (depth > 20)
        {
            throw new InvalidOperationException($"{value.GetType()} is nested too deeply to be shown.");
        }

        var type = value.GetType();
        text.Append(type.Name).Append('{');
        if (type.Namespace?.StartsWith("MongoDB", StringComparison.Ordinal) == true)
        {
            foreach (var property in type.GetProperties(BindingFlags.Instance | BindingFlags.Public).Where(property =>
                property.GetIndexParameters().Length == 0 && property.Name != "ProcessedRequests"))
            {
                text.Append(property.Name).Append('=');
                Append(text, Read(property, value), depth + 1);
                text.Append("; ");
            }
        }
        else
        {
            for (var level = type; level is not null && level != typeof(object); level = level.BaseType)
            {
                foreach (var field in level.GetFields(
                    BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
                {
                    text.Append(field.Name).Append('=');
                    Append(text, field.GetValue(value), depth + 1);
                    text.Append("; ");
                }
            }
        }

        text.Append('}');
    }

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

    private static string Show(object value) => value switch
    {
        string text => text,
        double number => number.ToString("R", CultureInfo.InvariantCulture),
        DateTime date => $"{date.Ticks} {date.Kind}",
        Enum => $"{value:D}",
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString()!,
    };
}
