using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;

namespace BsonGen.Internal.Driver;

/// <summary>
/// The configuration of an <see cref="ObjectSerializer"/>: which types it reads and writes, and how it stores Guids. Not all of it is public in each
/// version of the driver, so it is read from the serializer's fields.
/// </summary>
internal sealed class ObjectRules
{
    private const string ElementName = "_t";

    private readonly Func<Type, bool>? _mayRead;
    private readonly Func<Type, bool>? _mayWrite;
    private readonly bool _hasOwnGuids;

    private ObjectRules(Func<Type, bool>? mayRead, Func<Type, bool>? mayWrite, bool hasOwnGuids)
    {
        _mayRead = mayRead;
        _mayWrite = mayWrite;
        _hasOwnGuids = hasOwnGuids;
    }

    /// <summary>Gets the configuration; null for other serializers, for another discriminator convention, and if the driver's fields are unknown.</summary>
    public static ObjectRules? Of(object? serializer)
    {
        if (serializer?.GetType() != typeof(ObjectSerializer) ||
            !IsStandard(GetField(typeof(ObjectSerializer), serializer, "_discriminatorConvention")) ||
            GetField(typeof(ObjectSerializer), serializer, "_guidRepresentation") is not GuidRepresentation guids)
        {
            return null;
        }

        var both = GetField(typeof(ObjectSerializer), serializer, "_allowedTypes");
        var mayRead = (both ?? GetField(typeof(ObjectSerializer), serializer, "_allowedDeserializationTypes")) as Func<Type, bool>;
        var mayWrite = (both ?? GetField(typeof(ObjectSerializer), serializer, "_allowedSerializationTypes")) as Func<Type, bool>;
        return DriverVersion.FiltersTypesOfObjects && (mayRead is null || mayWrite is null)
            ? null
            : new ObjectRules(mayRead, mayWrite, guids != GuidRepresentation.Unspecified);
    }

    /// <summary>Whether values of the type are read; the driver throws for the others.</summary>
    public bool MayRead(Type type) => _mayRead is null || _mayRead(type);

    /// <summary>Whether values of the type are written; the driver throws for the others.</summary>
    public bool MayWrite(Type type) => _mayWrite is null || _mayWrite(type);

    /// <inheritdoc cref="RegisteredGuid.ReadRepresentation" />
    public GuidRepresentation ReadRepresentation(BsonBinarySubType subType, BsonDeserializationContext? context)
    {
        if (_hasOwnGuids)
        {
            return GuidRepresentation.Unspecified;
        }

        if (RegisteredGuid.IsV2)
        {
            return RegisteredGuid.OfReader(subType, context);
        }

        return DriverVersion.ObjectsHoldRegisteredGuids ? RegisteredGuid.ReadRepresentation(subType, context) : GuidRepresentation.Unspecified;
    }

    /// <inheritdoc cref="RegisteredGuid.WriteRepresentation" />
    public GuidRepresentation WriteRepresentation(BsonSerializationContext? context)
    {
        if (_hasOwnGuids)
        {
            return GuidRepresentation.Unspecified;
        }

        if (RegisteredGuid.IsV2)
        {
            return RegisteredGuid.OfWriter(context);
        }

        return DriverVersion.ObjectsHoldRegisteredGuids ? RegisteredGuid.WriteRepresentation(context) : GuidRepresentation.Unspecified;
    }

    /// <summary>Whether a discriminator convention is the driver's own for objects and interfaces, with its usual element.</summary>
    public static bool IsStandard(object? convention) =>
        convention is ObjectDiscriminatorConvention { ElementName: ElementName } && convention.GetType() == typeof(ObjectDiscriminatorConvention);

    /// <summary>Gets the value of a private field; null if there is none.</summary>
    public static object? GetField(
        [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.NonPublicFields)] Type type, object instance, string name) =>
        type.GetField(name, BindingFlags.Instance | BindingFlags.NonPublic)?.GetValue(instance);
}
