namespace BsonGen.Generator.Model;

/// <summary>The class of the runtime that reads and writes a member, and what its constructor is given besides the member.</summary>
/// <param name="ClassName">The name of the class, without type arguments.</param>
/// <param name="TypeArgument">How code refers to its type arguments, with commas between them; null for a class without.</param>
/// <param name="Arguments">The arguments behind the member's type and name.</param>
/// <param name="OfValue">The class for the value of a nullable member, or null.</param>
internal sealed record RepresentationModel(
    string ClassName,
    string? TypeArgument,
    EquatableArray<ArgumentModel> Arguments = default,
    RepresentationModel? OfValue = null)
{
    /// <summary>The classes for the values inside a member's value: the items of a collection, the keys and values of a dictionary.</summary>
    public EquatableArray<RepresentationModel> Children { get; init; }

    /// <summary>The collection that is made of the items, or null.</summary>
    public CreatedCollection? Created { get; init; }
}

/// <summary>A collection that is made of a list of items.</summary>
/// <param name="Kind">The kind.</param>
/// <param name="TypeName">How code refers to the type.</param>
internal sealed record CreatedCollection(CollectionKind Kind, string TypeName);

/// <summary>A constant argument.</summary>
/// <param name="Value">The constant.</param>
/// <param name="ParameterName">The parameter's name where code shall say it; otherwise null.</param>
internal sealed record ArgumentModel(ConstantModel Value, string? ParameterName = null);
