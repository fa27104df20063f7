namespace BsonGen.Internal.Rules;

/// <summary>The marks before a member in the list of members that generated code passes to the runtime.</summary>
internal static class MemberMarks
{
    /// <summary>A base class declares the member. The mark is repeated for each level.</summary>
    public const char Inherited = '^';

    public const char Id = '*';

    /// <summary>The driver's registry may have another serializer or id generator for the type of the member.</summary>
    public const char Configured = '!';

    /// <summary>The member holds the elements without another member.</summary>
    public const char ExtraElements = '+';

    /// <summary>A registration alone maps the member.</summary>
    public const char MappedByCode = '?';
}
