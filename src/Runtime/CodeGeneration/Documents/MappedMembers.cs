using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace BsonGen.CodeGeneration;

/// <summary>What must not be trimmed of a class, since a class map finds it by reflection. Generated code says so.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MappedMembers
{
    internal const string Kept = "Only a serializer that exists is passed on here, and that has kept the members of its type.";

    /// <summary>Members that attributes may map, constructors, and methods: <c>ShouldSerializeName</c>, and those that create objects.</summary>
    public const DynamicallyAccessedMemberTypes Kinds =
        DynamicallyAccessedMemberTypes.PublicConstructors | DynamicallyAccessedMemberTypes.NonPublicConstructors |
        DynamicallyAccessedMemberTypes.PublicFields | DynamicallyAccessedMemberTypes.NonPublicFields |
        DynamicallyAccessedMemberTypes.PublicProperties | DynamicallyAccessedMemberTypes.NonPublicProperties |
        DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.NonPublicMethods;
}
