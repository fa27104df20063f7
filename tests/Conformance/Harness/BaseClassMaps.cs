using BsonGen;
using MongoDB.Bson.Serialization;

namespace Conformance.Harness;

/// <summary>Creates the class maps of base classes before those of derived classes.</summary>
internal static class BaseClassMaps
{
    // Version 4.0 maps a derived class twice if its base class has no class map yet and names the derived class as a known type. The elements are then
    // doubled, or the driver refuses the class.
    private static readonly bool MustComeFirst = typeof(BsonSerializer).Assembly.GetName().Version >= new Version(4, 0);

    /// <summary>Prepares the look-up of a class-mapped type with drivers that need the class maps of its base classes first.</summary>
    public static void Prepare(Type type)
    {
        if (MustComeFirst && !type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false))
        {
            LookUp(type.BaseType);
        }
    }

    private static void LookUp(Type? type)
    {
        if (type is not null && type != typeof(object))
        {
            LookUp(type.BaseType);
            BsonClassMap.LookupClassMap(type);
        }
    }
}
