using System.Reflection;
using BsonGen.CodeGeneration;
using BsonGen.Generator.Emitter;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// The generator lists the members of the base classes of generated serializers, so that generated names do not hide them.
/// </summary>
public sealed class BaseMemberTests
{
    [Test]
    public void GeneratorListsAllMembersOfTheBaseClasses()
    {
        const BindingFlags declared = BindingFlags.DeclaredOnly |
            BindingFlags.Instance |
            BindingFlags.Static |
            BindingFlags.Public |
            BindingFlags.NonPublic;
        var classes = new List<System.Type>();
        for (var type = typeof(GeneratedBsonSerializer<>); type != typeof(object); type = type!.BaseType)
        {
            classes.Add(type!);
        }

        var members = classes.SelectMany(type => type.GetMembers(declared))
            .Where(member => member is not ConstructorInfo && IsVisible(member))
            .Select(member => member.Name)
            .Where(name => !name.StartsWith("get_", StringComparison.Ordinal) && !name.StartsWith("set_", StringComparison.Ordinal))
            .Distinct();
        Assert.That(Identifiers.BaseMembers, Is.EquivalentTo(members));
    }

    private static bool IsVisible(MemberInfo member) => member switch
    {
        MethodInfo method => method.IsPublic || method.IsFamily || method.IsFamilyOrAssembly,
        PropertyInfo property => property.GetAccessors(nonPublic: true).Any(IsVisible),
        FieldInfo field => field.IsPublic || field.IsFamily || field.IsFamilyOrAssembly,
        EventInfo @event => IsVisible(@event.AddMethod!),
        System.Type type => type.IsNestedPublic || type.IsNestedFamily || type.IsNestedFamORAssem,
        _ => false,
    };
}
