namespace BsonGen.Generator.Model;

/// <summary>The values of a member that are stored without an element.</summary>
internal enum OmittedValues
{
    None,
    Null,

    /// <summary>The default value of the member, or of its type.</summary>
    Default,
}
