namespace BsonGen.Internal.Registration.Declaring;

/// <summary>Names types in C#, as an attribute of an assembly must.</summary>
internal static class TypeText
{
    /// <summary>The <c>typeof</c> of a type that is not generic.</summary>
    public static string Of(Type type)
    {
        // Keywords are in lower case.
        var names = type.FullName!.Split('.', '+').Select(static name => char.IsLower(name[0]) ? "@" + name : name);
        return $"typeof(global::{string.Join('.', names)})";
    }

    /// <summary>Whether an attribute of another assembly can name a type.</summary>
    public static bool CanName(Type type)
    {
        for (var current = type; current is not null; current = current.DeclaringType)
        {
            if (!current.IsPublic && !current.IsNestedPublic)
            {
                return false;
            }
        }

        return true;
    }
}
