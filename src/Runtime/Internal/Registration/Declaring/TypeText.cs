namespace BsonGen.Internal.Registration.Declaring;

/// <summary>Names types in C#, as an attribute of an assembly must.</summary>
internal static class TypeText
{
    /// <summary>The <c>typeof</c> of a type that is not generic, or of a generic type without arguments.</summary>
    public static string Of(Type type)
    {
        var names = type.FullName!.Split('.', '+').Select(static name =>
        {
            var (identifier, arity) = name.Split('`') is [var first, var second]
                ? (first, int.Parse(second, CultureInfo.InvariantCulture))
                : (name, 0);
            // Keywords are in lower case.
            return (char.IsLower(identifier[0]) ? "@" : "") + identifier +
                (arity == 0 ? "" : $"<{new string(',', arity - 1)}>");
        });
        return $"typeof(global::{string.Join('.', names)})";
    }

    /// <summary>Whether an attribute of an assembly can name a type.</summary>
    public static bool CanName(Type type, Assembly assembly)
    {
        for (var current = type; current is not null; current = current.DeclaringType)
        {
            var isInternal = current.IsNotPublic || current.IsNestedAssembly || current.IsNestedFamORAssem;
            var isPublic = current.IsPublic || current.IsNestedPublic;
            if (!isPublic && !(isInternal && type.Assembly == assembly))
            {
                return false;
            }
        }

        return true;
    }
}
