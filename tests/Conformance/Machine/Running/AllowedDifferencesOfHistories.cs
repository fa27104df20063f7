using BsonGen.Tests.Shared;
using Conformance.Machine.Declarations;
using Conformance.Machine.Playing;
using Step = (string? Value, string Errors, string Message);

namespace Conformance.Machine.Running;

/// <summary>The documented differences in histories. Most are differences since generated code needs no class map.</summary>
/// <param name="history">The history.</param>
/// <param name="classMapped">The side of the class maps.</param>
/// <param name="generated">The side of the generated serializers.</param>
internal sealed class AllowedDifferencesOfHistories(History history, PrivateSide classMapped, PrivateSide generated)
{
    private const string UnknownType = "Detected unknown BSON type ";
    private const string OutOfStack = nameof(InsufficientExecutionStackException);

    // Whether a class was refused for the serializer of a member. Without its class map, its discriminator and the class map of object are
    // registered nevertheless.
    private bool _hasRefused;

    /// <summary>
    /// The difference if an operation registers something that the driver refuses, since it has mapped a class, while the generated side
    /// has no class map; otherwise null. The operation is not played there before the end: what the driver refuses has no effect.
    /// </summary>
    public DocumentedDifference? FindLate(string operation, Step expected) => operation.Split(' ') switch
    {
        // To freeze the class map, both sides map the base class with its known types. The class may be one of them, and is refused then.
        // Before the first operation, no class was mapped.
        [ClassMapVerbs.Register or ClassMapVerbs.TryRegister, _, "frozen"] when
            history.Operations[0] == operation => null,
        [ClassMapVerbs.Register or ClassMapVerbs.TryRegister, var type, _] when
            (expected.Value == "Boolean(False)" || expected.Message.Contains("already been added", StringComparison.Ordinal)) &&
            generated.Play($"{ClassMapVerbs.IsMapped} {type}").Value == "Boolean(False)" => DocumentedDifference.LateClassMap,
        [SerializerVerbs.Register or SerializerVerbs.TryRegister, var type, _] when
            (expected.Value == "Boolean(False)" || expected.Message.StartsWith("There is already a ", StringComparison.Ordinal)) &&
            SerializerVerbs.LookedUpByMaps.Contains(type) &&
            !generated.Call<bool>(nameof(Session.IsLookedUp), type) => DocumentedDifference.LateMemberSerializer,
        [SerializerVerbs.RegisterProvider, var type, _] when
            expected.Value == "Boolean(True)" &&
            SerializerVerbs.LookedUpByMaps.Contains(type) &&
            !generated.Call<bool>(nameof(Session.IsLookedUp), type) => DocumentedDifference.LateMemberSerializer,
        _ => null,
    };

    /// <summary>Whether a late class map is refused, as by the driver, or is reported, or changes nothing.</summary>
    public bool IsAcceptable(string operation) =>
        operation.Split(' ') is not [ClassMapVerbs.Register or ClassMapVerbs.TryRegister, var type, var change] ||
        (IsAnnotated(type) &&
            (generated.Play($"{ClassMapVerbs.Register} {type} {change}").Value is null ||
                !generated.Call<bool>(
                    nameof(Session.HasEffect), type, change, classMapped.Call<string>(nameof(Session.DescribeClassMap), type)) ||
                generated.Call<bool>(nameof(Session.IsReported), type)));

    public DocumentedDifference? Find(string operation, Step expected, Step actual) => operation.Split(' ') switch
    {
        [ClassMapVerbs.IsMapped, var type] when
            (expected.Value, actual.Value) is ("Boolean(True)", "Boolean(False)") &&
            IsAnnotated(type) => DocumentedDifference.UnknownClassMap,
        // The serializer of the class map is not that of the type.
        [SerializerVerbs.TryRegister, var type, _] when
            expected.Value == "Boolean(False)" &&
            actual.Message.StartsWith("There is already a different serializer", StringComparison.Ordinal) &&
            IsAnnotated(type) => DocumentedDifference.ClassMapSerializer,
        ["read", ..] when IsUnknownTypeInEntered(expected, actual) => DocumentedDifference.EnteredDocument,
        // Serializers that call each other without end. The stack is checked before the user's convention checks it, and such an exception
        // names no member.
        ["read" or "read-written", ..] when
            actual.Errors == OutOfStack &&
            (expected.Errors == OutOfStack || expected.Errors.EndsWith($" < {OutOfStack}", StringComparison.Ordinal)) =>
            DocumentedDifference.ExhaustedStack,
        // A closed generic type is not created if the member can't hold it.
        ["read" or "read-written", ..] when
            expected.Errors == actual.Errors &&
            expected.Message.Contains(" is not assignable to expected type ", StringComparison.Ordinal) &&
            actual.Message.StartsWith("Unknown discriminator value ", StringComparison.Ordinal) => DocumentedDifference.UnfittingTypes,
        _ => null,
    };

