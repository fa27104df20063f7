namespace BsonGen.Generator.Emitter;

/// <summary>Prints where generated code asks for the settings of a member, which its class map may change.</summary>
internal static class SettingsTemplates
{
    /// <summary>The arguments of a method that asks for the settings of a member.</summary>
    public static string ArgumentsOf(int member) => $"{Identifiers.Map}, {member}";

    public static string NameOf(MemberPlan member) =>
        $"Name({ArgumentsOf(member.Number)}, {Code.Utf8(member.Member.Settings.ElementName)})";

    public static string IsMapped(MemberPlan member) => $"IsMapped({ArgumentsOf(member.Number)})";

    /// <param name="inLine">The expression that reads the value with the compiled representation.</param>
    public static string ReadInLineOr(MemberPlan member, string inLine)
    {
        // The codec of a value that the driver reads, and the method that reads an enum, take the serializer of the class map.
        if (member.Member.Value is ClassMappedValue or EnumValue)
        {
            return inLine;
        }

        var compiled = member.Member.Value is NullableValue ? $"({inLine})" : inLine;
        return $"IsInLine({ArgumentsOf(member.Number)}) ? {compiled} : " +
            $"{Identifiers.Map}[{member.Number}].Read<{member.Member.TypeName}>(ref reader)";
    }

    /// <summary>The condition of writing in line. The settings may write the element themselves.</summary>
    public static string WritesInLine(MemberPlan member, string get, bool holdsPosition)
    {
        var position = holdsPosition ? "ref position, " : "";
        return $"{Identifiers.Map} is null || {Identifiers.Map}[{member.Number}].WritesInLine(ref writer, {position}{get})";
    }
}
