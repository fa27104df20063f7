namespace BsonGen.Tests.Shared;

/// <summary>
/// What may differ between the class map and generated code: the rows of docs/compatibility.md ("What differs") and of tests/RULES.md
/// ("Rare differences"), in their order. Each row has the name of its value as an anchor, and describes it.
/// </summary>
internal enum DocumentedDifference
{
    LateClassMap,
    LateConventions,
    LateMemberType,
    ThrowingFilter,
    LateMemberSerializer,
    UnknownClassMap,

    RefusedType,
    RefusedMember,

    Messages,
    TwoErrors,
    StreamErrors,
    DirectErrors,

    SizesInStreams,
    ExhaustedStack,
    MaximumDepth,
    UnfittingTypes,
    TooManyTypes,
    UnequalRows,

    UnwrittenValue,
    OpenDocument,
    WholeDocuments,
    ChangedList,

    ChangingSettings,
    ProjectionDefinition,
    SelectExpression,

    RequestedClassMap,
    FrameworkClassMap,
    ItemSerializer,
    ClassMapSerializer,
    LateDiscriminatorConvention,

    RefusedBefore,
    RefusedId,
    RefusedKnownType,
    RefusedDiscriminator,
    RefusedRegistration,
    ReportedEarly,
    RenamedElements,

    InitializerErrors,
    EnteredDocument,
    DeepErrors,
    ValueAndWriter,
    WriterErrors,
    CreationAndDocument,
    MalformedTypeNames,

    SkippedBeyondTwoGibibytes,
    TextBeyondOneGibibyte,
    TooSmallSize,
    RawDocument,
    ReplacedText,

    TwiceForSize,
    TwiceForDiscriminator,
    TwiceForNewType,
    TwiceForStructs,
    TwiceForProjection,
    TwiceForBuilder,
    TwiceForName,

    SkippedTooSmall,
    SkippedItem,
}
