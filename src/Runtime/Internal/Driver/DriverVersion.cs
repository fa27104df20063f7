using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Driver;

/// <summary>What the driver's versions do differently, in one place; the version referenced at run time counts.</summary>
internal static class DriverVersion
{
    private static readonly Version Current = typeof(BsonSerializer).Assembly.GetName().Version!;

    /// <summary>Since 2.19 a class map wraps what goes wrong while it writes a member.</summary>
    public static readonly bool WrapsWriteExceptions = Current >= new Version(2, 19);

    /// <summary>Since 2.19 the serializer of objects reads and writes the types that its filters allow.</summary>
    public static readonly bool FiltersTypesOfObjects = Current >= new Version(2, 19);

    /// <summary>Since 2.21 the server's <c>__safeContent__</c> is skipped like a discriminator.</summary>
    public static readonly bool SkipsSafeContent = Current >= new Version(2, 21);

    /// <summary>Since 2.25 the error for a document that no constructor matches names the type.</summary>
    public static readonly bool NamesTypeWithoutCreator = Current >= new Version(2, 25);

    /// <summary>Since 2.27 serializers with equal settings are equal.</summary>
    public static readonly bool ComparesSerializers = Current >= new Version(2, 27);

    /// <summary>Since 3.0 only the hierarchies of root classes have discriminators that name all their levels.</summary>
    public static readonly bool HasScalarDiscriminators = Current >= new Version(3, 0);

    /// <summary>Since 3.10 the Guids among objects are those of the registered serializer, unless the serializer of objects names a representation.</summary>
    public static readonly bool ObjectsHoldRegisteredGuids = Current >= new Version(3, 10);

    /// <summary>Before 3.9 an Id that <c>[BsonElement]</c> gives another name than <c>_id</c> is the id all the same.</summary>
    public static readonly bool TakesRenamedId = Current < new Version(3, 9);

    /// <summary>The discriminator that a class map gives a type which names none.</summary>
    public static string GetDefaultDiscriminator(Type type) =>
        Current >= new Version(3, 5) ? BsonUtils.GetFriendlyTypeName(type) : type.Name;

    /// <summary>Whether the convention concerns members that are enums, not those that hold some; since 3.2 it can do both.</summary>
    public static bool IsTopLevelOnly(EnumRepresentationConvention convention) =>
        typeof(EnumRepresentationConvention).GetProperty("TopLevelOnly")?.GetValue(convention) is not false;
}
