using Conformance.Machine.Declarations;

namespace Conformance.Machine.Inventing;

/// <summary>
/// Allows the direct API to read into objects of classes, in half of the samples. The generator warns of classes that do not qualify.
/// </summary>
internal sealed class ReuseInventor(Dice dice)
{
    public List<TypeDeclaration> Add(List<TypeDeclaration> types) => dice.Chance(50) ? types : [.. types.Select(type =>
    {
        if (type is not { IsAnnotated: true, IsClass: true } || !dice.Chance(70))
        {
            return type;
        }

        var isAlone = type is { Base: null, PrimaryParameters: null } &&
            types.TrueForAll(other => other.Base?.Format.Split('<')[0] != type.Reference().Format.Split('<')[0]);
        var declared = isAlone && dice.Chance(80) ? WithPlainMembers(type) : type;
        return declared with { Attributes = [.. declared.Attributes, "BsonReusable"] };
    })];

    private TypeDeclaration WithPlainMembers(TypeDeclaration type) => type with
    {
        Constructors = [],
        Members = [.. type.Members.Where(member =>
            !member.Name.Contains('[')).Select(member => member.Body.StartsWith('(') ? member : member with
        {
            Modifiers = "public",
            Attributes = [.. member.Attributes.Where(attribute => attribute is not ("BsonIgnore" or "BsonExtraElements"))],
            Body = member.Type.ToString() switch
            {
                "int" when dice.Chance(50) => "{ get; set; } = 7;",
                "string" or "string?" when dice.Chance(50) => "{ get; set; } = \"initial\";",
                _ when member.Type.Format == "List<{0}>" && dice.Chance(50) => "{ get; set; } = new();",
                _ => dice.Pick("{ get; set; }", "{ get; set; }", "{ get; set; } = default!;", ";"),
            },
        })],
    };
}
