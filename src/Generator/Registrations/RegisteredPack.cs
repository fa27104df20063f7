using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>A convention that an assembly can declare.</summary>
/// <param name="Value">Null for true.</param>
internal sealed record DeclarableConvention(string Property, IFieldSymbol? Value);

/// <summary>A convention pack that code registers, compared with the declared conventions.</summary>
internal sealed class RegisteredPack
{
    private const string Namespace = Serialization + "Conventions.";

    // Conventions without an argument, or with one that must be true or a constant.
    private static readonly Dictionary<string, string> Properties = new()
    {
        [Namespace + "CamelCaseElementNameConvention"] = ConventionProperties.CamelCaseElementNames,
        [Namespace + "IgnoreExtraElementsConvention"] = ConventionProperties.IgnoreExtraElements,
        [Namespace + "IgnoreIfNullConvention"] = ConventionProperties.IgnoreIfNull,
        [Namespace + "IgnoreIfDefaultConvention"] = ConventionProperties.IgnoreIfDefault,
        [Namespace + "EnumRepresentationConvention"] = ConventionProperties.EnumRepresentation,
        [Namespace + "StringIdStoredAsObjectIdConvention"] = ConventionProperties.StringIdAsObjectId,
        [Namespace + "NoIdMemberConvention"] = ConventionProperties.NoId,
    };

    private readonly Dictionary<string, object?> _declared;
    private readonly List<DeclarableConvention> _declarable = [];

    private RegisteredPack(AttributeData? declaration) =>
        _declared =
            declaration?.NamedArguments
                .Where(argument => !ConventionProperties.IsFilter(argument.Key))
                .ToDictionary(argument => argument.Key, argument => argument.Value.Value) ?? [];

    // The conventions that generated code does not follow unless they are declared.
    public List<string> Undeclared { get; } = [];

    /// <summary>The undeclared conventions that no declaration has, and that are not compiled.</summary>
    public List<string> Unknown { get; } = [];

    /// <summary>Whether the pack is made elsewhere, or in a way that can't be read.</summary>
    public bool IsUnknown { get; private set; }

    // What the assembly can still declare; nothing if it is not to declare a part of the pack.
    public IReadOnlyList<DeclarableConvention> Declarable { get; private set; } = [];

    // Reads the arguments of ConventionRegistry.Register; null for other calls.
    public static RegisteredPack? Read(IOperation? call, Compilation compilation)
    {
        if (call is not IInvocationOperation { TargetMethod: var method } registration ||
            method is not { Name: "Register", Parameters.Length: 3 } ||
            method.ContainingType.ToDriverName() != ConventionRegistry)
        {
            return null;
        }

        var pack = new RegisteredPack(compilation.Assembly.GetAttributes().Find(BsonGeneratedConventionsAttribute));
        pack.AddItems(FindArgument(registration, 1));
        var properties = pack._declared.Keys.Concat(pack._declarable.Select(convention => convention.Property)).ToList();
        if (AcceptsAllTypes(FindArgument(registration, 2)) &&
            !(properties.Contains(ConventionProperties.IgnoreIfNull) &&
                properties.Contains(ConventionProperties.IgnoreIfDefault)))
        {
            pack.Declarable = pack._declarable;
        }

        return pack;
    }

    private void AddItems(IOperation value)
    {
        switch (value)
        {
            case IObjectCreationOperation { Arguments.IsEmpty: true } creation
                when creation.Type?.ToDriverName() == Namespace + "ConventionPack":
                foreach (var item in creation.Initializer?.Initializers.ToArray() ?? [])
                {
                    AddItem((item as IInvocationOperation)?.Arguments is { Length: 1 } arguments
                        ? arguments[0].Value
                        : item);
                }

                break;

            case ILocalReferenceOperation { Local: var local }:
                AddLocal(local, value);
                break;

            default:
                IsUnknown = true;
                break;
        }
    }

    // A pack in a local variable may be filled by calls of Add, and used in no other way.
    private void AddLocal(ILocalSymbol local, IOperation use)
    {
        var all = FindAll(use);
        if (FindInitial(local, all) is not IObjectCreationOperation made)
        {
            IsUnknown = true;
            return;
        }

        AddItems(made);
        foreach (var reference in all.OfType<ILocalReferenceOperation>().Where(other => other.Local.Is(local)))
        {
            switch (reference.Parent is IConversionOperation conversion ? conversion.Parent : reference.Parent)
            {
                case IInvocationOperation { TargetMethod: { Name: "Add", Parameters.Length: 1 } } add:
                    AddItem(add.Arguments[0].Value);
                    break;

                case IArgumentOperation { Parent: IInvocationOperation { TargetMethod: var called } }
                    when called.ContainingType.ToDriverName() == ConventionRegistry:
                    break;

                default:
                    IsUnknown = true;
                    break;
            }
        }
    }

    /// <summary>The operations of the method around an operation.</summary>
    public static List<IOperation> FindAll(IOperation operation) =>
        operation.Parent is { } parent ? FindAll(parent) : [.. operation.Descendants()];

    // The value in the declaration of a local variable.
    public static IOperation? FindInitial(ILocalSymbol local, IEnumerable<IOperation> all)
    {
        var declarator = all.OfType<IVariableDeclaratorOperation>().FirstOrDefault(candidate => candidate.Symbol.Is(local));
        return declarator?.GetVariableInitializer()?.Value is { } initial ? Unwrap(initial) : null;
    }

    private void AddItem(IOperation value)
    {
        if (Unwrap(value) is not IObjectCreationOperation { Type: { } type } creation)
        {
            IsUnknown = true;
            return;
        }

        var arguments = creation.Arguments;
        var constant = arguments.Length == 1 ? arguments[0].Value.ConstantValue : default;
        if (!Properties.TryGetValue(type.ToDriverName(), out var property) ||
            arguments.Length > 1 ||
            (arguments.Length == 1 && !constant.HasValue))
        {
            Undeclared.Add(type.Name);
            Unknown.Add(type.Name);
            return;
        }

        // A convention with false states what is so without it.
        if (constant.Value is false ||
            (_declared.TryGetValue(property, out var declared) && Equals(declared, constant.Value ?? true)))
        {
            return;
        }

        // Generated code takes from the driver whether extra elements are ignored.
        if (property != ConventionProperties.IgnoreExtraElements)
        {
            Undeclared.Add(type.Name);
        }

        if (!_declared.ContainsKey(property) && _declarable.All(convention => convention.Property != property))
        {
            _declarable.Add(new(property, constant.Value is bool or null ? null : FindEnumValue(arguments[0].Value)));
        }
    }

    private static bool AcceptsAllTypes(IOperation filter) =>
        (filter is IDelegateCreationOperation creation ? creation.Target : filter)
            is IAnonymousFunctionOperation { Body.Operations: { Length: 1 } body } &&
        body[0] is IReturnOperation { ReturnedValue.ConstantValue: { HasValue: true, Value: true } };

    /// <summary>The argument of a parameter, without conversions.</summary>
    public static IOperation FindArgument(IInvocationOperation call, int parameter) =>
        Unwrap(call.Arguments.First(argument => argument.Parameter?.Ordinal == parameter).Value);

    public static IFieldSymbol? FindEnumValue(IOperation value) =>
        value is { Type: { TypeKind: TypeKind.Enum } type, ConstantValue: { HasValue: true, Value: var number } }
            ? type.GetMembers().OfType<IFieldSymbol>().FirstOrDefault(field => Equals(field.ConstantValue, number))
            : null;

    public static IOperation Unwrap(IOperation value) =>
        value is IConversionOperation conversion ? Unwrap(conversion.Operand) : value;
}
