using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>The arguments of the calls that lead to a piece of code.</summary>
internal sealed class CallScope
{
    public static readonly CallScope Empty = new([], [], 0);

    // Calls may be recursive.
    private const int MaxDepth = 8;

    private readonly Dictionary<ISymbol, CodeValue> _arguments;
    private readonly Dictionary<ISymbol, ITypeSymbol> _types;
    private readonly int _depth;

    private CallScope(
        Dictionary<ISymbol, CodeValue> arguments, Dictionary<ISymbol, ITypeSymbol> types, int depth) =>
        (_arguments, _types, _depth) = (arguments, types, depth);

    public bool IsDeepest => _depth == MaxDepth;

    /// <param name="outer">The scope of the code that has the call.</param>
    public static CallScope Of(IInvocationOperation call, CallScope outer) =>
        Of(call.TargetMethod, call.Arguments, outer);

    /// <param name="outer">The scope of the code that creates the object.</param>
    public static CallScope Of(IObjectCreationOperation creation, CallScope outer) =>
        Of(creation.Constructor!, creation.Arguments, outer);

    private static CallScope Of(IMethodSymbol method, ImmutableArray<IArgumentOperation> passed, CallScope outer)
    {
        var original = method.OriginalDefinition;
        Dictionary<ISymbol, CodeValue> arguments = new(SymbolEqualityComparer.Default);
        foreach (var argument in passed)
        {
            if (argument.Parameter is { } parameter)
            {
                arguments[original.Parameters[parameter.Ordinal]] = new(argument.Value, outer);
            }
        }

        Dictionary<ISymbol, ITypeSymbol> types = new(SymbolEqualityComparer.Default);
        for (var i = 0; i < original.TypeParameters.Length; i++)
        {
            types[original.TypeParameters[i]] = outer.Substitute(method.TypeArguments[i]);
        }

        return new(arguments, types, outer._depth + 1);
    }

    public CodeValue? Find(IParameterSymbol parameter) =>
        _arguments.TryGetValue(parameter.OriginalDefinition, out var value) ? value : null;

    // The type argument for a type parameter of a method; other types as they are.
    public ITypeSymbol Substitute(ITypeSymbol type) => _types.TryGetValue(type, out var argument) ? argument : type;
}
