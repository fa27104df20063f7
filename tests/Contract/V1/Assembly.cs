using BsonGen;
using MongoDB.Bson;

// The types of this library were compiled with the first version of the contract: every kind of type and value once. They are frozen, like the code in
// Generated.
[assembly: BsonGeneratedConventions(EnumRepresentation = BsonType.String)]
[assembly: BsonGenerated(typeof(Contract.V1.External))]
