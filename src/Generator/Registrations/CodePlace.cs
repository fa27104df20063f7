namespace BsonGen.Generator.Registrations;

/// <summary>A piece of code in a member, which edits of other members do not move.</summary>
/// <param name="Span">Counted from the start of the member.</param>
internal sealed record CodePlace(CodeMember Member, TextSpan Span)
{
    public static CodePlace Of(SyntaxNode code)
    {
        var (member, start) = TreeMembers.Find(code);
        return new(member, new(code.SpanStart - start, code.Span.Length));
    }
}
