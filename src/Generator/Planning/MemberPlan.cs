namespace BsonGen.Generator.Planning;

/// <summary>The decisions about the code of one member.</summary>
/// <param name="Number">The number of the member in code, in the order of writing.</param>
/// <param name="IsReadWithName">Whether the name and the value of the element are read in one step.</param>
/// <param name="IsSeen">Whether a local stores if the element was in the document.</param>
internal sealed record MemberPlan(
    MemberModel Member, int Number, ReadAction WhenRead, bool IsReadWithName, bool IsSeen,
    MissingAction WhenMissing, WriteCheck Check);

/// <summary>What generated code does with the value of an element.</summary>
internal enum ReadAction
{
    /// <summary>The element is skipped: the member can't be set.</summary>
    Skip,

    Assign,

    /// <summary>The value is passed to a setter with code of the user.</summary>
    CallSetter,

    /// <summary>A local keeps the value until the object is created.</summary>
    Keep,

    /// <summary>The value is read, as in the driver, and discarded.</summary>
    Drop,
}

/// <summary>What generated code does for a missing element.</summary>
internal enum MissingAction
{
    None,

    Throw,

    SetDefault,

    /// <summary>The member of a reused object is set to the value that it has in a new object.</summary>
    Reset,
}

/// <summary>When a member is written.</summary>
internal enum WriteCheck
{
    Always,

    /// <summary>Unless the value is null.</summary>
    IsNotNull,

    /// <summary>Unless the value equals the default by its operator.</summary>
    DiffersByOperator,

    /// <summary>Unless the value equals the default by its <c>Equals</c> method. NaN equals itself, as in the driver.</summary>
    DiffersByMethod,

    /// <summary>Unless the value equals the default by <c>object.Equals</c>.</summary>
    DiffersAsObject,

    /// <summary>Unless the value equals by <c>object.Equals</c> the default that the runtime creates.</summary>
    DiffersFromInstance,
}
