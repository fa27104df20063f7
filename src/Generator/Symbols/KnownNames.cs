namespace BsonGen.Generator.Symbols;

/// <summary>Names of types in metadata, and of properties of attributes.</summary>
internal static class KnownNames
{
    public const string BsonGeneratedAttribute = "BsonGen.BsonGeneratedAttribute";

    // Properties of the attribute.
    public const string DerivedFrom = "DerivedFrom";
    public const string MembersProperty = "Members";
    public const string NamespaceOf = "NamespaceOf";

    public const string BsonInternedAttribute = "BsonGen.BsonInternedAttribute";
    public const string BsonReusableAttribute = "BsonGen.BsonReusableAttribute";
    public const string GeneratedBsonSerializer = "BsonGen.CodeGeneration.GeneratedBsonSerializer`1";
    public const string GeneratedSerializerAttribute = "BsonGen.CodeGeneration.GeneratedSerializerAttribute";
    public const string TypesWithoutSerializerAttribute = "BsonGen.CodeGeneration.TypesWithoutSerializerAttribute";

    public const string DriverAssembly = "MongoDB.Bson";

    // The assembly of collections and queries.
    public const string CollectionsAssembly = "MongoDB.Driver";
    public const string MongoCollection = CollectionsAssembly + ".IMongoCollection`1";

    public const string SerializationPrefix = "MongoDB.Bson.Serialization.";
    public const string AttributesPrefix = SerializationPrefix + "Attributes.";
    public const string IBsonSerializer = SerializationPrefix + "IBsonSerializer";
    public const string BsonSerializerAttribute = AttributesPrefix + "BsonSerializerAttribute";
    public const string BsonSerializationOptions = AttributesPrefix + "BsonSerializationOptionsAttribute";
    public const string BinaryVector = "MongoDB.Bson.BinaryVectorAttribute";
    public const string BsonElement = AttributesPrefix + "BsonElementAttribute";
    public const string BsonId = AttributesPrefix + "BsonIdAttribute";
    public const string BsonIgnore = AttributesPrefix + "BsonIgnoreAttribute";
    public const string BsonIgnoreIfNull = AttributesPrefix + "BsonIgnoreIfNullAttribute";
    public const string BsonIgnoreIfDefault = AttributesPrefix + "BsonIgnoreIfDefaultAttribute";
    public const string BsonDefaultValue = AttributesPrefix + "BsonDefaultValueAttribute";
    public const string BsonRequired = AttributesPrefix + "BsonRequiredAttribute";
    public const string BsonExtraElements = AttributesPrefix + "BsonExtraElementsAttribute";
    public const string BsonRepresentation = AttributesPrefix + "BsonRepresentationAttribute";
    public const string BsonGuidRepresentation = AttributesPrefix + "BsonGuidRepresentationAttribute";
    public const string BsonDateTimeOptions = AttributesPrefix + "BsonDateTimeOptionsAttribute";
    public const string BsonDateOnlyOptions = AttributesPrefix + "BsonDateOnlyOptionsAttribute";
    public const string BsonTimeOnlyOptions = AttributesPrefix + "BsonTimeOnlyOptionsAttribute";
    public const string BsonTimeSpanOptions = AttributesPrefix + "BsonTimeSpanOptionsAttribute";
    public const string BsonDictionaryOptions = AttributesPrefix + "BsonDictionaryOptionsAttribute";
    public const string BsonIgnoreExtraElements = AttributesPrefix + "BsonIgnoreExtraElementsAttribute";
    public const string BsonNoId = AttributesPrefix + "BsonNoIdAttribute";
    public const string BsonDiscriminator = AttributesPrefix + "BsonDiscriminatorAttribute";
    public const string BsonKnownTypes = AttributesPrefix + "BsonKnownTypesAttribute";
    public const string BsonConstructor = AttributesPrefix + "BsonConstructorAttribute";
    public const string BsonFactoryMethod = AttributesPrefix + "BsonFactoryMethodAttribute";

    public const string ClassMapAttribute = SerializationPrefix + "IBsonClassMapAttribute";
    public const string PostProcessingAttribute = SerializationPrefix + "IBsonPostProcessingAttribute";
    public const string MemberMapAttribute = SerializationPrefix + "IBsonMemberMapAttribute";
    public const string CreatorMapAttribute = SerializationPrefix + "IBsonCreatorMapAttribute";

    public const string BsonClassMap = SerializationPrefix + "BsonClassMap";
    public const string BsonMemberMap = SerializationPrefix + "BsonMemberMap";
    public const string BsonValue = "MongoDB.Bson.BsonValue";
    public const string ObjectId = "MongoDB.Bson.ObjectId";

    public const string SupportInitialize = "System.ComponentModel.ISupportInitialize";
}
