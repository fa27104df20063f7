using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>Reads the calls that configure a class map. It stops at the first call that it does not understand.</summary>
internal sealed class RegisteredMapReader
{
    private const int MaxDepth = 8;

    private readonly INamedTypeSymbol _type;
    private readonly MethodBodies _bodies;

    // The parameters and local variables that hold the class map.
    private readonly HashSet<ISymbol> _maps = new(SymbolEqualityComparer.Default);

    private readonly List<MapCall> _calls = [];

    /// <summary>Whether the class map is the object whose constructor has the code.</summary>
    private readonly bool _isSelf;

    private int _depth;

    private RegisteredMapReader(INamedTypeSymbol type, MethodBodies bodies, bool isSelf) =>
        (_type, _bodies, _isSelf) = (type, bodies, isSelf);

    // The first call that is not understood; null if all are.
    public SyntaxNode? Obstacle { get; private set; }

    /// <summary>The calls that were understood, in the order of the code.</summary>
    public IReadOnlyList<MapCall> Calls => _calls;

    /// <summary>Whether the first call is <c>AutoMap</c>, or other code is likely to have called it before.</summary>
    public bool MapsAutomatically { get; private set; }

    /// <summary>Reads a delegate that gets the class map as its argument.</summary>
    public static RegisteredMapReader OfDelegate(INamedTypeSymbol type, CodeValue configure, MethodBodies bodies)
    {
        var reader = new RegisteredMapReader(type, bodies, isSelf: false);
        reader.ReadDelegate(configure);
        return reader;
    }

    /// <summary>Reads a delegate or a method that gets the class map from code of another assembly.</summary>
    /// <remarks>Without <c>AutoMap</c>, it is likely that the other code has called it.</remarks>
    public static RegisteredMapReader OfForeign(
        INamedTypeSymbol type, CodeValue configure, IParameterSymbol? parameter, MethodBodies bodies)
    {
        var reader = new RegisteredMapReader(type, bodies, isSelf: false);
        if (parameter is null)
        {
            reader.ReadDelegate(configure);
        }
        else
        {
            reader._maps.Add(parameter);
            reader.ReadBody(configure.Operation, configure.Scope);
        }

        reader.MapsAutomatically = true;
        return reader;
    }

    /// <summary>Reads the constructor of a class that derives from the class map.</summary>
    public static RegisteredMapReader OfConstructor(INamedTypeSymbol type, IOperation body, MethodBodies bodies)
    {
        var reader = new RegisteredMapReader(type, bodies, isSelf: true);
        reader.ReadBody(body, CallScope.Empty);
        return reader;
    }

    /// <summary>Reads the calls on a class map in a local variable.</summary>
    public static RegisteredMapReader OfLocal(
        INamedTypeSymbol type,
        ILocalSymbol local,
        CodeValue? configure,
        IOperation method,
        CallScope scope,
        MethodBodies bodies)
    {
        var reader = new RegisteredMapReader(type, bodies, isSelf: false);
        if (configure is not null)
        {
            reader.ReadDelegate(configure);
        }

        reader._maps.Add(local);
        reader.ReadUses(local, method, scope);
        return reader;
    }

    /// <summary>A class map that only maps automatically, as <c>RegisterClassMap&lt;T&gt;()</c> does.</summary>
    public static RegisteredMapReader OfAutoMap(INamedTypeSymbol type, MethodBodies bodies) =>
        new(type, bodies, isSelf: false) { MapsAutomatically = true };

    /// <returns>Null if a call is not understood.</returns>
    public RegisteredMap? GetMap() =>
        Obstacle is null
            ? new(_type.ToCode(), MapsAutomatically, _calls.Select(call => call.Call).ToEquatableArray())
            : null;

    // The statements that use a local variable, in the method that declares it.
    private void ReadUses(ILocalSymbol local, IOperation method, CallScope scope)
    {
        var statements = method.Descendants().OfType<IExpressionStatementOperation>().Where(statement =>
            statement.Descendants().OfType<ILocalReferenceOperation>().Any(use => use.Local.Is(local)));
        foreach (var statement in statements)
        {
            if (statement.Operation is IInvocationOperation call && call.TargetMethod.Name is not "RegisterClassMap")
            {
                ReadStatement(statement, scope);
            }
        }
    }

