namespace BsonGen.Internal.Registration.Declaring;

/// <summary>Prints values in C#, as far as the compiler reads them in a class map.</summary>
internal static class ValueText
{
    /// <summary>A text in quotation marks.</summary>
    public static string Quote(string text) =>
        $"\"{string.Concat(text.Select(static item => item is '"' or '\\' ? $"\\{item}" :
            char.IsAsciiLetterOrDigit(item) || (char.IsAscii(item) && !char.IsControl(item)) ? $"{item}" :
            $"\\u{(int)item:x4}"))}\"";

    public static string Print(bool value) => value ? "true" : "false";

    /// <summary>The default value of a member.</summary>
    /// <returns>Null if it is no constant of the member's type.</returns>
    public static string? FindDefault(object? value, Type memberType, Assembly assembly)
    {
        var type = Nullable.GetUnderlyingType(memberType) ?? memberType;
        return value switch
        {
            null => "default(object)",
            _ when value.GetType() != type => null,
            string text => Quote(text),
            bool truth => Print(truth),
            char item => $"'\\u{(int)item:x4}'",
            decimal number => number.ToString(CultureInfo.InvariantCulture) + "M",
            double number when double.IsFinite(number) => number.ToString("R", CultureInfo.InvariantCulture) + "D",
            float number when float.IsFinite(number) => number.ToString("R", CultureInfo.InvariantCulture) + "F",
            Enum when TypeText.CanName(type, assembly) => $"({TypeText.NameOf(type)})({Enum.Format(type, value, "D")})",
            int number => number.ToString(CultureInfo.InvariantCulture),
            sbyte or byte or short or ushort or uint or long or ulong =>
                $"({TypeText.NameOf(type)})({Convert.ToString(value, CultureInfo.InvariantCulture)})",
            Guid id when id == Guid.Empty && type == memberType => "System.Guid.Empty",
            ObjectId id when id == ObjectId.Empty && type == memberType => "MongoDB.Bson.ObjectId.Empty",
            _ => null,
        };
    }
}
