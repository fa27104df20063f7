using MongoDB.Driver.Linq;

namespace BsonGen.Internal.Queries;

/// <summary>
/// Finds the generated serializer of a projected type if it reads the projection as the driver's serializer does. The driver maps
/// the type anew for each rendering, with the serializers of the projected members.
/// </summary>
internal static class ResultSerializers
{
    /// <summary>Finds the serializer for the results of a projection.</summary>
    /// <param name="reason">Why it is not the generated one; null if it is, or if the type has none.</param>
    public static IBsonSerializer<T> Find<T>(IBsonSerializer<T> rendered, out string? reason)
    {
        reason = null;
        return FindEqual(rendered, ref reason) is IBsonSerializer<T> equal ? equal : rendered;
    }

    /// <returns>
    /// Null for serializers of other kinds, and for types without a generated serializer, or whose generated serializer has had
    /// no other use. A projection is no use of a type: its first use announces its discriminator and keeps its conventions.
    /// </returns>
    private static IBsonSerializer? FindEqual(IBsonSerializer rendered, ref string? reason)
    {
        var type = rendered.ValueType;
        if (!ClassMaps.IsOfClassMap(rendered) || !GeneratedSerializers.AreUsedFor(type))
        {
            return null;
        }

        var difference = FindDifference(rendered, out var generated);
        if (difference is null)
        {
            return generated;
        }

        reason ??= $"the generated serializer of {type.FullName} does not read it: {difference}";
        return null;
    }

    private static string? FindDifference(IBsonSerializer rendered, out IBsonSerializer? serializer)
    {
        serializer = null;
        var type = rendered.ValueType;
        if (RenderedSerializers.GetClassMap(rendered) is not { } map)
        {
            return "this version of the driver does not show its class map";
        }

        if (FindDifference(map) is { } ofMap)
        {
            return ofMap;
        }

        // Projections ignore registered class maps.
        if (ClassMaps.MappedLevelsOf(type).Any(static level => ClassMaps.HadClassMap(level) || ClassMaps.IsLate(level)))
        {
            return "it had a class map before its first use, or got another one later";
        }

        serializer = DriverRegistry.TryLookUpSerializer(type);
        if (serializer is not GeneratedSerializer generated)
        {
            return "another serializer serves it";
        }

        if (((IGeneratedSerializer)generated).FallbackReason is { } fallback)
        {
            return fallback.Text;
        }

        return ClassMaps.HasOtherConventions(type)
            ? "conventions were registered or removed after its first use"
            : map.AllMemberMaps
                .Select(member => FindDifference(generated, member, map.HasCreatorMaps))
                .FirstOrDefault(static difference => difference is not null);
    }

    // How the driver creates the objects of the projection.
    private static string? FindDifference(BsonClassMap map)
    {
        if (map.CreatorMaps.Any(static creator => creator.Arguments?.Any() == true))
        {
            return "its constructor has parameters, and missing elements are passed as defaults";
        }

        if (map.ExtraElementsMemberMap is { } extra)
        {
            return $"'{extra.MemberName}' holds extra elements";
        }

        // The class map calls the setters of such a class after it has read all elements.
        return map.HasCreatorMaps && map.ClassType.IsAssignableTo(typeof(ISupportInitialize))
            ? "it supports initialization"
            : null;
    }

    private static string? FindDifference(GeneratedSerializer generated, BsonMemberMap member, bool isCreatedLast)
    {
        if (isCreatedLast && !HasPlainSetter(member.MemberInfo))
        {
            return $"the setter of '{member.MemberName}' is missing or has a body";
        }

        if (generated.FindElementName(member.MemberName) is not { } element)
        {
            return $"'{member.MemberName}' is not compiled";
        }

        if (element != member.ElementName)
        {
            return $"'{member.MemberName}' has another element";
        }

        // A look-up for a member that is not projected could be the first use of its type.
        if (RenderedSerializers.FindOwn(member) is not { } own)
        {
            return null;
        }

        generated.TryGetMemberSerializationInfo(member.MemberName, out var info);
        string? inner = null;
        var serializer = WithGenerated(own, ref inner);
        return SerializerComparison.AreAlike(serializer, info.Serializer) || AreSameLists(serializer, info.Serializer, ref inner)
            ? null
            : inner ?? $"'{member.MemberName}' has another serializer";
    }

    // For ToList, LINQ has a serializer of its own, which reads as that of lists does.
    private static bool AreSameLists(IBsonSerializer ofLinq, IBsonSerializer list, ref string? reason) =>
        ofLinq.ValueType == list.ValueType &&
        RenderedSerializers.IsOfListInLinq(ofLinq) &&
        list.GetType() is { IsGenericType: true } type &&
        type.GetGenericTypeDefinition() == typeof(EnumerableInterfaceImplementerSerializer<,>) &&
        ((IBsonArraySerializer)ofLinq).TryGetItemSerializationInfo(out var itemOfLinq) &&
        ((IBsonArraySerializer)list).TryGetItemSerializationInfo(out var item) &&
        SerializerComparison.AreAlike(WithGenerated(itemOfLinq.Serializer, ref reason), item.Serializer);

    // The serializer of a member, with generated serializers in place of equal ones of new objects inside.
    private static IBsonSerializer WithGenerated(IBsonSerializer serializer, ref string? reason)
    {
        if (FindEqual(serializer, ref reason) is { } generated)
        {
            return generated;
        }

        if (serializer is not IChildSerializerConfigurable { ChildSerializer: { } child } parent)
        {
            return serializer;
        }

        var equal = WithGenerated(child, ref reason);
        return ReferenceEquals(equal, child) ? serializer : parent.WithChildSerializer(equal);
    }

    // Such a setter does nothing but store the value.
    private static bool HasPlainSetter(MemberInfo member) => member switch
    {
        FieldInfo field => !field.IsInitOnly,
        PropertyInfo property => property.SetMethod?.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false) == true,
        _ => false,
    };
}
