using Conformance.Machine.Declarations;

namespace Conformance.Machine.Running;

/// <summary>
/// Ways to remove one part of a sample. The result need not be valid C#. Removing a part that is removed already has no effect.
/// </summary>
internal static class Simplifications
{
    public static IEnumerable<Func<Sample, Sample>> Of(Sample sample)
    {
        foreach (var operation in sample.History?.Operations.Distinct() ?? [])
        {
            yield return s => s with
            {
                History = s.History! with { Operations = [.. s.History.Operations.Where(other => other != operation)] },
            };
        }

        foreach (var target in sample.Targets.Where(_ => sample.Targets.Count > 1))
        {
            yield return s => s with { Targets = [.. s.Targets.Where(other => other.ToString() == target.ToString())] };
        }

        foreach (var type in sample.Types)
        {
            yield return s => s with
            {
                Types = [.. s.Types.Where(other => other.Name != type.Name)],
                Targets = [.. s.Targets.Where(target => !Mentions(target, type))],
            };
        }

        if (sample.Before.Count > 0)
        {
            yield return s => s with { Before = [] };
        }

        if (sample.After.Count > 0)
        {
            yield return s => s with { After = [] };
        }

        foreach (var target in sample.Targets.Where(_ => sample.Targets.Count > 1))
        {
            yield return s => s with { Targets = [.. s.Targets.Where(other => other.ToString() != target.ToString())] };
        }

        foreach (var type in sample.Types)
        {
            foreach (var change in OfType(type))
            {
                yield return s => s with { Types = [.. s.Types.Select(other => other.Name == type.Name ? change(other) : other)] };
            }

            if (type.Container is not null)
            {
                yield return s => WithoutContainer(s, type.Name, type.Qualifier);
            }

            if (type.TypeParameters.Count == 1)
            {
                yield return s => WithoutParameters(s, type.Name);
            }
        }

        foreach (var step in sample.Before)
        {
            yield return s => s with { Before = [.. s.Before.Where(other => other != step)] };
        }

        foreach (var step in sample.After)
        {
            yield return s => s with { After = [.. s.After.Where(other => other != step)] };
        }

        foreach (var target in sample.Targets.Where(target => target.Arguments.Length > 0))
        {
            foreach (var simpler in Arguments(target))
            {
                yield return s => s with
                {
                    Targets = [.. s.Targets.Select(other =>
                    other.ToString() == target.ToString() ? simpler : other)]
                };
            }
        }

        if (sample.Suffix.Length > 0)
        {
            yield return s => s with { Suffix = "" };
        }

        foreach (var world in OfWorld(sample.World))
        {
            yield return s => s with { World = world };
        }
    }

    private static IEnumerable<TypeName> Arguments(TypeName target) => target.Simplify().Where(simpler => simpler.Format == target.Format);

    private static IEnumerable<World> OfWorld(World world)
    {
        if (world != World.Plain)
        {
            yield return World.Plain;
            yield return world with { Conventions = [] };
            foreach (var statement in world.Statements)
            {
                yield return world with { Statements = [.. world.Statements.Where(other => other != statement)] };
            }
        }
    }

    private static IEnumerable<Func<TypeDeclaration, TypeDeclaration>> OfType(TypeDeclaration type)
    {
        foreach (var member in type.Members)
        {
            yield return t => t with
            {
                Members = [.. t.Members.Where(other => other.Name != member.Name)],
                Constructors = [.. t.Constructors.Select(constructor =>
                    constructor with { Parameters = [.. constructor.Parameters.Where(parameter => parameter.Member != member.Name)] })],
            };
        }

        foreach (var (_, index) in type.Constructors.Select((constructor, index) => (constructor, index)))
        {
            yield return t => t with { Constructors = [.. t.Constructors.Where((_, other) => other != index)] };
        }

        foreach (var attribute in type.Attributes)
        {
            yield return t => t with { Attributes = [.. t.Attributes.Where(other => other != attribute)] };
        }

        yield return t => t with { Base = null, BaseArguments = null };
        yield return t => t with { Interfaces = [] };
        yield return t => t with { Constraints = t.Kind == "enum" ? t.Constraints : "" };
        yield return t => t with { IsInLibrary = false };
        yield return t => t with { IsAnnotated = false, IsNamed = false };
        yield return t => t with { Modifiers = "public" };
        yield return t => t with { Kind = t.Kind.Replace("record", t.IsStruct ? "" : "class", StringComparison.Ordinal).Trim() };
        yield return t => t with { PrimaryParameters = null, BaseArguments = null };
        foreach (var parameter in type.PrimaryParameters ?? [])
        {
            yield return t => t with
            {
                PrimaryParameters = t.PrimaryParameters is null
                ? null
                : [.. t.PrimaryParameters.Where(other => other.Name != parameter.Name)]
            };
            yield return t => WithParameter(t, parameter.Name, p => p with { Attributes = "" });
            foreach (var simpler in parameter.Type.Simplify())
            {
                yield return t => WithParameter(t, parameter.Name, p => p with { Type = simpler });
            }
        }

        foreach (var member in type.Members)
        {
            foreach (var change in OfMember(member))
            {
                yield return t => WithMember(t, member.Name, change);
            }
        }

        for (var i = 0; i < type.Constructors.Count; i++)
        {
            var index = i;
            yield return t => WithConstructor(t, index, constructor => constructor with { Attributes = [] });
            yield return t => WithConstructor(t, index, constructor => constructor with { Extra = "" });
            yield return t => WithConstructor(t, index, constructor => constructor with { Modifiers = "public" });
            foreach (var parameter in type.Constructors[i].Parameters)
            {
                yield return t => WithConstructor(
                    t,
                    index,
                    constructor => constructor with
                    {
                        Parameters = [.. constructor.Parameters.Where(other =>
                        other.Name != parameter.Name)]
                    });
            }
        }
    }