    /// <summary>
    /// The difference if the generated side needs no such line in the driver's state, otherwise null: the class map of a type that
    /// generated code serves or that was not used, though looked up; and the convention of a type of the framework, which the driver's
    /// serializers read.
    /// </summary>
    public DocumentedDifference? FindMissing(string line) => Split(line) switch
    {
        (DriverState.ClassMap, var type) when
            IsServed(type) ||
            (IsAnnotated(type) && (IsMadeOnUse(type, line) || IsMadeWithoutRegistration(type))) => DocumentedDifference.UnknownClassMap,
        (DriverState.Convention, var type) when
            !generated.Call<bool>(nameof(Session.IsModel), type) => DocumentedDifference.UnknownClassMap,
        _ => null,
    };

    /// <summary>
    /// The difference if the generated side may have the line, and the other one none, otherwise null: a class map is frozen at the first
    /// use of its type; and a class map registers more than the same class map beside class maps alone, since it inherits no convention
    /// from the class map of a base class that is not used.
    /// </summary>
    public DocumentedDifference? FindAdded(string line, string[] expected) =>
        IsDiscriminatorOfLaterMap(line, expected) ? DocumentedDifference.FrameworkClassMap :
        IsDiscriminatorOfRequestedMap(line) ? DocumentedDifference.RequestedClassMap :
        IsOfRefusedKnownType(line) ? DocumentedDifference.RefusedDiscriminator :
        _hasRefused && line.StartsWith("discriminat", StringComparison.Ordinal) ? DocumentedDifference.RefusedMember :
        Split(line) switch
        {
            (DriverState.ClassMap, "object") when _hasRefused => DocumentedDifference.RefusedMember,
            (DriverState.ClassMap, var type) when
                IsAnnotated(type) &&
                expected.Any(other => other.StartsWith($"{DriverState.ClassMap}{type}: frozen ", StringComparison.Ordinal)) =>
                DocumentedDifference.UnknownClassMap,
            (DriverState.Convention, var type) when InheritsFromUnused(type) => DocumentedDifference.LateDiscriminatorConvention,
            _ => null,
        };

    /// <summary>
    /// The difference because of which the sides can't be compared from an operation on, otherwise null: a convention is refused for the
    /// reason of <see cref="FindAdded"/>, a class is refused for the serializer of a member, or the driver is asked for the class map of a
    /// type, and maps it or a base class by conventions and id generators that were registered after the serializer of that class was
    /// looked up.
    /// </summary>
    public DocumentedDifference? FindEnd(int index, Step expected, Step actual)
    {
        var isRefused = IsRefusedForRegistered(expected, actual);
        _hasRefused |= isRefused;
        return expected == actual ? null :
            isRefused ? DocumentedDifference.RefusedMember :
            FindEnd(index, history.Operations[index].Split(' '), expected, actual);
    }

    private DocumentedDifference? FindEnd(int index, string[] operation, Step expected, Step actual) => operation switch
    {
        // A class that the driver refuses: generated code throws the same exception on first use.
        ["look-up", var type] when
            expected.Value is null &&
            actual.Value is not null &&
            IsAnnotated(type) &&
            generated.Play($"write {type} 1 alone") == expected => DocumentedDifference.RefusedType,
        [DiscriminatorVerbs.Register, var type, _] when
            actual.Message.StartsWith("There is already a discriminator convention", StringComparison.Ordinal) &&
            InheritsFromUnused(type) => DocumentedDifference.LateDiscriminatorConvention,
        [ClassMapVerbs.LookUp, var type] when
            IsAfterLaterRegistration(index) &&
            (IsAnnotated(type) ||
                generated.Call<bool>(nameof(Session.IsBaseServed), type) ||
                generated.Call<bool>(nameof(Session.IsStruct), type)) => DocumentedDifference.RequestedClassMap,
        // A convention that is asked directly makes the class map of a used class by later conventions, by which the class may be refused.
        [DiscriminatorVerbs.GetDiscriminator, _, var type] when
            expected.Value is not null &&
            IsServed(type) &&
            IsAfterLaterRegistration(index) &&
            (actual.Value is not null || generated.Play($"{ClassMapVerbs.LookUp} {type}").Errors == actual.Errors) =>
            DocumentedDifference.RequestedClassMap,
        // Generated code looks up the serializers of keys and values of an interface when the first object is written, and not the first
        // dictionary. A class that the driver has refused keeps its generated serializer in the registry.
        [SerializerVerbs.Register or SerializerVerbs.TryRegister, var type, _] when
            expected.Value is not null &&
            actual.Message.StartsWith("There is already a different serializer registered for type", StringComparison.Ordinal) =>
            IsRefused(type) ? DocumentedDifference.RefusedRegistration :
            generated.Call<bool>(nameof(Session.IsModel), type) ? null :
            DocumentedDifference.ItemSerializer,
        ["read" or "write", var type, ..] => FindEndOfDocument(index, operation, type, expected, actual),
        _ => null,
    };