    private void ReadDelegate(CodeValue configure)
    {
        switch (configure.Resolve())
        {
            case { Operation: IAnonymousFunctionOperation { Symbol.Parameters: [var parameter], Body: var body } } lambda:
                _maps.Add(parameter);
                ReadBody(body, lambda.Scope);
                break;

            case { Operation: IMethodReferenceOperation { Method: { Parameters: [var parameter] } method } }
                when _bodies.Find(method) is { } body:
                _maps.Add(parameter.OriginalDefinition);
                ReadBody(body, CallScope.Empty);
                break;

            case var other:
                Stop(other.Operation);
                break;
        }
    }

    private void ReadBody(IOperation body, CallScope scope)
    {
        if (++_depth > MaxDepth)
        {
            Stop(body);
        }

        foreach (var statement in FindStatements(body))
        {
            ReadStatement(statement, scope);
        }

        _depth--;
    }

    private static IEnumerable<IOperation> FindStatements(IOperation body) => body switch
    {
        IMethodBodyOperation method => FindStatements((method.BlockBody ?? method.ExpressionBody)!),
        IConstructorBodyOperation constructor =>
        [
            .. constructor.Initializer is { IsImplicit: false } initializer ? new[] { initializer } : [],
            .. FindStatements((constructor.BlockBody ?? constructor.ExpressionBody)!),
        ],
        IBlockOperation block => block.Operations.SelectMany(FindStatements),

        // The compiler ends a body with a return.
        IReturnOperation { ReturnedValue: null } => [],
        _ => [body],
    };

    private void ReadStatement(IOperation statement, CallScope scope)
    {
        if (Obstacle is not null)
        {
            return;
        }

        // The body of a lambda that is an expression returns its value.
        var expression = statement switch
        {
            IExpressionStatementOperation { Operation: var operation } => operation,
            IReturnOperation { ReturnedValue: { } value } => value,
            _ => statement,
        };
        if (expression is not IInvocationOperation call || !ReadCall(call, scope))
        {
            Stop(expression);
        }
    }

    private void Stop(IOperation operation) => Obstacle ??= operation.Syntax;

    private bool ReadCall(IInvocationOperation call, CallScope scope)
    {
        if (call.Instance is { } instance && IsMap(instance, scope) && IsOfDriver(call.TargetMethod))
        {
            return ReadCallOfMap(call, scope) is not null;
        }

        if (call.Instance?.Type?.ToDriverName() == BsonMemberMap)
        {
            return ReadSetting(call, scope) is not null;
        }

        return ReadCallOfUser(call, scope);
    }

    private static bool IsOfDriver(IMethodSymbol method) => method.ContainingType.ToDriverName() == BsonClassMap;

    // A method or delegate of the user that gets the class map.
    private bool ReadCallOfUser(IInvocationOperation call, CallScope scope)
    {
        if (call is { TargetMethod.MethodKind: MethodKind.DelegateInvoke, Instance: { } called, Arguments: [var only] })
        {
            if (!IsMap(only.Value, scope))
            {
                return false;
            }

            ReadDelegate(new(called, scope));
            return true;
        }

        if (!call.Arguments.Any(argument => IsMap(argument.Value, scope)) || _bodies.Find(call.TargetMethod) is not { } body)
        {
            return false;
        }

        foreach (var argument in call.Arguments.Where(argument => IsMap(argument.Value, scope)))
        {
            _maps.Add(call.TargetMethod.OriginalDefinition.Parameters[argument.Parameter!.Ordinal]);
        }

        ReadBody(body, CallScope.Of(call, scope));
        return true;
    }