    private static IEnumerable<Func<MemberDeclaration, MemberDeclaration>> OfMember(MemberDeclaration member)
    {
        foreach (var attribute in member.Attributes)
        {
            yield return m => m with { Attributes = [.. m.Attributes.Where(other => other != attribute)] };
        }

        if (member.Modifiers != "public")
        {
            yield return m => m with { Modifiers = "public" };
        }

        if (member.Body != "{ get; set; }" && !member.Body.StartsWith('('))
        {
            yield return m => m with { Body = "{ get; set; }" };
        }

        foreach (var simpler in member.Type.Simplify())
        {
            yield return m => m with { Type = simpler };
        }
    }

    private static TypeDeclaration WithMember(TypeDeclaration type, string name, Func<MemberDeclaration, MemberDeclaration> change)
    {
        if (type.Members.FirstOrDefault(member => member.Name == name) is not { } old)
        {
            return type;
        }

        var changed = change(old);
        return type with
        {
            Members = [.. type.Members.Select(member => member.Name == name ? changed : member)],
            Constructors = [.. type.Constructors.Select(constructor => constructor with
            {
                Parameters = [.. constructor.Parameters.Select(parameter =>
                    parameter.Member == name ? parameter with { Type = changed.Type } : parameter)],
            })],
        };
    }

    private static TypeDeclaration WithParameter(
        TypeDeclaration type, string name, Func<ParameterDeclaration, ParameterDeclaration> change) =>
        type with
        {
            PrimaryParameters = type.PrimaryParameters is null
            ? null
            : [.. type.PrimaryParameters.Select(parameter => parameter.Name == name ? change(parameter) : parameter)]
        };

    private static TypeDeclaration WithConstructor(
        TypeDeclaration type, int index, Func<ConstructorDeclaration, ConstructorDeclaration> change) =>
        type with
        {
            Constructors = [.. type.Constructors.Select((constructor, other) =>
            other == index ? change(constructor) : constructor)]
        };

    private static bool Mentions(TypeName name, TypeDeclaration type) =>
        name.Format.Split('<')[0] == type.Qualifier + type.Name || name.Arguments.Any(argument => Mentions(argument, type));

    private static Sample WithoutContainer(Sample sample, string name, string qualifier) => Rewrite(
        sample with { Types = [.. sample.Types.Select(type => type.Name == name ? type with { Container = null, Qualifier = "" } : type)] },
        type => type.Format.Split('<')[0] == qualifier + name ? new TypeName(type.Format[qualifier.Length..], type.Arguments) : type,
        text => text.Replace(qualifier + name, name, StringComparison.Ordinal));

    private static Sample WithoutParameters(Sample sample, string name)
    {
        if (sample.Types.FirstOrDefault(type => type.Name == name) is not { TypeParameters.Count: 1 } declared)
        {
            return sample;
        }

        var parameter = declared.TypeParameters[0];
        var reference = declared.Qualifier + name;
        var without = sample with
        {
            Types = [.. sample.Types.Select(type => type.Name != name ? type
                : MapTypes(
                    type,
                    inner => inner.Format == parameter && inner.Arguments.Length == 0
                        ? TypeName.Int32
                        : inner) with { TypeParameters = [], Constraints = "" })],
        };
        return Rewrite(
            without,
            type => type.Format.StartsWith(reference + "<", StringComparison.Ordinal) ? new TypeName(reference) : type,
            text => text.Replace(reference + "<>", reference, StringComparison.Ordinal));
    }

    private static Sample Rewrite(Sample sample, Func<TypeName, TypeName> change, Func<string, string> text) => sample with
    {
        Types = [.. sample.Types.Select(type => MapTypes(type, change) with { Attributes = [.. type.Attributes.Select(text)] })],
        Targets = [.. sample.Targets.Select(target => Map(target, change)).DistinctBy(target => target.ToString())],
        Before = [.. sample.Before.Select(text)],
        After = [.. sample.After.Select(text)],
    };

    private static TypeDeclaration MapTypes(TypeDeclaration type, Func<TypeName, TypeName> change) => type with
    {
        Base = type.Base is null ? null : Map(type.Base, change),
        Interfaces = [.. type.Interfaces.Select(other => Map(other, change))],
        Members = [.. type.Members.Select(member => member with { Type = Map(member.Type, change) })],
        Constructors = [.. type.Constructors.Select(constructor =>
            constructor with { Parameters = [.. constructor.Parameters.Select(parameter =>
                parameter with { Type = Map(parameter.Type, change) })] })],
        PrimaryParameters = type.PrimaryParameters is null
            ? null
            : [.. type.PrimaryParameters.Select(parameter => parameter with { Type = Map(parameter.Type, change) })],
    };

    private static TypeName Map(TypeName type, Func<TypeName, TypeName> change) =>
        change(
            type.Arguments.Length == 0 ? type : new TypeName(type.Format, [.. type.Arguments.Select(argument => Map(argument, change))]));
}
