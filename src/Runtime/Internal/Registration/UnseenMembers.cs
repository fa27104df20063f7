using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;

namespace BsonGen.Internal.Registration;

/// <summary>
/// Finds what a compiler can't see of classes in other assemblies, and the driver can: their private members, which attributes opt in,
/// the private accessors of their properties, and their private constructors and factory methods. Reference assemblies don't even hold them.
/// </summary>
[UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Serializers keep these members of their levels in other assemblies.")]
internal static class UnseenMembers
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>Why the compiled serializer of a type, or of a type derived from it, misses something; null when it does not.</summary>
    public static string? FindReason(Type type, bool isCreated)
    {
        if (type.GetFields(Declared).Any(field => (field.IsPrivate || field.IsAssembly || field.IsFamilyAndAssembly) && IsMapped(field)) ||
            type.GetProperties(Declared | BindingFlags.Public).Any(property => property.GetAccessors(nonPublic: true).Any(IsUnseen) && IsMapped(property)))
        {
            return $"members of {type.FullName} are mapped that the compiler can't see, because they are private in another assembly";
        }

        var constructors = type.GetConstructors(Declared).Where(IsUnseen).ToList();
        var factories = type.GetMethods(Declared & ~BindingFlags.Instance | BindingFlags.Static).Where(IsUnseen);
        return
            (isCreated && constructors.Any(constructor => constructor.GetParameters().Length == 0)) ||
            (isCreated && constructors.Concat<MethodBase>(factories).Any(HasAttribute<IBsonCreatorMapAttribute>)) ||
            (IsImmutable(type) && constructors.Any(constructor => !constructor.IsPrivate && IsNamedLikeProperties(type, constructor)))
            ? $"a constructor of {type.FullName} makes it that the compiler can't see, because it is private in another assembly"
            : null;
    }

    /// <summary>Whether the driver stores the properties that are named like parameters of constructors.</summary>
    private static bool IsImmutable(Type type) =>
        type.GetConstructor(Type.EmptyTypes) is null && !type.GetProperties().Any(property => property.SetMethod is { IsPublic: true });

    private static bool IsNamedLikeProperties(Type type, ConstructorInfo constructor) => constructor.GetParameters().All(parameter =>
        type.GetProperties().Any(property => property.Name.Equals(parameter.Name, StringComparison.OrdinalIgnoreCase)));

    private static bool IsUnseen(MethodBase method) => method.IsPrivate || method.IsAssembly || method.IsFamilyAndAssembly;

    private static bool IsMapped(FieldInfo field) => HasAttribute<IBsonMemberMapAttribute>(field);

    // Without one of its accessors the compiler takes a public property for one that can't be written, or can't be read.
    private static bool IsMapped(PropertyInfo property) =>
        HasAttribute<IBsonMemberMapAttribute>(property) ||
        (property is { CanRead: true, CanWrite: true } && property.GetAccessors().Length > 0 && property.GetIndexParameters().Length == 0 &&
            !property.IsDefined(typeof(BsonIgnoreAttribute), inherit: false));

    private static bool HasAttribute<TAttribute>(MemberInfo member) => member.GetCustomAttributes(inherit: false).Any(attribute => attribute is TAttribute);
}