    private DocumentedDifference? FindEndOfDocument(int index, string[] operation, string type, Step expected, Step actual)
    {
        var haveValues = expected.Value is not null && actual.Value is not null;

        // A discriminator in a document asks for a class map, too. JSON and BsonDocuments are read and written by class maps.
        if (operation is [_, _, _, "json" or "tree", ..] && IsServed(type))
        {
            return haveValues && history.Operations.Take(index).SkipWhile(other => !IsForLaterMaps(other)).Any(NamesDiscriminator)
                ? DocumentedDifference.LateConventions
                : null;
        }

        // Each attempt to freeze a refused class map goes on where the last one ended, and so finds something else to refuse.
        if (expected.Errors == actual.Errors && IsRefused(type))
        {
            return history.Operations.Take(index).Any(other => other.Split(' ').Contains(type)) ? DocumentedDifference.RefusedBefore : null;
        }

        // A provider for such a class comes too late.
        if (actual.Value is null && history.Operations.Take(index).Any(IsProviderOfRefused))
        {
            return DocumentedDifference.RefusedRegistration;
        }

        // A serializer of a class map asks for the first class map of the generated side.
        if (haveValues && IsFrameworkMappedLater(index))
        {
            return DocumentedDifference.FrameworkClassMap;
        }

        // A discriminator convention asks for the class map of the base class.
        return haveValues &&
            generated.Call<bool>(nameof(Session.IsBaseServed), type) &&
            history.Operations.Take(index)
                .SkipWhile(other => !IsForLaterMaps(other))
                .Any(other => other.StartsWith($"{DiscriminatorVerbs.GetDiscriminator} ", StringComparison.Ordinal))
            ? DocumentedDifference.RequestedClassMap
            : null;
    }

    // Generated code does not know the documents around one that the driver has entered.
    private static bool IsUnknownTypeInEntered(Step expected, Step actual) =>
        actual.Message.Contains(UnknownType, StringComparison.Ordinal) &&
        expected.Errors == actual.Errors && actual.Message.Split('"') is [var start, var found, _, var path, _] &&
        expected.Message.Split('"') is [var same, var other, _, var longer, _] &&
            start == same &&
            found == other &&
            longer.EndsWith($".{path}", StringComparison.Ordinal);

    // The driver maps the base classes of the framework with the first class map of a derived type, which may be later, and then by other
    // conventions.
    private bool IsDiscriminatorOfLaterMap(string line, string[] expected) =>
        IsDiscriminator(line) &&
        line.Split(": ") is [_, ("Object" or "ValueType") and var type] &&
        history.Operations.Any(IsForLaterMaps) &&
        expected.Any(other => other.StartsWith($"{DriverState.ClassMap}{type}: frozen ", StringComparison.OrdinalIgnoreCase));

    // The sides have other class maps of object or ValueType, by conventions that were registered before the serializer of a class map.
    private bool IsFrameworkMappedLater(int index) =>
        history.Operations.Take(index).SkipWhile(other => !IsForLaterMaps(other)).Any(IsRequestOfClassMap) &&
        new[] { "object", "ValueType" }.Any(type =>
            generated.Play($"{ClassMapVerbs.IsMapped} {type}").Value == "Boolean(True)" &&
            generated.Call<string>(nameof(Session.DescribeClassMap), type) !=
            classMapped.Call<string>(nameof(Session.DescribeClassMap), type));

    private bool IsSerializerOfClassMap(string operation) =>
        operation.Split(' ') is [SerializerVerbs.Register or SerializerVerbs.TryRegister, var type, "default" or "configured" or "boxed"] &&
        generated.Call<bool>(nameof(Session.IsModel), type);

    // A class map that is requested after later conventions follows these, and so do those of its base classes and known types.
    private bool IsDiscriminatorOfRequestedMap(string line) =>
        IsDiscriminator(line) &&
        line.Split(": ") is [_, var type] &&
        history.Operations.SkipWhile(other => !IsForLaterMaps(other)).Any(IsRequestOfClassMap) &&
        IsAnnotated(type) &&
        generated.Call<string>(nameof(Session.DescribeClassMap), type) !=
        classMapped.Call<string>(nameof(Session.DescribeClassMap), type);

