using System.Reflection;
using BsonGen.Internal.Rules;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Driver;

/// <summary>The differences between versions of the driver. The version that is loaded at run time counts.</summary>
internal static class DriverVersion
{
    private static readonly Version Current = typeof(BsonSerializer).Assembly.GetName().Version!;

    /// <summary>Since 2.15, the serializer of dates with an offset reads dates without one.</summary>
    public static readonly bool ReadsDatesAsOffsets = Current >= new Version(2, 15);

    /// <summary>Since 2.19, a class map wraps exceptions that occur while it writes a member.</summary>
    public static readonly bool WrapsWriteExceptions = Current >= new Version(2, 19);

    /// <summary>Since 2.19, the serializer of objects reads and writes the types that its filters allow.</summary>
    public static readonly bool FiltersTypesOfObjects = Current >= new Version(2, 19);

    /// <summary>Since 2.21, a class map skips the server's element <c>__safeContent__</c> like a discriminator.</summary>
    public static readonly bool SkipsSafeContent = Current >= new Version(2, 21);

    /// <summary>Since 2.25, the exception for a document that no constructor matches names the type.</summary>
    public static readonly bool NamesTypeWithoutCreator = Current >= new Version(2, 25);

    /// <summary>Since 2.27, serializers with equal settings are equal.</summary>
    public static readonly bool ComparesSerializers = Current >= new Version(2, 27);

    /// <summary>Since 3.0, only hierarchies with a root class have discriminators that list all classes.</summary>
    public static readonly bool HasScalarDiscriminators = Current >= new Version(3, 0);

    /// <summary>Since 3.10, Guids in members of type object have the representation of the registered serializer, unless the serializer of objects sets one.</summary>
    public static readonly bool ObjectsHoldRegisteredGuids = Current >= new Version(3, 10);

    /// <inheritdoc cref="ClassMapRules.TakesRenamedId" />
    public static readonly bool TakesRenamedId = ClassMapRules.TakesRenamedId(Current);

    /// <summary>Gets the discriminator of a type that declares none.</summary>
    public static string GetDefaultDiscriminator(Type type) =>
        Current >= new Version(3, 5) ? BsonUtils.GetFriendlyTypeName(type) : type.Name;

    /// <summary>Whether the convention applies only to members of an enum type. Since 3.2, it can also apply to collections of enums.</summary>
    public static bool IsTopLevelOnly(EnumRepresentationConvention convention) =>
        typeof(EnumRepresentationConvention).GetProperty("TopLevelOnly")?.GetValue(convention) is not false;
}
