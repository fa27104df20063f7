namespace BsonGen.Internal.Queries.Results;

/// <summary>A member of a result, or an argument of its constructor.</summary>
/// <param name="Element">The name of its element.</param>
/// <param name="Description">The name and the kind in exceptions: <c>Name property</c>.</param>
/// <param name="DeclaringType">The class in exceptions; null if the driver's exceptions do not name the member.</param>
/// <param name="Missing">The value without an element; null for the default of the type.</param>
internal sealed record ResultMember(
    string Element, ResultValue Value, object? Missing = null, string? Description = null, Type? DeclaringType = null);
