using BsonGen;
using MongoDB.Bson.Serialization.Attributes;
using Conformance.Models.Projects.Storage;

namespace Conformance.Models.Projects;

/// <summary>Conventions and class maps by the wrapper of a library, and base classes of that library.</summary>
public static class Start
{
    public static void Run()
    {
        Registration.UseDefaults();
        Registration.UseClass<Secret>(map => map.MapMember(secret => secret.ApiKey).SetElementName("key"));
        Registration.UseClass<Draft>(map =>
        {
            map.MapMember(draft => draft.Kind).SetIgnoreIfNull(false).SetIgnoreIfDefault(true);
            map.UnmapMember(draft => draft.IsOpen);
        });
        Registration.UseClass<Label>();
    }
}

public enum Role
{
    Reader,
    Author,
    Owner = 9,
}

[BsonGenerated]
public partial class Project : Entity
{
    public string? ShortName { get; set; }

    public Dictionary<string, Role>? UserRoles { get; set; }

    public Role DefaultRole { get; set; }

    public Role? InvitedAs { get; set; }

    public List<Text>? AllTexts { get; set; }

    public Settings? Settings { get; set; }
}

[BsonGenerated]
public partial class Text
{
    public int BookNumber { get; set; }

    public bool HasSource { get; set; }

    public List<Chapter>? Chapters { get; set; }
}

[BsonGenerated]
public partial class Chapter
{
    public int Number { get; set; }

    public int LastVerse { get; set; }

    public double? PercentDone { get; set; }
}

[BsonGenerated]
public partial class Settings
{
    public Uri? SourceUrl { get; set; }

    [BsonElement("LANG")]
    public string? Language { get; set; }

    public string[]? EnabledTools { get; set; }
}

[BsonGenerated]
public partial class User : Owned
{
    public string? DisplayName { get; set; }

    public DateTime? LastLogin { get; set; }

    public Dictionary<string, Site>? Sites { get; set; }
}

[BsonGenerated]
public partial class Site
{
    public string? CurrentProjectId { get; set; }

    public List<string>? Projects { get; set; }
}

[BsonGenerated]
public partial class Secret : Entity
{
    public string? ApiKey { get; set; }

    public byte[]? Token { get; set; }
}

[BsonGenerated]
public partial class Draft : Owned
{
    public Role Kind { get; set; }

    public bool IsOpen { get; set; }

    public string? Body { get; set; }
}

[BsonGenerated]
public partial class Label
{
    public string? Name { get; set; }

    public string? Colour { get; set; }
}