    // The generated side maps the base classes of a refused class first, and with them a known type that both sides refuse.
    private bool IsOfRefusedKnownType(string line) =>
        (IsDiscriminator(line) || line.Contains(": not frozen ", StringComparison.Ordinal)) &&
        (Split(line)?.Type ?? line.Split(": ")[^1]) is var type &&
        IsAnnotated(type) &&
        history.Operations.Any(NamesRefusedClass) &&
        new[] { classMapped, generated }.All(side => side.Call<string>(nameof(Session.DescribeClassMap), type)
            .Contains("BsonSerializationException", StringComparison.Ordinal));

    private bool NamesRefusedClass(string operation) =>
        operation.Split(' ').Intersect(Family.All.SelectMany(family => family.Models)).Any(IsRefused);

    private bool IsRequestOfClassMap(string operation) =>
        operation.StartsWith($"{ClassMapVerbs.LookUp} ", StringComparison.Ordinal) || IsSerializerOfClassMap(operation);

    // The class map refuses the class. Generated code refuses the values of the member, so the error names this member, too.
    private static bool IsRefusedForRegistered(Step expected, Step actual) =>
        expected.Message.IndexOf("A serializer of type ", StringComparison.Ordinal) is >= 0 and var start &&
        expected.Message.Contains("is not configurable using an attribute of type", StringComparison.Ordinal) &&
        (actual.Value is not null ||
            (actual.Errors.EndsWith(expected.Errors, StringComparison.Ordinal) &&
                actual.Message.EndsWith(expected.Message[start..], StringComparison.Ordinal)));

    private bool IsProviderOfRefused(string operation) =>
        operation.Split(' ') is [SerializerVerbs.RegisterProvider, not "none" and var type, _] && IsRefused(type);

    private bool IsRefused(string type) => IsAnnotated(type) && generated.Call<bool>(nameof(Session.IsRefused), type);

    private bool IsAfterLaterRegistration(int index) => history.Operations.Take(index).Skip(1).Any(IsForLaterMaps);

    private static bool NamesDiscriminator(string operation) =>
        operation.StartsWith("read ", StringComparison.Ordinal) && operation.Split(' ')[^1].Contains(':', StringComparison.Ordinal);

    private static bool IsForLaterMaps(string operation) =>
        operation.Contains("pack ", StringComparison.Ordinal) || operation.StartsWith(IdVerbs.Register + " ", StringComparison.Ordinal);

    private static bool IsDiscriminator(string line) =>
        line.StartsWith("discriminator ", StringComparison.Ordinal) && !line.StartsWith(DriverState.Convention, StringComparison.Ordinal);

    private static (string What, string Type)? Split(string line) =>
        new[] { DriverState.ClassMap, DriverState.Convention }.FirstOrDefault(line.StartsWith) is { } what
        ? (what, line[what.Length..line.IndexOf(':', StringComparison.Ordinal)])
        : null;

    // Class maps read JSON and BsonDocuments, and types that generated code does not serve.
    private bool InheritsFromUnused(string type) =>
        generated.Call<bool>(nameof(Session.IsBaseServed), type) &&
        (!generated.Call<bool>(nameof(Session.IsItselfServed), type) ||
            history.Operations.Any(operation =>
                operation.Contains(" tree", StringComparison.Ordinal) ||
                operation.Contains(" json", StringComparison.Ordinal) ||
                operation.EndsWith(" id-first", StringComparison.Ordinal)));

    // JSON is read and written by class maps. If a serializer is registered for the type, only the look-up makes the class map.
    private bool IsMadeOnUse(string type, string line)
    {
        generated.Play($"write {type} 1 json");
        if (history.Operations.Any(operation => IsRegistrationFor(type, operation)))
        {
            generated.Play($"{ClassMapVerbs.LookUp} {type}");
        }

        return generated.Call<string[]>(nameof(Session.GetState)).Contains(line);
    }

    // The driver maps the base class for a serializer of another class, by later conventions than those of its first use. BsonGen then
    // keeps the class map of the type itself.
    private bool IsMadeWithoutRegistration(string type) =>
        history.Operations.SkipWhile(other => !IsForLaterMaps(other)).Any(IsRequestOfClassMap) &&
        classMapped.Play($"write {type} 1 json") == generated.Play($"write {type} 1 json");

    private static bool IsRegistrationFor(string type, string operation) =>
        operation.Split(' ') is [SerializerVerbs.Register or SerializerVerbs.TryRegister, var other, _] && other == type;

    private bool IsServed(string type) => generated.Call<bool>(nameof(Session.IsServed), type);

    private bool IsAnnotated(string type) => generated.Call<bool>(nameof(Session.IsAnnotated), type);
}
