namespace BsonGen.Generator.Emitter;

/// <summary>Prints where generated code asks for the settings of a member, which its class map may change.</summary>
internal static class SettingsTemplates
{
    // The arguments of a method that takes them.
    public static string Of(MemberPlan member) => $"Settings, {member.Number}";

    public static string NameOf(MemberPlan member) => $"Name({member.Number}, {Code.Utf8(member.Member.Settings.ElementName)})";

    public static string IsMapped(MemberPlan member) => $"IsMapped({member.Number})";

    /// <param name="inLine">The expression that reads the value with the compiled representation.</param>
    public static string ReadInLineOr(MemberPlan member, string inLine)
    {
        // The codec of a value that the driver reads takes its serializer from the class map.
        if (member.Member.Value is ClassMappedValue)
        {
            return inLine;
        }

        return Code.Format(
            $"""
            IsInLine({Of(member)})
                ? {inLine}
                : Settings[{member.Number}].Read<{member.Member.TypeName}>(ref reader)
            """);
    }

    /// <summary>Whether a method of the writer takes the settings.</summary>
    public static bool AreTakenByWriter(ValueModel value) => value switch
    {
        ScalarValue scalar => scalar.Kind.IsWrittenAtPosition,
        NullableValue nullable => AreTakenByWriter(nullable.Value),
        _ => false,
    };

    /// <summary>The condition of writing in line. The settings may write the element themselves.</summary>
    public static string WritesInLine(MemberPlan member, string get, bool holdsPosition)
    {
        var position = holdsPosition ? "ref elementPosition, " : "";
        return $"Settings is null || Settings[{member.Number}].WritesInLine(ref writer, {position}{get})";
    }
}
