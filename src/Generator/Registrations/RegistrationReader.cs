using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>Reads the class maps and convention packs that code of a compilation registers.</summary>
/// <remarks>
/// Whether a registration runs, and what else runs, only the program knows. So the runtime compares what was compiled with what
/// is registered, and a wrong reading costs the generated code, never data.
/// </remarks>
internal sealed class RegistrationReader
{
    private const int MaxCallDepth = 4;

    private readonly SemanticModels _models;
    private readonly CancellationToken _cancellationToken;
    private readonly CandidateReading _reading = new();
    private readonly MethodBodies _bodies;

    private RegistrationReader(SemanticModels models, CancellationToken cancellationToken)
    {
        _models = models;
        _cancellationToken = cancellationToken;
        _bodies = new(models, _reading, cancellationToken);
    }

    /// <param name="findKept">Finds what an earlier compilation registers in the same place; null if it may differ.</param>
    public static RegistrationSet Read(
        Compilation compilation, Func<CodePlace, CandidateReading?> findKept, CancellationToken cancellationToken)
    {
        var candidates = compilation.SyntaxTrees
            .SelectMany(tree => RegistrationSyntax.Of(tree).Candidates)
            .ToList();
        if (candidates.Count == 0 || compilation.GetTypeByMetadataName(BsonClassMap) is null)
        {
            return RegistrationSet.Empty;
        }

        var set = new RegistrationSet();
        var models = new SemanticModels(compilation);
        foreach (var candidate in candidates)
        {
            cancellationToken.ThrowIfCancellationRequested();
            var reading = findKept(CodePlace.Of(candidate)) ?? Read(candidate, models, cancellationToken);
            set.Add(candidate, reading);
        }

        return set;
    }

    private static CandidateReading Read(SyntaxNode candidate, SemanticModels models, CancellationToken cancellationToken)
    {
        var reader = new RegistrationReader(models, cancellationToken);
        reader.Read(candidate);
        return reader._reading;
    }

    private void Read(SyntaxNode candidate)
    {
        var operation = GetOperation(candidate);
        _reading.AddCode(candidate, operation);
        switch (operation)
        {
            case IInvocationOperation call:
                ReadCall(call);
                break;

            case IObjectCreationOperation creation:
                ReadCreation(creation);
                break;

            case IConstructorBodyOperation body:
                ReadConstructor(body, (ConstructorDeclarationSyntax)candidate);
                break;

            case IMethodBodyOperation body:
                ReadMethod(body, (MethodDeclarationSyntax)candidate);
                break;
        }
    }

    private IOperation? GetOperation(SyntaxNode node) =>
        _models.Of(node.SyntaxTree).GetOperation(node, _cancellationToken);

    private void ReadCall(IInvocationOperation call)
    {
        var method = call.TargetMethod;
        if (DriverCalls.RegistersPack(method))
        {
            foreach (var scope in GetScopes(call, 0))
            {
                ReadPack(call, scope);
            }
        }
        else if (method.ContainingType.ToDriverName() == BsonClassMap && method.TypeArguments.Length == 1)
        {
            foreach (var scope in GetScopes(call, 0))
            {
                ReadClassMap(call, scope);
            }
        }
        else if (method.DeclaringSyntaxReferences.IsEmpty)
        {
            ReadForeign(call);
        }
    }

    // A method of another assembly that gets a delegate for a class map, such as Map<Order>(map => …).
    private void ReadForeign(IInvocationOperation call)
    {
        foreach (var argument in call.Arguments)
        {
            if (argument.Value.Type is INamedTypeSymbol { DelegateInvokeMethod.Parameters: [var only] } &&
                DriverCalls.FindMapped(only.Type) is { } mapped)
            {
                var configure = new CodeValue(argument.Value, CallScope.Empty);
                Add(mapped, type => RegisteredMapReader.OfForeign(type, configure, parameter: null, _bodies));
            }
        }
    }

    // A method that a library finds by its interface or base class, and calls with the class map.
    private void ReadMethod(IMethodBodyOperation body, MethodDeclarationSyntax syntax)
    {
        var method = _models.Of(syntax.SyntaxTree).GetDeclaredSymbol(syntax, _cancellationToken);
        if (method is not { Parameters: [var parameter] } || DriverCalls.FindMapped(parameter.Type) is not { } mapped)
        {
            return;
        }

        var owner = method.ContainingType;
        _reading.AddFiles([.. owner.GetHierarchy(), .. owner.AllInterfaces]);
        if (method.IsOverride || Implements(method))
        {
            var configure = new CodeValue(body, CallScope.Empty);
            Add(mapped, type => RegisteredMapReader.OfForeign(type, configure, parameter, _bodies));
        }
    }

