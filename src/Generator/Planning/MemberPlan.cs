namespace BsonGen.Generator.Planning;

/// <summary>The decisions about the code of one member.</summary>
/// <param name="Number">In the order of writing.</param>
internal sealed record MemberPlan(
    MemberModel Member, int Number, ReadAction WhenRead, bool IsSeen, MissingAction WhenMissing, WriteCheck Check)
{
    public bool IsReadWithName => Member.Value is ScalarValue { Kind.IsReadWithName: true } && WhenRead != ReadAction.Skip;
}

internal enum ReadAction
{
    Skip,

    Assign,

    CallSetter,

    /// <summary>A local keeps the value until the object is created.</summary>
    Keep,

    /// <summary>The value is read, as in the driver, and discarded.</summary>
    Drop,
}

internal enum MissingAction
{
    None,

    Throw,

    SetDefault,

    /// <summary>A reused object gets the value of a new object.</summary>
    Reset,
}

/// <summary>When a member is written.</summary>
internal enum WriteCheck
{
    Always,

    IsNotNull,

    DiffersByOperator,

    /// <summary>Compares with the default by <c>Equals</c>, by which NaN equals itself, as in the driver.</summary>
    DiffersByMethod,

    DiffersAsObject,

    /// <summary>Compares with the default that the runtime creates.</summary>
    DiffersFromInstance,
}
