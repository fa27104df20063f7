namespace BsonGen.Internal.Driver;

/// <summary>Creates the driver's convention for enums at any place, which drivers before 3.2 lack.</summary>
internal static class EnumConventions
{
    private static readonly ConstructorInfo? Constructor =
        typeof(EnumRepresentationConvention).GetConstructor([typeof(BsonType), typeof(bool)]);

    /// <summary>The convention for enums, also in collections. Older drivers reach members of an enum type only.</summary>
    public static IConvention CreateForAll(BsonType representation) =>
        (IConvention?)Constructor?.Invoke([representation, false]) ?? new EnumRepresentationConvention(representation);
}