    private static bool Implements(IMethodSymbol method) => method.ContainingType.AllInterfaces
        .SelectMany(contract => contract.GetMembers())
        .Any(member => method.ContainingType.FindImplementationForInterfaceMember(member).Is(method));

    private void ReadPack(IInvocationOperation call, CallScope scope)
    {
        var items = PackItems.Read(new(CodeOperations.FindArgument(call, 1), scope));
        if (items.IsUnknown)
        {
            _reading.WhySkipped = "only the running program knows its conventions";
            return;
        }

        var filter = new TypeFilterReader(_bodies).Read(new(CodeOperations.FindArgument(call, 2), scope));
        if (IsUndecided(filter))
        {
            _reading.WhySkipped = "only the running program knows which types its filter accepts";
            return;
        }

        // Conventions without a known effect are left out.
        var reader = new RegisteredConventionReader(_bodies);
        var conventions = items.Conventions.Select(reader.Read).OfType<RegisteredConvention>().ToEquatableArray();
        var registered = new FilteredConventions(conventions, filter);
        if (conventions.Count > 0)
        {
            _reading.Packs.Add(registered);
        }
    }

    private static bool IsUndecided(TypeFilter filter) => filter switch
    {
        TypeFilter.Always { Value: null } => true,
        TypeFilter.Not not => IsUndecided(not.Inner),
        TypeFilter.Both both => IsUndecided(both.Left) || IsUndecided(both.Right),
        TypeFilter.Either either => IsUndecided(either.Left) || IsUndecided(either.Right),
        _ => false,
    };

    // RegisterClassMap with a delegate, or without an argument. An object is read where it is created.
    private void ReadClassMap(IInvocationOperation call, CallScope scope)
    {
        var mapped = scope.Substitute(call.TargetMethod.TypeArguments[0]);
        if (call.Arguments is [var only])
        {
            var configure = new CodeValue(only.Value, scope);
            if (configure.Resolve().Operation is IObjectCreationOperation or ILocalReferenceOperation)
            {
                return;
            }

            Add(mapped, type => RegisteredMapReader.OfDelegate(type, configure, _bodies));
        }
        else if (call.Arguments.IsEmpty)
        {
            Add(mapped, type => RegisteredMapReader.OfAutoMap(type, _bodies));
        }
    }

    // new BsonClassMap<Order>(map => …), new BsonClassMap(typeof(Order)), also in a local variable.
    private void ReadCreation(IObjectCreationOperation creation)
    {
        if (creation.Type is not INamedTypeSymbol { } created || created.ToDriverName() != BsonClassMap)
        {
            return;
        }

        foreach (var scope in GetScopes(creation, 0))
        {
            var arguments = creation.Arguments.Select(argument => new CodeValue(argument.Value, scope)).ToList();
            var mapped = created.IsGenericType
                ? scope.Substitute(created.TypeArguments[0])
                : arguments.FirstOrDefault()?.ResolveType();
            var configure = created.IsGenericType ? arguments.FirstOrDefault() : null;
            var declarator = creation.Parent is IVariableInitializerOperation { Parent: IVariableDeclaratorOperation found }
                ? found
                : null;
            if (declarator is not null)
            {
                var method = FindRoot(creation);
                Add(mapped, type =>
                    RegisteredMapReader.OfLocal(type, declarator.Symbol, configure, method, scope, _bodies));
            }
            else if (configure is not null)
            {
                Add(mapped, type => RegisteredMapReader.OfDelegate(type, configure, _bodies));
            }
        }
    }

    private static IOperation FindRoot(IOperation operation) => operation.Parent is { } parent ? FindRoot(parent) : operation;

    // The constructor of a class such as OrderMap : BsonClassMap<Order>.
    private void ReadConstructor(IConstructorBodyOperation body, ConstructorDeclarationSyntax syntax)
    {
        var constructor = _models.Of(syntax.SyntaxTree).GetDeclaredSymbol(syntax, _cancellationToken);
        if (constructor is { IsStatic: false, ContainingType.BaseType: { IsGenericType: true } map } &&
            map.ToDriverName() == BsonClassMap)
        {
            Add(map.TypeArguments[0], type => RegisteredMapReader.OfConstructor(type, body, _bodies));
        }
    }

