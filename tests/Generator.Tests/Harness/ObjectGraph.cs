using System.Reflection;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Tests;

/// <summary>Walks all objects that an object refers to.</summary>
internal static class ObjectGraph
{
    /// <summary>Paths to objects that would keep a compilation alive.</summary>
    public static IEnumerable<string> FindRoslynObjects(object root)
    {
        var seen = new HashSet<object>(ReferenceEqualityComparer.Instance);
        var pending = new Stack<(object Value, string Path)>([(root, root.GetType().Name)]);
        while (pending.TryPop(out var current))
        {
            var (value, path) = current;
            if (value is ISymbol or Compilation or SyntaxNode or SyntaxTree or SyntaxReference or SemanticModel or Location or
                AttributeData or SyntaxToken)
            {
                yield return $"{path}: {value.GetType().Name}";
            }
            else if (!IsLeaf(value.GetType()) && (value.GetType().IsValueType || seen.Add(value)))
            {
                foreach (var (name, child) in GetChildren(value))
                {
                    pending.Push((child, $"{path}.{name}"));
                }
            }
        }
    }

    // Descriptors are static, and hold texts only.
    private static bool IsLeaf(Type type) =>
        type.IsPrimitive || type.IsEnum || type == typeof(string) || type == typeof(DiagnosticDescriptor) || type.IsPointer;

    private static IEnumerable<(string Name, object Value)> GetChildren(object value)
    {
        if (value is Array array)
        {
            return array.Cast<object?>().Select((item, index) => ($"[{index}]", item)).Where(child => child.item is not null)!;
        }

        return GetFields(value.GetType()).Select(field =>
            (field.Name, Value: field.GetValue(value))).Where(child => child.Value is not null)!;
    }

    private static IEnumerable<FieldInfo> GetFields(Type type)
    {
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            foreach (var field in level.GetFields(
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
            {
                yield return field;
            }
        }
    }
}
