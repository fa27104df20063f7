using System.Linq.Expressions;

namespace BsonGen.Internal.Driver;

/// <summary>Compares a class map with the one of attributes and declared conventions, which generated code matches.</summary>
internal static class ClassMapComparison
{
    // No version of the driver has public properties for these.
    private static readonly FieldInfo? Creator = DriverReflection.FindField(typeof(BsonClassMap), "_creator");
    private static readonly FieldInfo? Serializer = DriverReflection.FindField(typeof(BsonMemberMap), "_serializer");

    /// <summary>Maps a class with all that is registered, and describes the first difference; null if there is none.</summary>
    /// <param name="isLeaf">Whether the class is not only a base class, so that it decides about extra elements.</param>
    /// <param name="differentlyRequired">Receives the elements that only one of the two requires, which is no difference.</param>
    /// <param name="ignoresExtraElements">Whether only the registered class map skips elements that match no member.</param>
    public static string? FindDifference(
        Type type,
        IEnumerable<IConvention> declared,
        bool isLeaf,
        List<string> differentlyRequired,
        out bool ignoresExtraElements)
    {
        ignoresExtraElements = false;
        try
        {
            var map = ClassMaps.LookUpToCompare(type);
            var defaults = DefaultConventionPack.Instance.Conventions
                .Where(static item => !ClassMaps.ChoosesIdGenerator(item));
            var compiled = ClassMaps.Map(type, [.. defaults, .. declared, .. AttributeConventionPack.Instance.Conventions]);
            ignoresExtraElements = isLeaf && map.IgnoreExtraElements && !compiled.IgnoreExtraElements;
            var different = map.DeclaredMemberMaps.Where(member => !IsEquallyRequired(member, compiled));
            differentlyRequired.AddRange(different.Select(static member => member.ElementName));
            return isLeaf && !map.IgnoreExtraElements && compiled.IgnoreExtraElements
                ? "it refuses extra elements"
                : FindDifference(map, compiled);
        }
        catch (Exception error)
        {
            return $"the driver refuses it ({error.Message.TrimEnd('.')})";
        }
    }

    // Whether the class map equals an automatic one that is not frozen.
    public static bool IsSame(BsonClassMap map, BsonClassMap automatic) =>
        map.Discriminator == automatic.Discriminator &&
        (map.IgnoreExtraElements == automatic.IgnoreExtraElements ||
            map.BaseClassMap?.IgnoreExtraElementsIsInherited == true) &&
        FindDifference(map, automatic) is null &&
        map.KnownTypes.All(known => known == map.ClassType || automatic.KnownTypes.Contains(known)) &&
        map.DeclaredMemberMaps.All(member =>
            IsEquallyRequired(member, automatic) &&
            member.IdGenerator?.GetType() == automatic.GetMemberMap(member.MemberName).IdGenerator?.GetType());

    private static bool IsEquallyRequired(BsonMemberMap member, BsonClassMap compiled) =>
        member.IsRequired == compiled.GetMemberMap(member.MemberName)?.IsRequired;

    // Generated code takes the discriminator and the id generator from the class map.
    private static string? FindDifference(BsonClassMap map, BsonClassMap compiled)
    {
        // Freezing copies settings of the base class.
        var parent = map.BaseClassMap;
        var id = (compiled.IdMemberMap ?? parent?.IdMemberMap)?.MemberName;
        var extraElements = (compiled.ExtraElementsMemberMap ?? parent?.ExtraElementsMemberMap)?.MemberName;
        var inheritsIgnoring = compiled.IgnoreExtraElementsIsInherited ||
            parent is { IgnoreExtraElements: true, IgnoreExtraElementsIsInherited: true };
        var names = GetNames(map).ToList();
        var compiledNames = GetNames(compiled).ToList();
        return
            HasCreator(map) ? "a delegate creates its objects" :
            HasDiscriminatorConvention(map) ? "it has a discriminator convention" :
            map.DiscriminatorIsRequired != (compiled.DiscriminatorIsRequired || parent?.DiscriminatorIsRequired == true)
                ? $"its discriminator is {NotIf(!map.DiscriminatorIsRequired)}required" :
            map.IsRootClass != compiled.IsRootClass ? $"it is {(map.IsRootClass ? "a" : "no")} root class" :
            map.IgnoreExtraElementsIsInherited != inheritsIgnoring
                ? $"its derived classes {(map.IgnoreExtraElementsIsInherited ? "" : "don't ")}ignore extra elements" :
            names.Find(name => !compiledNames.Contains(name)) is { } more ? $"'{more}' is stored" :
            compiledNames.Find(name => !names.Contains(name)) is { } less ? $"'{less}' is not stored" :
            map.IdMemberMap?.MemberName != id ? $"{Quote(map.IdMemberMap)} is the id" :
            map.ExtraElementsMemberMap?.MemberName != extraElements
                ? $"{Quote(map.ExtraElementsMemberMap)} holds extra elements" :
            map.DeclaredMemberMaps
                .Select(member => FindDifference(member, compiled.GetMemberMap(member.MemberName), compiled))
                .FirstOrDefault(text => text is not null) ??
            (!names.SequenceEqual(compiledNames) ? "its members are in another order" :
            map.CreatorMaps.Count() != compiled.CreatorMaps.Count() ||
            !map.CreatorMaps.Zip(compiled.CreatorMaps, IsSame).All(isSame => isSame)
                ? "its objects are created in another way" :
            null);
    }

