namespace BsonGen;

/// <summary>Stands in for the real attribute, so that the models compile here and nothing is generated.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class BsonGeneratedAttribute : Attribute;

/// <inheritdoc cref="BsonGeneratedAttribute" />
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
internal sealed class BsonInternedAttribute : Attribute;

/// <inheritdoc cref="BsonGeneratedAttribute" />
[AttributeUsage(AttributeTargets.Class)]
internal sealed class BsonReusableAttribute : Attribute;
