using System.Reflection;
using BsonGen;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>The first document of a process does not wait for the JIT where compiled code of the framework can do the same.</summary>
public sealed class FirstDocumentTests
{
    /// <summary>The framework has compiled code for collections of classes and of numbers. The JIT compiles that of others.</summary>
    [Test]
    public void TablesHoldNoStructs()
    {
        var tables = typeof(BsonGenSerializer).Assembly.GetTypes()
            .Where(type => !type.ContainsGenericParameters)
            .SelectMany(type => type.GetFields(
                BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
            .Where(field => IsCollection(field.FieldType))
            .ToList();
        Assert.That(tables, Has.Count.GreaterThan(20));
        Assert.That(tables.Where(HoldsStructs).Select(field => $"{field.DeclaringType!.Name}.{field.Name}"), Is.Empty);
    }

    private static bool IsCollection(Type type) =>
        type.IsGenericType && type.Namespace!.StartsWith("System.Collections", StringComparison.Ordinal);

    private static bool HoldsStructs(FieldInfo field) => field.FieldType.GetGenericArguments().Any(argument =>
        argument.IsValueType && !argument.IsPrimitive);
}
