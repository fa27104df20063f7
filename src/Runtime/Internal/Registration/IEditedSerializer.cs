namespace BsonGen.Internal.Registration;

/// <summary>A generated serializer whose type may be edited while the program runs.</summary>
internal interface IEditedSerializer
{
    /// <summary>Creates the codecs of new members, and lists the members again.</summary>
    /// <returns>The new serializer that listed them.</returns>
    object RenewMembers();
}
