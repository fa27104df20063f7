using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.CodeFixes;

/// <summary>
/// Reads the calls of a class map that code registers. It gives up at the first call that it does not understand.
/// </summary>
internal sealed class ClassMapReader
{
    private readonly INamedTypeSymbol _type;
    private readonly IParameterSymbol _map;
    private readonly HashSet<(ISymbol, string)> _calls = [];

    private ClassMapReader(ClassMap automatic, IParameterSymbol map) =>
        (Automatic, _type, _map) = (automatic, automatic.Type, map);

    /// <summary>The map of the class before the calls.</summary>
    public ClassMap Automatic { get; }

    /// <summary>The settings of the class, by the names of their methods.</summary>
    public Dictionary<string, object> OfType { get; } = [];

    /// <summary>The settings of each member.</summary>
    public Dictionary<ISymbol, Dictionary<string, object>> OfMembers { get; } = new(SymbolEqualityComparer.Default);

    public List<INamedTypeSymbol> KnownTypes { get; } = [];

    /// <summary>The member that the class map makes the id; null if it says nothing about the id.</summary>
    public ISymbol? Id { get; private set; }

    /// <summary>The member that is the id by its name; null if there is none.</summary>
    public ISymbol? NamedId => Automatic.DeclaredMembers.FirstOrDefault(member => member.IsIdByName)?.Symbol;

    /// <summary>
    /// Reads the lambda of <c>RegisterClassMap&lt;T&gt;(map => …)</c>; null if it has a call that is not understood.
    /// </summary>
    /// <param name="automatic">The map of the class before the calls.</param>
    public static ClassMapReader? Read(ClassMap automatic, IAnonymousFunctionOperation lambda)
    {
        var reader = new ClassMapReader(automatic, lambda.Symbol.Parameters[0]);

        // The compiler ends the body with a return.
        var statements = lambda.Body.Operations.Where(operation =>
            !operation.IsImplicit || operation is not IReturnOperation { ReturnedValue: null }).ToList();
        return statements.Count > 0 &&
            reader.IsCallOfMap(statements[0], "AutoMap") &&
            statements.Skip(1).All(reader.ReadStatement)
            ? reader
            : null;
    }

    /// <summary>Whether AutoMap maps the member: conventions apply to others only if attributes name them.</summary>
    private bool IsMapped(ISymbol member) =>
        Automatic.DeclaredMembers.Any(mapped => mapped.IsMappedAutomatically && mapped.Symbol.Is(member));

    private bool IsCallOfMap(IOperation statement, string name) =>
        GetExpression(statement) is IInvocationOperation call &&
        call.TargetMethod.Name == name &&
        call.Arguments.IsEmpty &&
        IsMap(call.Instance);

    private bool IsMap(IOperation? value) =>
        value is not null &&
        CodeOperations.Unwrap(value) is IParameterReferenceOperation reference &&
        reference.Parameter.Is(_map);

    // The body of a lambda that is an expression returns its value.
    private static IOperation? GetExpression(IOperation statement) => statement switch
    {
        IExpressionStatementOperation expression => expression.Operation,
        IReturnOperation result => result.ReturnedValue,
        _ => null,
    };

    private bool ReadStatement(IOperation statement) =>
        GetExpression(statement) is IInvocationOperation call &&
        (IsMap(call.Instance) ? ReadCallOfMap(call) is not null : FindMember(call) is not null);

