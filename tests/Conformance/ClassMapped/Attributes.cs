namespace BsonGen;

/// <summary>Stands in for the real attribute, so that the model types compile without the runtime and the driver maps them.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
internal sealed class BsonGeneratedAttribute : Attribute
{
    public BsonGeneratedAttribute()
    {
    }

    public BsonGeneratedAttribute(params Type[] types) => Types = types;

    public Type[] Types { get; } = [];

    public Type? DerivedFrom { get; set; }

    public Type? NamespaceOf { get; set; }

    public string[]? Members { get; set; }
}

/// <inheritdoc cref="BsonGeneratedAttribute" />
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
internal sealed class BsonInternedAttribute : Attribute;

/// <inheritdoc cref="BsonGeneratedAttribute" />
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
internal sealed class BsonReusableAttribute : Attribute;
