using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>A convention that an assembly can declare.</summary>
/// <param name="Value">Null for true.</param>
internal sealed record DeclarableConvention(string Property, IFieldSymbol? Value);

/// <summary>A convention pack that code registers, compared with the declared conventions.</summary>
internal sealed class RegisteredPack
{
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
        if (call is not IInvocationOperation registration || !DriverCalls.RegistersPack(registration.TargetMethod))
        {
            return null;
        }

        var pack = new RegisteredPack(compilation.Assembly.GetAttributes().Find(BsonGeneratedConventionsAttribute));
        pack.AddItems(PackItems.Read(new(CodeOperations.FindArgument(registration, 1), CallScope.Empty)));
        var properties = pack._declared.Keys.Concat(pack._declarable.Select(convention => convention.Property)).ToList();
        if (AcceptsAllTypes(CodeOperations.FindArgument(registration, 2)) &&
            !(properties.Contains(ConventionProperties.IgnoreIfNull) &&
                properties.Contains(ConventionProperties.IgnoreIfDefault)))
        {
            pack.Declarable = pack._declarable;
        }

        return pack;
    }

    private void AddItems(PackItems items)
    {
        IsUnknown = items.IsUnknown;
        foreach (var item in items.Conventions)
        {
            if (item.Operation is IObjectCreationOperation { Type: { } type, Arguments: var arguments })
            {
                AddItem(type, arguments);
            }
        }
    }

    private void AddItem(ITypeSymbol type, ImmutableArray<IArgumentOperation> arguments)
    {
        var constant = arguments.Length == 1 ? arguments[0].Value.ConstantValue : default;
        var isKnownHere = arguments.IsEmpty || constant.HasValue;
        if (!isKnownHere || DriverConvention.Find(type) is not { IsDeclarable: true, Property: var property })
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
            var value = constant.Value is bool or null ? null : CodeOperations.FindEnumValue(arguments[0].Value);
            _declarable.Add(new(property, value));
        }
    }

    private static bool AcceptsAllTypes(IOperation filter) =>
        (filter is IDelegateCreationOperation creation ? creation.Target : filter)
            is IAnonymousFunctionOperation { Body.Operations: { Length: 1 } body } &&
        body[0] is IReturnOperation { ReturnedValue.ConstantValue: { HasValue: true, Value: true } };
}
