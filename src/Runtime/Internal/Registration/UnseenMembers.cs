using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using BsonGen.Internal.Rules;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;

namespace BsonGen.Internal.Registration;

/// <summary>
/// Finds members of classes in other assemblies that the driver uses but the compiler can't see: private members with attributes, private accessors,
/// and private constructors and factory methods. Reference assemblies don't contain them.
/// </summary>
[UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Serializers keep these members of their base classes in other assemblies.")]
internal static class UnseenMembers
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>Finds why the generated serializer of a type or of a derived type is incomplete; null if it is complete.</summary>
    public static string? FindReason(Type type, bool isCreated)
    {
        if (type.GetFields(Declared).Any(field => (field.IsPrivate || field.IsAssembly || field.IsFamilyAndAssembly) && IsMapped(field)) ||
            type.GetProperties(Declared | BindingFlags.Public).Any(property => property.GetAccessors(nonPublic: true).Any(IsUnseen) && IsMapped(property)))
        {
            return $"the driver maps members of {type.FullName} that the compiler can't see, because they are private in another assembly";
        }

        var constructors = type.GetConstructors(Declared).Where(IsUnseen).ToList();
        var factories = type.GetMethods(Declared & ~BindingFlags.Instance | BindingFlags.Static).Where(IsUnseen);
        return
            (isCreated && constructors.Any(constructor => constructor.GetParameters().Length == 0)) ||
            (isCreated && constructors.Concat<MethodBase>(factories).Any(HasAttribute<IBsonCreatorMapAttribute>)) ||
            (IsImmutable(type) && constructors.Any(constructor => !constructor.IsPrivate && IsNamedLikeProperties(type, constructor)))
            ? $"the driver calls a constructor of {type.FullName} that the compiler can't see, because it is private in another assembly"
            : null;
    }

    /// <summary>Whether the driver passes properties to constructors without an attribute.</summary>
    private static bool IsImmutable(Type type) => ClassMapRules.IsImmutable(
        hasPublicParameterlessConstructor: type.GetConstructor(Type.EmptyTypes) is not null,
        hasPublicSetter: type.GetProperties().Any(property => property.SetMethod is { IsPublic: true }));

    private static bool IsNamedLikeProperties(Type type, ConstructorInfo constructor) => ClassMapRules.AreNamedLikeProperties(
        constructor.GetParameters().Select(parameter => parameter.Name), [.. type.GetProperties().Select(property => property.Name)]);

    private static bool IsUnseen(MethodBase method) => method.IsPrivate || method.IsAssembly || method.IsFamilyAndAssembly;

    private static bool IsMapped(FieldInfo field) => HasAttribute<IBsonMemberMapAttribute>(field);

    // If the compiler can't see an accessor, it takes the property for read-only or write-only.
    private static bool IsMapped(PropertyInfo property) =>
        HasAttribute<IBsonMemberMapAttribute>(property) ||
        (property is { CanRead: true, CanWrite: true } && property.GetAccessors().Length > 0 && property.GetIndexParameters().Length == 0 &&
            !property.IsDefined(typeof(BsonIgnoreAttribute), inherit: false));

    private static bool HasAttribute<TAttribute>(MemberInfo member) => member.GetCustomAttributes(inherit: false).Any(attribute => attribute is TAttribute);
}
