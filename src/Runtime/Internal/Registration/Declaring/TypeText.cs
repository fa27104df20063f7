namespace BsonGen.Internal.Registration.Declaring;

/// <summary>Names types in C#.</summary>
internal static class TypeText
{
    /// <summary>The <c>typeof</c> of a type that is not generic, or of a generic type without arguments.</summary>
    public static string Of(Type type)
    {
        var names = GetNames(type).Select(static part =>
            part.Identifier + (part.Arity == 0 ? "" : $"<{new string(',', part.Arity - 1)}>"));
        return $"typeof(global::{string.Join('.', names)})";
    }

    /// <summary>The name of a type with its arguments.</summary>
    public static string NameOf(Type type)
    {
        if (type.IsArray)
        {
            // C# writes the brackets of the outer array first.
            var brackets = "";
            var item = type;
            for (; item.IsArray; item = item.GetElementType()!)
            {
                brackets += $"[{new string(',', item.GetArrayRank() - 1)}]";
            }

            return NameOf(item) + brackets;
        }

        // A nested type has the arguments of the types around it first.
        var arguments = new Queue<Type>(type.GetGenericArguments());
        var definition = type.IsGenericType ? type.GetGenericTypeDefinition() : type;
        var names = GetNames(definition).Select(part => part.Identifier + (part.Arity == 0
            ? ""
            : $"<{string.Join(", ", Enumerable.Range(0, part.Arity).Select(_ => NameOf(arguments.Dequeue())))}>"));
        return $"global::{string.Join('.', names)}";
    }

    /// <summary>Whether code of an assembly can name a type.</summary>
    public static bool CanName(Type type, Assembly assembly)
    {
        if (type.IsArray)
        {
            return CanName(type.GetElementType()!, assembly);
        }

        for (var current = type; current is not null; current = current.DeclaringType)
        {
            var isInternal = current.IsNotPublic || current.IsNestedAssembly || current.IsNestedFamORAssem;
            var isPublic = current.IsPublic || current.IsNestedPublic;
            if (!isPublic && !(isInternal && type.Assembly == assembly))
            {
                return false;
            }
        }

        return !type.IsConstructedGenericType || type.GetGenericArguments().All(argument => CanName(argument, assembly));
    }

    private static IEnumerable<(string Identifier, int Arity)> GetNames(Type definition) =>
        definition.FullName!.Split('.', '+').Select(static name =>
        {
            var (identifier, arity) = name.Split('`') is [var first, var second]
                ? (first, int.Parse(second, CultureInfo.InvariantCulture))
                : (name, 0);
            // Keywords are in lower case.
            return ((char.IsLower(identifier[0]) ? "@" : "") + identifier, arity);
        });
}
