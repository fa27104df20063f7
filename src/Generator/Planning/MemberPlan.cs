namespace BsonGen.Generator.Planning;

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

    // A local keeps the value until the object is created.
    Keep,

    // The value is read, as in the driver, and discarded.
    Drop,
}

internal enum MissingAction
{
    None,

    Throw,

    SetDefault,

    // A reused object gets the value of a new object.
    Reset,
}

internal enum WriteCheck
{
    Always,

    IsNotNull,

    DiffersByOperator,

    // Compares with the default by Equals, by which NaN equals itself, as in the driver.
    DiffersByMethod,

    DiffersAsObject,

    // Compares with the default that the runtime creates.
    DiffersFromInstance,
}
