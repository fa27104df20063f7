using BsonGen.Generator.Model;

namespace BsonGen.Generator.Planning;

/// <summary>What is decided about the code of one member.</summary>
/// <param name="Member">The member.</param>
/// <param name="Number">What stands for the member in the code: how many members are written before it.</param>
internal sealed record MemberPlan(MemberModel Member, int Number)
{
    public required ReadAction WhenRead { get; init; }

    /// <summary>Whether the element's name and value are read in one step.</summary>
    public required bool IsReadWithName { get; init; }

    /// <summary>Whether a local says if the element was in the document.</summary>
    public required bool IsSeen { get; init; }

    /// <summary>Whether the place of the element among the others is kept, because setters are called in the order of the document.</summary>
    public required bool IsOrdered { get; init; }

    public required MissingAction WhenMissing { get; init; }

    public required WriteCheck Check { get; init; }
}

/// <summary>What becomes of the value of an element.</summary>
internal enum ReadAction
{
    /// <summary>The element is skipped: the member can't be set.</summary>
    Skip,

    /// <summary>The value is assigned to the member.</summary>
    Assign,

    /// <summary>The value is given to a setter with code of the user's.</summary>
    CallSetter,

    /// <summary>A local keeps the value until the instance is made.</summary>
    Keep,

    /// <summary>The value is read, as the driver would read it, and nothing takes it.</summary>
    Drop,
}

/// <summary>What is done for a member whose element is not in the document.</summary>
internal enum MissingAction
{
    None,

    /// <summary>An exception says that the element is missing.</summary>
    Throw,

    /// <summary>The member is set to its default.</summary>
    SetDefault,

    /// <summary>The default, which a local holds already, takes its place among the values that are set.</summary>
    AddToOrder,
}

/// <summary>When a member is written.</summary>
internal enum WriteCheck
{
    Always,

    /// <summary>Unless the value is null.</summary>
    IsNotNull,

    /// <summary>Unless the operator finds the value equal to the default.</summary>
    DiffersByOperator,

    /// <summary>Unless the method of the value's type finds it equal to the default. NaN is equal to itself, as it is for the driver.</summary>
    DiffersByMethod,

    /// <summary>Unless <c>object.Equals</c> finds the value equal to the default.</summary>
    DiffersAsObject,

    /// <summary>Unless <c>object.Equals</c> finds the value equal to an instance of its type that the runtime keeps.</summary>
    DiffersFromInstance,
}