    private void Add(ITypeSymbol? mapped, Func<INamedTypeSymbol, RegisteredMapReader> read)
    {
        if (mapped is INamedTypeSymbol type)
        {
            _reading.AddFiles(type.GetHierarchy());
            var reader = read(type);
            var map = new Registration(
                type.ToCode(),
                type.ToReflectionName(),
                reader.GetMap(),
                reader.Obstacle?.ToString(),
                CandidateReading.FindFiles(type).ToEquatableArray());

            // Several callers may reach one registration.
            if (!_reading.Maps.Contains(map))
            {
                _reading.Maps.Add(map);
            }
        }
    }

    // The arguments with which the method around an operation is called, if the operation depends on them.
    private IEnumerable<CallScope> GetScopes(IOperation operation, int depth)
    {
        var method = FindMethod(operation);
        if (method is null || depth > MaxCallDepth || !DependsOnCaller(operation, method))
        {
            return [CallScope.Empty];
        }

        var scopes = FindCallsOf(method)
            .SelectMany(call => GetScopes(call, depth + 1).Select(outer => call is IObjectCreationOperation creation
                ? CallScope.Of(creation, outer)
                : CallScope.Of((IInvocationOperation)call, outer)))
            .ToList();
        return scopes.Count == 0 ? [CallScope.Empty] : scopes;
    }

    private static IMethodSymbol? FindMethod(IOperation operation)
    {
        var symbol = operation.SemanticModel?.GetEnclosingSymbol(operation.Syntax.SpanStart);
        while (symbol is IMethodSymbol { MethodKind: MethodKind.LambdaMethod })
        {
            symbol = symbol.ContainingSymbol;
        }

        return symbol as IMethodSymbol;
    }

    // The value may come through local variables of the method.
    private static bool DependsOnCaller(IOperation operation, IMethodSymbol method)
    {
        if (method.TypeParameters.Length == 0 && method.Parameters.IsEmpty)
        {
            return false;
        }

        var isGeneric = operation is IInvocationOperation { TargetMethod.TypeArguments: var arguments } &&
            arguments.Any(argument => argument is ITypeParameterSymbol);
        return isGeneric || DependsOnParameters(operation, method, []);
    }

    private static bool DependsOnParameters(IOperation operation, IMethodSymbol method, HashSet<ISymbol> seen) =>
        operation.DescendantsAndSelf().Any(part => part switch
        {
            IParameterReferenceOperation { Parameter: var parameter } => parameter.ContainingSymbol.Is(method),
            ITypeOfOperation { TypeOperand: ITypeParameterSymbol } => true,
            IObjectCreationOperation { Type: INamedTypeSymbol { TypeArguments: var types } } =>
                types.Any(type => type is ITypeParameterSymbol),
            ILocalReferenceOperation { Local: var local } => seen.Add(local) &&
                FindUses(local, operation).Any(use => DependsOnParameters(use, method, seen)),
            _ => false,
        });

    // The declaration of a local variable, and the statements and loops with it.
    private static IEnumerable<IOperation> FindUses(ILocalSymbol local, IOperation operation) =>
        CodeOperations.FindAll(operation).Where(candidate => candidate switch
        {
            IVariableDeclaratorOperation { Symbol: var declared } => declared.Is(local),
            IExpressionStatementOperation or IForEachLoopOperation => candidate.Descendants().Any(part =>
                (part is ILocalReferenceOperation use && use.Local.Is(local)) ||
                (part is IVariableDeclaratorOperation declarator && declarator.Symbol.Is(local))),
            _ => false,
        });

    // A constructor is called where objects are created.
    private IEnumerable<IOperation> FindCallsOf(IMethodSymbol method)
    {
        var name = method.MethodKind == MethodKind.Constructor ? method.ContainingType.Name : method.Name;
        _reading.CalledMethods.Add(name);
        return _models.Trees
            .Where(tree => RegistrationSyntax.Of(tree).Calls(name))
            .SelectMany(tree => RegistrationSyntax.FindCalls(tree, name))
            .Select(node =>
            {
                _cancellationToken.ThrowIfCancellationRequested();
                return GetOperation(node);
            })
            .OfType<IOperation>()
            .Where(call => call.Kind == OperationKind.Invalid || FindTarget(call).Is(method.OriginalDefinition))
            .Select(call =>
            {
                _reading.AddCode(call.Syntax, call);
                return call;
            })
            .Where(call => call.Kind != OperationKind.Invalid);
    }

    private static IMethodSymbol? FindTarget(IOperation call) => call switch
    {
        IInvocationOperation { TargetMethod: var target } => (target.ReducedFrom ?? target).OriginalDefinition,
        IObjectCreationOperation { Constructor: { } constructor } => constructor.OriginalDefinition,
        _ => null,
    };
}
