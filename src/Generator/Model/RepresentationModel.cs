namespace BsonGen.Generator.Model;

/// <summary>The class of the runtime that reads and writes a member, and what its constructor is given besides the member.</summary>
/// <param name="ClassName">The name of the class, without type arguments.</param>
/// <param name="TypeArgument">How code refers to its type argument; null for a class without.</param>
/// <param name="Arguments">The arguments behind the member's type and name.</param>
/// <param name="OfValue">The class for the value of a nullable member, or null.</param>
internal sealed record RepresentationModel(
    string ClassName,
    string? TypeArgument,
    EquatableArray<ArgumentModel> Arguments = default,
    RepresentationModel? OfValue = null);

/// <summary>A constant argument.</summary>
/// <param name="Value">The constant.</param>
/// <param name="ParameterName">The parameter's name where code shall say it; otherwise null.</param>
internal sealed record ArgumentModel(ConstantModel Value, string? ParameterName = null);
