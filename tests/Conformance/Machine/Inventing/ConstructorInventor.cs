using Conformance.Machine.Declarations;

namespace Conformance.Machine.Inventing;

/// <summary>Makes the constructors and factory methods of one type.</summary>
internal sealed class ConstructorInventor(Dice dice)
{
    /// <summary>
    /// The number of parameters, to which one more may be added. For constructors with more than 16, the driver's expression trees emit a
    /// delegate into an assembly that can't be unloaded. It may not refer to types of a sample, which are unloaded.
    /// </summary>
    public const int MostParameters = 15;

    /// <param name="type">The type with its members.</param>
    /// <param name="above">The parameters that the base constructor needs; null if it needs none.</param>
    public List<ConstructorDeclaration> Make(TypeDeclaration type, IReadOnlyList<ParameterDeclaration>? above)
    {
        var constructors = new List<ConstructorDeclaration>();
        var settable = type.Members.Where(IsAssignable).ToList();
        if (above is null && !dice.Chance(22))
        {
            return constructors;
        }

        if (dice.Chance(above is null && type.IsClass ? 30 : 0))
        {
            constructors.Add(
                new([])
                {
                    Modifiers = dice.Pick("public", "public", "private", "protected", "internal"),
                    Extra = dice.Chance(8) ? "throw new InvalidOperationException(\"no\"); " : "",
                });
        }

        var count = above is not null ? 1 + dice.Next(2) : dice.Next(3);
        for (var i = 0; i < count; i++)
        {
            var inherited = (above ?? []).Select(parameter => parameter with { Member = null, Attributes = "", Default = "" }).ToList();
            var names = inherited.Select(parameter => parameter.Name.ToUpperInvariant()).ToHashSet();
            var own = dice.Some(settable, i == 0 ? 90 : 60)
                .Select(member => new ParameterDeclaration(ParameterName(member.Name), member.Type, member.Name))
                .Where(parameter => names.Add(parameter.Name.ToUpperInvariant()))
                .Take(Math.Max(0, MostParameters - inherited.Count))
                .ToList();
            if (dice.Chance(6))
            {
                own.Add(new ParameterDeclaration("stranger", TypeName.Int32, null));
            }

            List<ParameterDeclaration> parameters = [.. inherited, .. own];
            if (parameters.Count > 0 && dice.Chance(8))
            {
                parameters[^1] = parameters[^1] with { Default = " = default!" };
            }

            if (constructors.Any(other =>
                other.Parameters.Select(parameter =>
                    parameter.Type.ToString()).SequenceEqual(parameters.Select(parameter => parameter.Type.ToString()))))
            {
                continue;
            }

            constructors.Add(new(parameters)
            {
                Modifiers = dice.Pick("public", "public", "public", "public", "private", "internal", "protected") is var access &&
                    type.IsStruct &&
                    access == "protected"
                    ? "public"
                    : access,
                Attributes =
                    dice.Chance(15) ? [Choose(parameters)] :
                    dice.Chance(1) ? ["System.Diagnostics.CodeAnalysis.Experimental(\"EXP1\")"] : [],
                BaseArguments = above is null ? null : [.. inherited.Select(parameter => parameter.Name)],
                Extra = dice.Chance(4) ? "throw new ArgumentException(\"no\"); " : "",
            });
            if (dice.Chance(8) && !type.IsAbstract)
            {
                constructors.Add(
                    constructors[^1] with
                    {
                        Factory = dice.Pick("Create", "Make", "Read", "From"),
                        Attributes = [Choose(parameters).Replace("BsonConstructor", "BsonFactoryMethod", StringComparison.Ordinal)],
                        Modifiers = "public",
                    });
            }
        }

        return constructors;
    }

    public static string ParameterName(string member)
    {
        var name = member.TrimStart('@');
        return "@" + char.ToLowerInvariant(name[0]) + name[1..];
    }

    private string Choose(List<ParameterDeclaration> parameters) => dice.Chance(60) || parameters.Any(parameter => parameter.Member is null)
        ? "BsonConstructor"
        : $"BsonConstructor({string.Join(", ", parameters.Select(parameter => $"\"{parameter.Member!.TrimStart('@')}\""))})";

    private static bool IsAssignable(MemberDeclaration member) =>
        !member.Name.Contains('[') &&
        !member.Body.StartsWith("=>", StringComparison.Ordinal) &&
        !member.Body.StartsWith('(') &&
        !member.Modifiers.Contains("static", StringComparison.Ordinal) &&
        !member.Modifiers.Contains("required", StringComparison.Ordinal) &&
            !(member.Modifiers.Contains("abstract", StringComparison.Ordinal) && member.Body == "{ get; }");
}