    private bool IsMap(IOperation value, CallScope scope) => CodeOperations.Unwrap(value) switch
    {
        IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance } => _isSelf,
        IParameterReferenceOperation { Parameter: var parameter } =>
            _maps.Contains(parameter.OriginalDefinition) ||
            (scope.Find(parameter) is { } argument && IsMap(argument.Operation, argument.Scope)),
        ILocalReferenceOperation { Local: var local } => _maps.Contains(local),
        _ => false,
    };

    // The member of the map that the call returns, or the class; null if the call is not understood.
    private ISymbol? ReadCallOfMap(IInvocationOperation call, CallScope scope)
    {
        var name = call.TargetMethod.Name;
        switch (name)
        {
            case "AutoMap" when call.Arguments.IsEmpty && _calls.Count == 0 && !MapsAutomatically:
                MapsAutomatically = true;
                return _type;

            case "Freeze" when call.Arguments.IsEmpty:
                return _type;

            case "MapMember" or "MapProperty" or "MapField" or "GetMemberMap":
                return Add(RegisteredSetting.Map, FindNamedMember(call, scope));

            case "MapIdMember" or "MapIdProperty" or "MapIdField":
                return Add(RegisteredSetting.Id, FindNamedMember(call, scope));

            case "SetIdMember" when CodeOperations.FindArgument(call, 0) is { ConstantValue: { HasValue: true, Value: null } }:
                return AddOfType(new(new(RegisteredSetting.Id)));

            case "SetIdMember":
                return Add(RegisteredSetting.Id, FindMember(CodeOperations.FindArgument(call, 0), scope));

            case "MapExtraElementsMember" or "MapExtraElementsProperty" or "MapExtraElementsField":
                return Add(RegisteredSetting.ExtraElements, FindNamedMember(call, scope));

            case "UnmapMember" or "UnmapProperty" or "UnmapField":
                return Add(RegisteredSetting.Unmap, FindNamedMember(call, scope));

            // Generated code takes it from the class map.
            case "SetDiscriminator":
                return AddOfType(new(new(RegisteredSetting.Discriminator), Argument: GetArgument(call, scope)));

            case "SetIgnoreExtraElements" when GetConstant(call, scope) is bool ignores:
                return AddOfType(RegisteredSetting.IgnoreExtraElements, ignores);

            case "SetIgnoreExtraElementsIsInherited" when GetConstant(call, scope) is true:
                return AddOfType(RegisteredSetting.IgnoreExtraElementsIsInherited, true);

            case "SetDiscriminatorIsRequired" when GetConstant(call, scope) is true:
                return AddOfType(RegisteredSetting.DiscriminatorIsRequired, true);

            case "SetIsRootClass" when GetConstant(call, scope) is true:
                return AddOfType(RegisteredSetting.IsRootClass, true);

            case "AddKnownType" when FindKnownType(call, scope) is { } known:
                return AddOfType(
                    new(new(RegisteredSetting.KnownType, Code: known.ToCode()), Argument: GetArgument(call, scope)));

            default:
                return null;
        }
    }

    private INamedTypeSymbol? FindKnownType(IInvocationOperation call, CallScope scope) =>
        new CodeValue(CodeOperations.FindArgument(call, 0), scope).ResolveType()
            is INamedTypeSymbol { IsUnboundGenericType: false } known && known.IsOrDerivesFrom(_type)
            ? known
            : null;

    // The member whose member map an expression is.
    private ISymbol? FindMember(IOperation memberMap, CallScope scope) => memberMap switch
    {
        IPropertyReferenceOperation { Property.Name: "IdMemberMap", Instance: { } instance } when IsMap(instance, scope) =>
            _calls.FindLast(call => call.Setting == RegisteredSetting.Id)?.Member ??
            (MapsAutomatically ? FindNamedId() : null),
        IInvocationOperation { Instance: { } instance } call when IsMap(instance, scope) =>
            ReadCallOfMap(call, scope) is { } member and not ITypeSymbol ? member : null,
        IInvocationOperation { Instance.Type: { } type } call when type.ToDriverName() == BsonMemberMap =>
            ReadSetting(call, scope),
        _ => null,
    };

    // The member that the driver's conventions make the id, if no attribute does.
    private ISymbol? FindNamedId() => ClassMapRules.IdMemberNames
        .Select(FindDeclared)
        .FirstOrDefault(member => member?.IsPublic() == true && !member.GetMappingAttributes().Any());

    private ISymbol? ReadSetting(IInvocationOperation call, CallScope scope)
    {
        if (call.Instance is null || FindMember(call.Instance, scope) is not { } member || call.Arguments.Length != 1)
        {
            return null;
        }

        var value = new CodeValue(call.Arguments[0].Value, scope).Resolve();
        return (call.TargetMethod.Name, value.Constant) switch
        {
            ("SetElementName", string name) => Add(RegisteredSetting.ElementName, member, value, name, Constants.Print(name)),
            ("SetOrder", int order) => Add(RegisteredSetting.Order, member, value, $"{order}", Constants.Print(order)),
            ("SetIgnoreIfNull", bool ignores) => Add(RegisteredSetting.IgnoreIfNull, member, value, ignores),
            ("SetIgnoreIfDefault", bool ignores) => Add(RegisteredSetting.IgnoreIfDefault, member, value, ignores),
            ("SetIsRequired", bool isRequired) => Add(RegisteredSetting.IsRequired, member, value, isRequired),
            ("SetDefaultValue", _) when RegisteredValues.PrintDefault(value, member.GetMemberType()!) is { } code =>
                Add(RegisteredSetting.DefaultValue, member, value, code: code),

            // Generated code takes the generator from the class map.
            ("SetIdGenerator", _) => Add(RegisteredSetting.IdGenerator, member, value),
            ("SetSerializer", _) => AddSerializer(member, value),
            _ => null,
        };
    }

    private ISymbol? AddSerializer(ISymbol member, CodeValue serializer)
    {
        var known = RegisteredSerializer.Find(serializer, member.GetMemberType()!);
        return Add(RegisteredSetting.Serializer, member, serializer, known?.Representation, known?.Code);
    }

    private static object? GetConstant(IInvocationOperation call, CallScope scope) => GetArgument(call, scope)?.Constant;

    // The only argument of a call.
    private static CodeValue? GetArgument(IInvocationOperation call, CallScope scope) =>
        call.Arguments.Length == 1 ? new CodeValue(call.Arguments[0].Value, scope).Resolve() : null;

    // The member that x => x.Member or a text names. The driver accepts only members that the class itself declares.
    private ISymbol? FindNamedMember(IInvocationOperation call, CallScope scope)
    {
        var argument = new CodeValue(CodeOperations.FindArgument(call, 0), scope).Resolve();
        var member = argument switch
        {
            { Constant: string name } => FindDeclared(name),
            { Operation: IAnonymousFunctionOperation { Body.Operations: [IReturnOperation { ReturnedValue: { } value }] } } =>
                (CodeOperations.Unwrap(value) as IMemberReferenceOperation) is
                { Instance: IParameterReferenceOperation } reference
                    ? reference.Member
                    : null,
            _ => FindReflected(argument),
        };
        return member is { IsStatic: false } and
            (IFieldSymbol or IPropertySymbol { IsIndexer: false, GetMethod: not null, IsOverride: false }) &&
            member.ContainingType.Is(_type)
            ? member
            : null;
    }

    // typeof(Order).GetProperty("Total"), and the same with flags.
    private ISymbol? FindReflected(CodeValue member) =>
        member.Operation is IInvocationOperation { TargetMethod.Name: "GetProperty" or "GetField", Instance: { } type } get &&
        member.With(type).ResolveType().Is(_type) &&
        get.Arguments.Length > 0 &&
        member.With(get.Arguments[0].Value).Resolve().Constant is string name
            ? FindDeclared(name)
            : null;

    private ISymbol? FindDeclared(string name) =>
        _type.GetMembers(name).FirstOrDefault(member => member is IPropertySymbol or IFieldSymbol);

    private ISymbol AddOfType(RegisteredSetting setting, bool value) =>
        AddOfType(new(new(setting, Text: Constants.Print(value), Code: Constants.Print(value))));

    private ISymbol AddOfType(MapCall call)
    {
        _calls.Add(call);
        return _type;
    }

    private ISymbol? Add(RegisteredSetting setting, ISymbol member, CodeValue argument, bool value) =>
        Add(setting, member, argument, Constants.Print(value), Constants.Print(value));

    private ISymbol? Add(
        RegisteredSetting setting, ISymbol? member, CodeValue? argument = null, string? text = null, string? code = null)
    {
        if (member is not null)
        {
            var call = new RegisteredCall(setting, member.Name, text, code) { IsField = member is IFieldSymbol };
            _calls.Add(new(call, member, argument));
        }

        return member;
    }
}
