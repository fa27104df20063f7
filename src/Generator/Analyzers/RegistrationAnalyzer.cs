using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Analyzers;

/// <summary>Reports convention packs and class maps in code that may replace generated code.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class RegistrationAnalyzer() : SourceAnalyzer(ConventionsInCode, ClassMapInCode)
{
    // Binding is slow, so only these names are bound.
    private static readonly HashSet<string> Names = ["Register", .. DriverCalls.ClassMapRegistrations];

    private protected override void Register(AnalysisContext context) =>
        context.RegisterCompilationStartAction(static start =>
        {
            if (RefersToRuntime(start.Compilation))
            {
                var annotated = new AnnotatedTypes(start.Compilation);
                start.RegisterSyntaxNodeAction(node => Check(node, annotated), SyntaxKind.InvocationExpression);
            }
        });

    private static void Check(SyntaxNodeAnalysisContext context, AnnotatedTypes annotated)
    {
        var node = (InvocationExpressionSyntax)context.Node;
        var name = node.Expression is MemberAccessExpressionSyntax access
            ? access.Name
            : node.Expression as SimpleNameSyntax;
        if (name is null ||
            !Names.Contains(name.Identifier.ValueText) ||
            context.SemanticModel.GetOperation(node, context.CancellationToken) is not IInvocationOperation call)
        {
            return;
        }

        var location = name.GetLocation();
        if (RegisteredPack.Read(call, context.Compilation) is { } pack)
        {
            if ((pack.IsUnknown || pack.Undeclared.Count > 0) && annotated.Exist)
            {
                var registrations = CompilationRegistrations.Of(context.Compilation, context.CancellationToken);
                registrations.SkippedPacks.TryGetValue(node.GetLocation(), out var why);
                Report(ConventionsInCode, DescribePack(pack, why), DescribeDeclaration(pack));
            }
        }
        else if (RegistersSettings(call, node.ArgumentList) &&
            FindMapped(call) is { } type &&
            DescribeServed(type, annotated) is { } types)
        {
            var registrations = CompilationRegistrations.Of(context.Compilation, context.CancellationToken);
            Report(ClassMapInCode, types, DescribeEffect(type, registrations));
        }

        void Report(DiagnosticDescriptor descriptor, params string[] arguments) =>
            context.ReportDiagnostic(Diagnostic.Create(descriptor, location, arguments));
    }

    private static bool RegistersSettings(IInvocationOperation call, ArgumentListSyntax arguments) =>
        call.TargetMethod.ContainingType.ToDriverName() == BsonClassMap &&
        call.Arguments.Length > 0 &&
        !DriverCalls.OnlyMapsAutomatically(arguments);

    // The type of a class map; null if only the running program knows it.
    private static INamedTypeSymbol? FindMapped(IInvocationOperation call) =>
        (call.TargetMethod.TypeArguments.FirstOrDefault() ?? FindMapped(CodeOperations.FindArgument(call, 0)))
            as INamedTypeSymbol;

    // BsonClassMap<T>, a class derived from it, and new BsonClassMap(typeof(T)), also in a local variable.
    private static ITypeSymbol? FindMapped(IOperation map)
    {
        var made = map is ILocalReferenceOperation use
            ? CodeOperations.FindInitial(use.Local, CodeOperations.FindAll(use)) ?? map
            : map;
        var named = (made as IObjectCreationOperation)?.Arguments
            .Select(argument => argument.Value)
            .OfType<ITypeOfOperation>();
        return named?.FirstOrDefault()?.TypeOperand ??
            (made.Type is INamedTypeSymbol type ? DriverCalls.FindMappedInHierarchy(type) : null);
    }

    // The annotated types that the class map concerns; null if it concerns none.
    private static string? DescribeServed(INamedTypeSymbol type, AnnotatedTypes annotated)
    {
        var possible = annotated.FindByName(type).ToList();
        return possible.Exists(other => other.OriginalDefinition.Is(type.OriginalDefinition)) ? $"'{type.Name}'" :
            possible.Exists(other => other.IsOrDerivesFrom(type)) ? $"the types derived from '{type.Name}'" : null;
    }

    // How generated code follows the class map, which continues a sentence.
    private static string DescribeEffect(INamedTypeSymbol type, RegistrationSet registrations) =>
        registrations.Find(type) is not null
            ? "if this class map, which is compiled, is registered; attributes say the same beside the members"
            : "only if this class map stores the type as its attributes do" +
                (registrations.ExplainMap(type) is { } why ? $", since {why}" : "") +
                "; move the configuration into attributes";

    // What is compiled of a pack is compared with the registered conventions at run time.
    private static string DescribePack(RegisteredPack pack, string? whyNotCompiled)
    {
        var names = whyNotCompiled is null && pack.Unknown.Count > 0 ? pack.Unknown : pack.Undeclared;
        var conventions = pack.IsUnknown ? "the pack" : DiagnosticText.JoinAlternatives([.. names.Select(name => $"'{name}'")]);
        return whyNotCompiled is null && !pack.IsUnknown && pack.Unknown.Count == 0
            ? $"Generated code has the effect of {conventions} if the pack, which is compiled, is registered"
            : $"Class maps serve the annotated types that {conventions} changes" +
                (whyNotCompiled is null ? "" : $", since {whyNotCompiled}");
    }

    private static string DescribeDeclaration(RegisteredPack pack) => pack.Declarable.Count == 0
        ? ""
        : $"; declare [assembly: BsonGeneratedConventions({string.Join(", ", pack.Declarable.Select(Print))})]";

    private static string Print(DeclarableConvention convention) =>
        $"{convention.Property} = {(convention.Value is { } value ? $"{value.ContainingType.Name}.{value.Name}" : "true")}";
}
