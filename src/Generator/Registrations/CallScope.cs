using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>The arguments of the calls that lead to a piece of code.</summary>
internal sealed class CallScope
{
    public static readonly CallScope Empty = new([], []);

    private readonly Dictionary<ISymbol, CodeValue> _arguments;
    private readonly Dictionary<ISymbol, ITypeSymbol> _types;

    private CallScope(Dictionary<ISymbol, CodeValue> arguments, Dictionary<ISymbol, ITypeSymbol> types) =>
        (_arguments, _types) = (arguments, types);

    /// <param name="outer">The scope of the code that has the call.</param>
    public static CallScope Of(IInvocationOperation call, CallScope outer)
    {
        var method = call.TargetMethod;
        var original = method.OriginalDefinition;
        Dictionary<ISymbol, CodeValue> arguments = new(SymbolEqualityComparer.Default);
        foreach (var argument in call.Arguments)
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

        return new(arguments, types);
    }

    public CodeValue? Find(IParameterSymbol parameter) =>
        _arguments.TryGetValue(parameter.OriginalDefinition, out var value) ? value : null;

    // The type argument for a type parameter of a method; other types as they are.
    public ITypeSymbol Substitute(ITypeSymbol type) => _types.TryGetValue(type, out var argument) ? argument : type;
}
