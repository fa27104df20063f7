using System.Globalization;

namespace Conformance.Machine.Declarations;

/// <summary>The name of a type in source, as a tree whose parts can be replaced.</summary>
/// <param name="Format">The name, with <c>{0}</c>, <c>{1}</c> and so on for the arguments.</param>
/// <param name="Arguments">The types in it.</param>
internal sealed record TypeName(string Format, params TypeName[] Arguments)
{
    public static readonly TypeName Int32 = new("int");

    public override string ToString() =>
        Arguments.Length == 0
            ? Format
            : string.Format(CultureInfo.InvariantCulture, Format, [.. Arguments.Select(argument => argument.ToString())]);

    /// <summary>The type with type parameters replaced by the arguments of these names.</summary>
    public TypeName Substitute(IReadOnlyDictionary<string, TypeName> arguments) =>
        Arguments.Length == 0
            ? arguments.GetValueOrDefault(Format) ?? this
            : new TypeName(Format, [.. Arguments.Select(argument => argument.Substitute(arguments))]);

    /// <summary>Simpler types that can replace this one.</summary>
    public IEnumerable<TypeName> Simplify()
    {
        if (Format != "int")
        {
            yield return Int32;
        }

        foreach (var argument in Arguments)
        {
            yield return argument;
        }

        for (var i = 0; i < Arguments.Length; i++)
        {
            foreach (var simpler in Arguments[i].Simplify())
            {
                yield return new TypeName(Format, [.. Arguments[..i], simpler, .. Arguments[(i + 1)..]]);
            }
        }
    }
}
