namespace BsonGen.Generator.Model;

/// <summary>The member's description for the driver.</summary>
/// <param name="Name">The member's name, as metadata has it.</param>
/// <param name="ElementName">The name of the element.</param>
/// <param name="TypeName">How code refers to the member's type.</param>
/// <param name="DeclaringTypeName">How code refers to the type that declares it.</param>
/// <param name="IsConfigured">Whether its serializer may be another than the one that the driver's registry holds for its type.</param>
/// <param name="MayBeRefused">Whether attributes configure the serializer in a way that is not compiled, so that the driver may refuse them.</param>
internal sealed record ContractModel(
    string Name, string ElementName, string TypeName, string DeclaringTypeName, bool IsConfigured, bool MayBeRefused);

/// <summary>The id of a type.</summary>
/// <param name="Member">The member.</param>
/// <param name="IsConfigured">Whether its generator depends on more than the member's type.</param>
internal sealed record IdModel(MemberModel Member, bool IsConfigured);
