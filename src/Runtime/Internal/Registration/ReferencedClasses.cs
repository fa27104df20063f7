using System.Collections;

namespace BsonGen.Internal.Registration;

/// <summary>
/// Compares the classes of other assemblies that a type consists of with those that the compiler saw. The library may be another
/// version, its reference assembly may have another order, and the driver may map private members, which the compiler can't see.
/// </summary>
[UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Serializers keep the members of their base classes.")]
internal static class ReferencedClasses
{
    // Many types derive from one class. The values are boxed hashes.
    private static readonly ConcurrentDictionary<Type, object> Hashes = new();

    /// <summary>Finds a class that differs from what the compiler of an assembly saw; null if there is none.</summary>
    /// <param name="compiled">The hashes from the type to its root.</param>
    public static Type? FindDifferent(Type type, Assembly assembly, ulong[] compiled)
    {
        var index = 0;
        foreach (var ancestor in TypeLevels.MappedOf(type))
        {
            if (ancestor.Assembly == assembly)
            {
                continue;
            }

            var definition = ancestor.IsGenericType ? ancestor.GetGenericTypeDefinition() : ancestor;
            var hash = ancestor == type
                ? Hash(definition, isCreated: true)
                : (ulong)Hashes.GetOrAdd(definition, static key => Hash(key, isCreated: false));
            if (index == compiled.Length || compiled[index++] != hash)
            {
                return ancestor;
            }
        }

        return index == compiled.Length ? null : type;
    }

    private static ulong Hash(Type type, bool isCreated) => ReferencedClass.Hash(Describe(type, isCreated));

    private static string Describe(Type type, bool isCreated)
    {
        var properties = type.GetProperties();
        var names = properties.Select(property => property.Name).ToList();
        var isImmutable = ClassMapRules.IsImmutable(
            type.GetConstructor([]) is not null, properties.Any(property => property.SetMethod is { IsPublic: true }));
        string[] lines =
        [
            $"{Name(type)} {type.IsAbstract} {type.IsSealed} {typeof(ISupportInitialize).IsAssignableFrom(type)}",
            .. Describe<IBsonClassMapAttribute>(type.GetCustomAttributesData()),
            .. Describe<IBsonPostProcessingAttribute>(type.GetCustomAttributesData()),
            .. type.GetFields(DeclaredMembers.Flags)
                .Where(field => ReferencedClass.DescribesField(
                    field.IsPublic, field.IsInitOnly, Has<IBsonMemberMapAttribute>(field)))
                .SelectMany(field => Describe(field, field.FieldType, $"{field.IsInitOnly} {field.IsPublic}")),
            .. type.GetProperties(DeclaredMembers.Flags)
                .Where(property => ReferencedClass.DescribesProperty(
                    property.GetAccessors().Length > 0, Has<IBsonMemberMapAttribute>(property)))
                .SelectMany(property => Describe(
                    property,
                    property.PropertyType,
                    IsOverride(property) +
                    $" {property.GetMethod?.IsPublic} {property.SetMethod?.IsPublic} {IsInitOnly(property)}")),
            .. type.GetConstructors(DeclaredMembers.Flags)
                .Where(constructor => ReferencedClass.DescribesConstructor(
                    Has<IBsonCreatorMapAttribute>(constructor),
                    constructor.GetParameters().Length == 0,
                    isImmutable && !constructor.IsPrivate && ClassMapRules.AreNamedLikeProperties(
                        constructor.GetParameters().Select(parameter => parameter.Name), names),
                    isCreated))
                .SelectMany(constructor => Describe(constructor, typeof(void))),
            .. type.GetMethods(DeclaredMembers.Flags | BindingFlags.Static)
                .Where(method => ReferencedClass.DescribesMethod(
                    method.Name,
                    method.IsPublic,
                    method.GetParameters().Length == 0,
                    method.IsStatic && Has<IBsonCreatorMapAttribute>(method)))
                .SelectMany(method => Describe(method, method.ReturnType)),
        ];
        return string.Join('\n', lines);
    }

    private static IEnumerable<string> Describe(MemberInfo member, Type type, string access) =>
        member.IsDefined(typeof(BsonIgnoreAttribute), inherit: false)
            ? [$"{member.Name} ignored"]
            : Describe<IBsonMemberMapAttribute>(member.GetCustomAttributesData())
                .Prepend($"{Name(type)} {member.Name} {access}");

    private static IEnumerable<string> Describe(MethodBase method, Type returnType)
    {
        var arity = method.IsGenericMethod ? method.GetGenericArguments().Length : 0;
        var parameters = string.Join(",", method.GetParameters().Select(item => $"{Name(item.ParameterType)} {item.Name}"));
        return Describe<IBsonCreatorMapAttribute>(method.GetCustomAttributesData())
            .Prepend($"{Name(returnType)} {method.Name} {arity} {method.IsPublic} {method.IsStatic} {parameters}");
    }

    private static IEnumerable<string> Describe<TKind>(IEnumerable<CustomAttributeData> attributes) => attributes
        .Where(attribute => typeof(TKind).IsAssignableFrom(attribute.AttributeType))
        .Select(attribute =>
            $"{Name(attribute.AttributeType)} {string.Join(",", attribute.ConstructorArguments.Select(Print))} " +
            string.Join(
                ",", attribute.NamedArguments.Select(argument => $"{argument.MemberName} {Print(argument.TypedValue)}")));

    private static string Print(CustomAttributeTypedArgument argument) => argument.Value switch
    {
        null => "null",
        ICollection items => $"[{string.Join(",", items.Cast<CustomAttributeTypedArgument>().Select(Print))}]",
        Type type => Name(type),
        var value => $"{Name(argument.ArgumentType)} {ReferencedClass.Print(value)}",
    };

    // Without assemblies, which differ between reference assemblies and implementations.
    private static string Name(Type type) => type switch
    {
        { IsByRef: true } => Name(type.GetElementType()!) + "&",
        { IsArray: true } => $"{Name(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]",
        { IsGenericParameter: true } => type.Name,
        { IsGenericType: true } =>
            $"{type.GetGenericTypeDefinition().FullName}[{string.Join(",", type.GetGenericArguments().Select(Name))}]",
        _ => type.FullName ?? type.Name,
    };

    private static bool Has<TAttribute>(MemberInfo member) =>
        member.GetCustomAttributesData().Any(attribute => typeof(TAttribute).IsAssignableFrom(attribute.AttributeType));

    private static bool IsOverride(PropertyInfo property) =>
        ((property.GetMethod ?? property.SetMethod)!.Attributes & (MethodAttributes.Virtual | MethodAttributes.NewSlot)) ==
        MethodAttributes.Virtual;

    private static bool IsInitOnly(PropertyInfo property) =>
        property.SetMethod?.ReturnParameter.GetRequiredCustomModifiers().Contains(typeof(IsExternalInit)) == true;
}
