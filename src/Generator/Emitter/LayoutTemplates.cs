using System.Text.RegularExpressions;

namespace BsonGen.Generator.Emitter;

/// <summary>Prints how the documents of a type look, as remarks that editors show with the type.</summary>
internal static class LayoutTemplates
{
    private static readonly Regex Namespaces = new(@"\w+::(\w+\.)*", RegexOptions.CultureInvariant);

    public static string Remarks(TypeModel type) => Code.Format(
        $$"""
        /// <remarks>
        /// <code>
        /// {
        {{Code.Lines(Elements(type).Select(element => "///   " + Escape(element)))}}
        /// }
        /// </code>
        /// </remarks>
        """);

    private static IEnumerable<string> Elements(TypeModel type)
    {
        // The name of a generic type has its type arguments.
        if (type is { HasOwnDiscriminator: true, IsGeneric: false })
        {
            var own = Code.Literal(type.Discriminator ?? type.Name);
            yield return type.RootClass is null || type.RootClass == type.TypeName ? $"_t: {own}" : $"_t: [..., {own}]";
        }

        foreach (var member in type.Members.Where(static member => !member.Settings.IsMappedByCode))
        {
            yield return $"{Printable(member.Settings.ElementName)}: {TypeOf(member)}{Condition(member.Settings)}";
        }

        if (type.ExtraElements is { Member: var extra })
        {
            yield return $"...: {TypeOf(extra)}";
        }
    }

    private static string TypeOf(MemberModel member) => Namespaces.Replace(member.TypeName, "");

    private static string Condition(MemberSettings settings)
    {
        var omission = settings.Omitted switch
        {
            OmittedValues.None => "",
            OmittedValues.Null => ", omitted if null",
            OmittedValues.Default => ", omitted if default",
            _ => throw new InvalidOperationException(),
        };
        return (settings.IsRequired ? ", required" : "") + omission;
    }

    // A name may have line feeds.
    private static string Printable(string elementName) =>
        elementName.Any(char.IsControl) ? Code.Literal(elementName) : elementName;

    private static string Escape(string text) => text.Replace("&", "&amp;").Replace("<", "&lt;").Replace(">", "&gt;");
}