    private static string NotIf(bool condition) => condition ? "not " : "";

    // In the order in which they are written.
    private static IEnumerable<string> GetNames(BsonClassMap map) =>
        map.DeclaredMemberMaps.OrderBy(member => member.Order).Select(member => member.MemberName);

    private static bool IsSame(BsonCreatorMap creator, BsonCreatorMap automatic) =>
        Equals(creator.MemberInfo, automatic.MemberInfo) &&
        (creator.Arguments ?? []).SequenceEqual(automatic.Arguments ?? []);

    private static string Quote(BsonMemberMap? member) => member is null ? "no member" : $"'{member.MemberName}'";

    private static string? FindDifference(BsonMemberMap member, BsonMemberMap compiled, BsonClassMap compiledMap)
    {
        var name = Quote(member);
        var elementName = compiled == compiledMap.IdMemberMap ? ClassMapRules.IdElementName : compiled.ElementName;
        return
            member.ElementName != elementName ? $"{name} is stored as '{member.ElementName}'" :
            member.IgnoreIfNull != compiled.IgnoreIfNull ? $"{name} is {NotIf(member.IgnoreIfNull)}stored if it is null" :
            member.IgnoreIfDefault != compiled.IgnoreIfDefault
                ? $"{name} is {NotIf(member.IgnoreIfDefault)}stored if it has its default value" :
            compiled == compiledMap.ExtraElementsMemberMap && member.IsRequired != compiled.IsRequired
                ? $"{name} is {NotIf(!member.IsRequired)}required" :
            member.IsDefaultValueSpecified != compiled.IsDefaultValueSpecified ||
            (member.IsDefaultValueSpecified && !Equals(member.DefaultValue, compiled.DefaultValue))
                ? $"{name} has another default value" :
            !IsSame(member.ShouldSerializeMethod, compiled.ShouldSerializeMethod)
                ? $"{name} is stored on another condition" :
            !HasSameSerializer(member, compiled) ? $"{name} has another serializer" : null;
    }

    private static bool HasSameSerializer(BsonMemberMap member, BsonMemberMap compiled)
    {
        // Without a serializer of its own, a member takes the registered one on first use.
        if (Serializer is not null && Serializer.GetValue(member) is null && Serializer.GetValue(compiled) is null)
        {
            return true;
        }

        // Null if the driver has none for the type.
        var (serializer, other) = (Attempt.OrNull(member.GetSerializer), Attempt.OrNull(compiled.GetSerializer));
        return serializer is not null && other is not null ? IsSame(serializer, other) : serializer == other;
    }

    // The driver's serializers compare by settings. The user's often compare by reference, and attributes create new ones.
    private static bool IsSame(IBsonSerializer serializer, IBsonSerializer automatic) =>
        serializer.Equals(automatic) ||
        (serializer.GetType() == automatic.GetType() && !DriverReflection.IsOfDriver(serializer.GetType()) &&
            !ReferenceEquals(automatic, DriverRegistry.LookUpSerializer(automatic.ValueType)));

    // The driver and ClassMaps create a new delegate for each class map. A delegate of the user belongs to a class of the user.
    private static bool IsSame(Delegate? method, Delegate? compiled) =>
        method is null || compiled is null
            ? method == compiled
            : method.Method.DeclaringType == compiled.Method.DeclaringType ||
                (IsAutomatic(method) && IsAutomatic(compiled));

    private static bool IsAutomatic(Delegate method) =>
        method.Method.DeclaringType is not { } type ||
        type.Assembly == typeof(ClassMaps).Assembly ||
        type.Assembly == typeof(Expression).Assembly;

    // The driver stores its own in the same field after the first object.
    private static bool HasCreator(BsonClassMap map) =>
        Creator is null ||
        (Creator.GetValue(map) is Delegate creator && !DriverReflection.IsOfDriver(creator.Method.DeclaringType));

    // Whether the user set a discriminator convention. The driver stores the looked-up one in the same field.
    public static bool HasDiscriminatorConvention(BsonClassMap map) =>
        DriverRegistry.ConventionOfClassMap is not { } field ||
        (field.GetValue(map) is { } convention && !convention.Equals(DriverRegistry.FindConvention(map)));
}