    /// <summary>
    /// Reads a call on the class map. The result is the member of the map that the call returns, or the class; null if the call
    /// is not understood.
    /// </summary>
    private ISymbol? ReadCallOfMap(IInvocationOperation call)
    {
        switch (call.TargetMethod.Name)
        {
            case "Freeze" when call.Arguments.IsEmpty:
                return _type;

            case "MapMember" or "MapProperty" or "MapField" or "GetMemberMap":
                return FindNamedMember(call);

            case "MapIdMember" or "MapIdProperty" or "MapIdField" or "SetIdMember" when Id is null:
                return Id = call.TargetMethod.Name != "SetIdMember"
                    ? FindNamedMember(call)
                    : FindMember(CodeOperations.FindArgument(call, 0));

            case "MapExtraElementsMember" or "MapExtraElementsProperty" or "MapExtraElementsField":
                return Add(FindNamedMember(call), "ExtraElements", true);

            case "UnmapMember" or "UnmapProperty" or "UnmapField":
                return Add(FindNamedMember(call), "Unmap", true);

            case "SetDiscriminator" when GetConstant(call) is string discriminator:
                return Add("SetDiscriminator", discriminator);

            case "SetIgnoreExtraElements" or "SetIgnoreExtraElementsIsInherited" or "SetDiscriminatorIsRequired" or
                "SetIsRootClass" when GetConstant(call) is true:
                return Add(call.TargetMethod.Name, true);

            case "AddKnownType"
                when CodeOperations.FindArgument(call, 0) is ITypeOfOperation operation &&
                    operation.TypeOperand is INamedTypeSymbol { IsUnboundGenericType: false } known:
                KnownTypes.Add(known);
                return _type;

            default:
                return null;
        }
    }

    /// <summary>The member whose member map an expression is; null if it is not understood.</summary>
    private ISymbol? FindMember(IOperation memberMap) => memberMap switch
    {
        IPropertyReferenceOperation { Property.Name: "IdMemberMap" } property when IsMap(property.Instance) => Id ?? NamedId,
        IInvocationOperation call when IsMap(call.Instance) =>
            ReadCallOfMap(call) is { } member and not ITypeSymbol ? member : null,
        IInvocationOperation { Instance: { } instance } call when instance.Type?.ToDriverName() == KnownNames.BsonMemberMap =>
            ReadSetting(FindMember(instance), call),
        _ => null,
    };

    private ISymbol? ReadSetting(ISymbol? member, IInvocationOperation call)
    {
        var name = call.TargetMethod.Name;
        var argument = call.Arguments.Length == 1 ? CodeOperations.FindArgument(call, 0) : null;
        switch (name)
        {
            case "SetElementName" or "SetOrder" or "SetIgnoreIfNull" or
                "SetIgnoreIfDefault" when GetConstant(call) is string or bool or int:
                return Add(member, name, GetConstant(call)!);

            case "SetIsRequired" when GetConstant(call) is true:
                return Add(member, name, true);

            case "SetDefaultValue" or "SetSerializer" or "SetIdGenerator" when argument is not null:
                return Add(member, name, argument);

            default:
                return null;
        }
    }

    private static object? GetConstant(IInvocationOperation call) =>
        call.Arguments.Length == 1 && CodeOperations.FindArgument(call, 0).ConstantValue is { HasValue: true, Value: var value }
            ? value
            : null;

    /// <summary>The member that <c>x => x.Member</c> or a text names.</summary>
    private ISymbol? FindNamedMember(IInvocationOperation call)
    {
        var argument = CodeOperations.FindArgument(call, 0);
        var member = argument switch
        {
            { ConstantValue: { HasValue: true, Value: string name } } => _type.GetMembers(name).FirstOrDefault(),
            IAnonymousFunctionOperation { Body.Operations: { Length: 1 } body } => FindReturned(body[0]),
            IDelegateCreationOperation { Target: IAnonymousFunctionOperation { Body.Operations: { Length: 1 } body } } =>
                FindReturned(body[0]),
            _ => null,
        };
        return member is not null && member.ContainingType.Is(_type) && IsMapped(member) ? member : null;
    }

    private static ISymbol? FindReturned(IOperation statement) =>
        statement is IReturnOperation { ReturnedValue: { } value } &&
        CodeOperations.Unwrap(value) is IMemberReferenceOperation { Instance: IParameterReferenceOperation } reference
            ? reference.Member
            : null;

    private ISymbol? Add(string name, object value)
    {
        OfType[name] = value;
        return _calls.Add((_type, name)) ? _type : null;
    }

    /// <summary>Keeps a setting of a member; null if there is no member, or if it has the setting already.</summary>
    private ISymbol? Add(ISymbol? member, string name, object value)
    {
        if (member is null || !_calls.Add((member, name)))
        {
            return null;
        }

        if (!OfMembers.TryGetValue(member, out var settings))
        {
            OfMembers.Add(member, settings = []);
        }

        settings[name] = value;
        return member;
    }
}
