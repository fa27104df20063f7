namespace BsonGen.Generator.Symbols;

internal static class KnownNames
{
    public const string BsonGeneratedAttribute = "BsonGen.BsonGeneratedAttribute";

    // Properties of the attribute.
    public const string DerivedFrom = "DerivedFrom";
    public const string MappedMembers = "Members";
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

    public const string Serialization = "MongoDB.Bson.Serialization.";
    public const string Attributes = Serialization + "Attributes.";
    public const string IBsonSerializer = Serialization + "IBsonSerializer";
    public const string BsonSerializerAttribute = Attributes + "BsonSerializerAttribute";
    public const string BsonSerializationOptions = Attributes + "BsonSerializationOptionsAttribute";
    public const string BinaryVector = "MongoDB.Bson.BinaryVectorAttribute";
    public const string BsonElement = Attributes + "BsonElementAttribute";
    public const string BsonId = Attributes + "BsonIdAttribute";
    public const string BsonIgnore = Attributes + "BsonIgnoreAttribute";
    public const string BsonIgnoreIfNull = Attributes + "BsonIgnoreIfNullAttribute";
    public const string BsonIgnoreIfDefault = Attributes + "BsonIgnoreIfDefaultAttribute";
    public const string BsonDefaultValue = Attributes + "BsonDefaultValueAttribute";
    public const string BsonRequired = Attributes + "BsonRequiredAttribute";
    public const string BsonExtraElements = Attributes + "BsonExtraElementsAttribute";
    public const string BsonRepresentation = Attributes + "BsonRepresentationAttribute";
    public const string BsonGuidRepresentation = Attributes + "BsonGuidRepresentationAttribute";
    public const string BsonDateTimeOptions = Attributes + "BsonDateTimeOptionsAttribute";
    public const string BsonDateOnlyOptions = Attributes + "BsonDateOnlyOptionsAttribute";
    public const string BsonTimeOnlyOptions = Attributes + "BsonTimeOnlyOptionsAttribute";
    public const string BsonTimeSpanOptions = Attributes + "BsonTimeSpanOptionsAttribute";
    public const string BsonDictionaryOptions = Attributes + "BsonDictionaryOptionsAttribute";
    public const string BsonIgnoreExtraElements = Attributes + "BsonIgnoreExtraElementsAttribute";
    public const string BsonNoId = Attributes + "BsonNoIdAttribute";
    public const string BsonDiscriminator = Attributes + "BsonDiscriminatorAttribute";
    public const string BsonKnownTypes = Attributes + "BsonKnownTypesAttribute";
    public const string BsonConstructor = Attributes + "BsonConstructorAttribute";
    public const string BsonFactoryMethod = Attributes + "BsonFactoryMethodAttribute";

    public const string ClassMapAttribute = Serialization + "IBsonClassMapAttribute";
    public const string PostProcessingAttribute = Serialization + "IBsonPostProcessingAttribute";
    public const string MemberMapAttribute = Serialization + "IBsonMemberMapAttribute";
    public const string CreatorMapAttribute = Serialization + "IBsonCreatorMapAttribute";

    public const string BsonClassMap = Serialization + "BsonClassMap";
    public const string BsonMemberMap = Serialization + "BsonMemberMap";
    public const string BsonValue = "MongoDB.Bson.BsonValue";
    public const string ObjectId = "MongoDB.Bson.ObjectId";

    public const string SupportInitialize = "System.ComponentModel.ISupportInitialize";
}
