namespace BsonGen.CodeGeneration;

public abstract partial class GeneratedSerializer
{
    /// <summary>The registrations in the code of the assembly that were compiled; null without any.</summary>
    /// <remarks>
    /// For the type and each base class, separated by <c>|</c>: <c>+</c> for a class map that maps automatically, <c>-</c> for
    /// another one, and the conventions.
    /// </remarks>
    protected virtual string? Registrations => null;

    /// <summary>Makes the calls of the compiled class map of a class.</summary>
    /// <param name="map">A class map that the driver does not know, of the type or a base class.</param>
    protected virtual void Configure(BsonClassMap map)
    {
    }

    /// <summary>Says that generated code calls the serializer that is registered for the member.</summary>
    protected static void TakeSerializer(BsonMemberMap member) =>
        member.SetSerializer(new RegisteredMemberSerializer(member.MemberType));
}
