using System.Reflection;
using MongoDB.Bson.Serialization;

namespace BsonGen.Registration;

/// <summary>
/// Finds what a compiler can't see of classes in other assemblies, and the driver can: their private members, which attributes opt in,
/// and their private constructors. Reference assemblies don't even hold them.
/// </summary>
internal static class UnseenMembers
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>Why the compiled serializer of a type, or of a type derived from it, misses something; null when it does not.</summary>
    public static string? FindReason(Type level, bool isCreated)
    {
        if (level.GetFields(Declared).Any(field => (field.IsPrivate || field.IsAssembly || field.IsFamilyAndAssembly) && IsMapped(field)) ||
            level.GetProperties(Declared).Any(property => IsUnseen(property.GetMethod) && IsUnseen(property.SetMethod) && IsMapped(property)))
        {
            return $"members of {level.FullName} are mapped that the compiler can't see, because they are private in another assembly";
        }

        var constructors = isCreated ? level.GetConstructors(Declared).Where(IsUnseen) : [];
        return constructors.Any(constructor => constructor.GetParameters().Length == 0 || HasAttribute<IBsonCreatorMapAttribute>(constructor))
            ? $"a constructor of {level.FullName} makes it that the compiler can't see, because it is private in another assembly"
            : null;
    }

    private static bool IsUnseen(MethodBase? method) => method is null || method.IsPrivate || method.IsAssembly || method.IsFamilyAndAssembly;

    private static bool IsMapped(MemberInfo member) => HasAttribute<IBsonMemberMapAttribute>(member);

    private static bool HasAttribute<TAttribute>(MemberInfo member) => member.GetCustomAttributes(inherit: false).Any(attribute => attribute is TAttribute);
}
