using System.Linq.Expressions;

namespace BsonGen.Internal.Driver;

/// <summary>Compares a class map with the one of attributes and declared conventions, which generated code matches.</summary>
internal static class ClassMapComparison
{
    private const string Refusal = "the driver refuses it (";

    // No version of the driver has public properties for these.
    private static readonly FieldInfo? Creator = DriverReflection.FindField(typeof(BsonClassMap), "_creator");
    private static readonly FieldInfo? Serializer = DriverReflection.FindField(typeof(BsonMemberMap), "_serializer");

    /// <summary>Maps a class with all that is registered, and describes the first difference; null if there is none.</summary>
    /// <param name="neededElements">Receives those without which the two read other objects, which is no difference.</param>
    /// <param name="compile">Maps the class as its generated code was compiled.</param>
    public static string? FindDifference(Type type, Func<BsonClassMap> compile, List<string> neededElements)
    {
        try
        {
            var map = ClassMaps.LookUpToCompare(type);
            var compiled = compile();
            var different = map.DeclaredMemberMaps.Where(member => !IsEquallyMissing(member, compiled));
            neededElements.AddRange(different.Select(static member => member.ElementName));
            return FindDifference(map, compiled);
        }
        catch (Exception error)
        {
            return DescribeRefusal(error);
        }
    }

    public static string DescribeRefusal(Exception error) => $"{Refusal}{error.Message.TrimEnd('.')})";

    public static bool IsRefusal(string difference) => difference.StartsWith(Refusal, StringComparison.Ordinal);

    /// <summary>Maps a class by attributes and declared conventions, as its generated code was compiled.</summary>
    public static BsonClassMap Compile(Type type, IEnumerable<IConvention> declared)
    {
        var defaults = DefaultConventionPack.Instance.Conventions.Where(static item => !ClassMaps.ChoosesIdGenerator(item));
        return ClassMaps.Map(type, [.. defaults, .. declared, .. AttributeConventionPack.Instance.Conventions]);
    }

    /// <summary>
    /// Whether the class map equals an automatic one that is not frozen. Freezing has copied settings of the base class.
    /// </summary>
    public static bool IsSame(BsonClassMap map, BsonClassMap automatic) =>
        map.Discriminator == automatic.Discriminator &&
        map.DiscriminatorIsRequired ==
            (automatic.DiscriminatorIsRequired || map.BaseClassMap is { DiscriminatorIsRequired: true }) &&
        map.IsRootClass == automatic.IsRootClass &&
        map.IgnoreExtraElements == (automatic.IgnoreExtraElements || PassesIgnoringOn(map.BaseClassMap)) &&
        PassesIgnoringOn(map) == (PassesIgnoringOn(automatic) || PassesIgnoringOn(map.BaseClassMap)) &&
        FindDifference(map, automatic) is null &&
        map.KnownTypes.All(known => known == map.ClassType || automatic.KnownTypes.Contains(known)) &&
        map.DeclaredMemberMaps.All(member =>
            IsEquallyMissing(member, automatic) &&
            member.IdGenerator?.GetType() == automatic.GetMemberMap(member.MemberName).IdGenerator?.GetType());

    private static bool PassesIgnoringOn(BsonClassMap? map) =>
        map is { IgnoreExtraElements: true, IgnoreExtraElementsIsInherited: true };

    /// <summary>Whether documents without the element are read equally.</summary>
    private static bool IsEquallyMissing(BsonMemberMap member, BsonClassMap compiledMap) =>
        compiledMap.GetMemberMap(member.MemberName) is { } compiled &&
        member.IsRequired == compiled.IsRequired &&
        HasSameDefaultValue(member, compiled);

    public static bool HasSameDefaultValue(BsonMemberMap member, BsonMemberMap compiled) =>
        member.IsDefaultValueSpecified == compiled.IsDefaultValueSpecified &&
        (!member.IsDefaultValueSpecified || Equals(member.DefaultValue, compiled.DefaultValue));

    // The equality of values without a specified default is the user's, and need not be asked.
    private static bool HasSameDefaultOrNone(BsonMemberMap member, BsonMemberMap compiled) =>
        (!member.IsDefaultValueSpecified && !compiled.IsDefaultValueSpecified) ||
        Equals(member.DefaultValue, compiled.DefaultValue);

    /// <summary>Describes the first difference of members and creators; null if there is none.</summary>
    /// <param name="map">Frozen or not. Generated code takes its discriminator and id generator.</param>
    /// <param name="compiled">Not frozen, so without what it inherits.</param>
    public static string? FindDifference(BsonClassMap map, BsonClassMap compiled)
    {
        if (HasCreator(map))
        {
            return "a delegate creates its objects";
        }

        if (HasDiscriminatorConvention(map))
        {
            return "it has a discriminator convention";
        }

        var names = GetNames(map).ToList();
        var compiledNames = GetNames(compiled).ToList();
        return
            FindMemberOfOneMap(names, compiledNames) ??
            FindOtherId(map, compiled) ??
            FindOtherExtraElements(map, compiled) ??
            map.DeclaredMemberMaps
                .Select(member => FindMemberDifference(member, compiled.GetMemberMap(member.MemberName)))
                .FirstOrDefault(static text => text is not null) ??
            FindOtherOrder(names, compiledNames) ??
            FindOtherCreators(map, compiled);
    }

    private static string? FindMemberOfOneMap(List<string> names, List<string> compiledNames)
    {
        if (names.Find(name => !compiledNames.Contains(name)) is { } more)
        {
            return $"'{more}' is stored, compiled as not stored";
        }

        return compiledNames.Find(name => !names.Contains(name)) is { } less
            ? $"'{less}' is not stored, compiled as stored"
            : null;
    }

    // Freezing copies the id and the extra elements from the base class. The compiled map is not frozen.
    private static string? FindOtherId(BsonClassMap map, BsonClassMap compiled)
    {
        var id = compiled.IdMemberMap ?? map.BaseClassMap?.IdMemberMap;
        return map.IdMemberMap?.MemberName != id?.MemberName
            ? $"{Quote(map.IdMemberMap)} is the id, compiled with {Quote(id)}"
            : null;
    }

    private static string? FindOtherExtraElements(BsonClassMap map, BsonClassMap compiled)
    {
        var extraElements = compiled.ExtraElementsMemberMap ?? map.BaseClassMap?.ExtraElementsMemberMap;
        return map.ExtraElementsMemberMap?.MemberName != extraElements?.MemberName
            ? $"{Quote(map.ExtraElementsMemberMap)} holds extra elements, compiled with {Quote(extraElements)}"
            : null;
    }

    private static string? FindOtherOrder(List<string> names, List<string> compiledNames) =>
        names.SequenceEqual(compiledNames)
            ? null
            : $"the order of its members is {string.Join(", ", names)}, compiled as {string.Join(", ", compiledNames)}";

    private static string? FindOtherCreators(BsonClassMap map, BsonClassMap compiled)
    {
        var isSame = map.CreatorMaps.Count() == compiled.CreatorMaps.Count() &&
            map.CreatorMaps.Zip(compiled.CreatorMaps, IsSameCreator).All(static isSameCreator => isSameCreator);
        return isSame
            ? null
            : $"its objects are created by {Describe(map.CreatorMaps)}, compiled with {Describe(compiled.CreatorMaps)}";
    }

    // The names are in the order in which elements are written.
    private static IEnumerable<string> GetNames(BsonClassMap map) =>
        map.DeclaredMemberMaps.OrderBy(static member => member.Order).Select(static member => member.MemberName);

    private static bool IsSameCreator(BsonCreatorMap creator, BsonCreatorMap automatic) =>
        Equals(creator.MemberInfo, automatic.MemberInfo) &&
        (creator.Arguments ?? []).SequenceEqual(automatic.Arguments ?? []);

    private static string Describe(IEnumerable<BsonCreatorMap> creators)
    {
        var texts = creators.Select(static creator =>
            $"{creator.MemberInfo?.Name ?? "a delegate"}" +
            $"({string.Join(", ", (creator.Arguments ?? []).Select(static argument => argument.Name))})");
        return string.Join(", ", texts.DefaultIfEmpty("the constructor without parameters"));
    }

    private static string Quote(BsonMemberMap? member) => member is null ? "no member" : $"'{member.MemberName}'";

    private static string? FindMemberDifference(BsonMemberMap member, BsonMemberMap compiled)
    {
        var name = Quote(member);
        var (elementName, compiledName) = (GetElementName(member), GetElementName(compiled));
        if (elementName != compiledName)
        {
            return $"{name} is stored as '{elementName}', compiled as '{compiledName}'";
        }

        var (skipped, compiledSkipped) = (GetSkipped(member), GetSkipped(compiled));
        if (skipped != compiledSkipped)
        {
            return $"{name} is stored {Describe(skipped)}, compiled as stored {Describe(compiledSkipped)}";
        }

        if (skipped == Skipped.Default && !HasSameDefaultOrNone(member, compiled))
        {
            return $"{name} is not stored if it is {Show(member.DefaultValue)}, compiled with {Show(compiled.DefaultValue)}";
        }

        // No element has its name, so that the class map would read each document.
        if (IsExtraElements(compiled) && (member.IsRequired != compiled.IsRequired || !HasSameDefaultValue(member, compiled)))
        {
            return $"{name} holds extra elements, and is required or has a default value";
        }

        return IsSameCondition(member.ShouldSerializeMethod, compiled.ShouldSerializeMethod)
            ? DescribeOtherSerializer(member, compiled)
            : $"{name} is stored on another condition";
    }

    // Freezing changes the name of the id.
    private static string GetElementName(BsonMemberMap member) =>
        member == member.ClassMap.IdMemberMap ? ClassMapRules.IdElementName : member.ElementName;

    private static bool IsExtraElements(BsonMemberMap member) => member == member.ClassMap.ExtraElementsMemberMap;

    // Which values have no element. A setting that concerns no value of the member's type has no effect.
    private static Skipped GetSkipped(BsonMemberMap member) =>
        member.IgnoreIfDefault
            ? (CanBeNull(member.MemberType) && member.DefaultValue is null ? Skipped.Null : Skipped.Default)
            : (member.IgnoreIfNull && CanBeNull(member.MemberType) ? Skipped.Null : Skipped.Nothing);

    private static bool CanBeNull(Type type) => !type.IsValueType || Nullable.GetUnderlyingType(type) is not null;

    private static string Describe(Skipped skipped) => skipped switch
    {
        Skipped.Null => "unless it is null",
        Skipped.Default => "unless it has its default value",
        _ => "with each value",
    };

    private static string Show(object? value) => value switch
    {
        null => "null",
        string text => $"'{text}'",
        _ => Convert.ToString(value, CultureInfo.InvariantCulture) ?? "",
    };

    private static string? DescribeOtherSerializer(BsonMemberMap member, BsonMemberMap compiled)
    {
        if (HasSameSerializer(member, compiled))
        {
            return null;
        }

        var text = SerializerText.Of(Attempt.OrNull(member.GetSerializer));
        var compiledText = SerializerText.Of(Attempt.OrNull(compiled.GetSerializer));
        return $"{Quote(member)} has {(text == compiledText ? "another instance of " : "")}{text}, compiled with {compiledText}";
    }

    public static bool HasSameSerializer(BsonMemberMap member, BsonMemberMap compiled)
    {
        if (Serializer?.GetValue(compiled) is RegisteredMemberSerializer)
        {
            return true;
        }

        // Without a serializer of its own, a member takes the registered one on first use.
        if (Serializer is not null && Serializer.GetValue(member) is null && Serializer.GetValue(compiled) is null)
        {
            return true;
        }

        // A serializer is null if the driver has none for the type.
        var (serializer, other) = (Attempt.OrNull(member.GetSerializer), Attempt.OrNull(compiled.GetSerializer));
        return serializer is not null && other is not null ? IsSameSerializer(serializer, other) : serializer == other;
    }

    // The driver's serializers compare by settings. The user's often compare by reference, and attributes create new ones.
    private static bool IsSameSerializer(IBsonSerializer serializer, IBsonSerializer automatic) =>
        serializer.Equals(automatic) ||
        (serializer.GetType() == automatic.GetType() && !DriverReflection.IsOfDriver(serializer.GetType()) &&
            !ReferenceEquals(automatic, DriverRegistry.LookUpSerializer(automatic.ValueType)));

    // The driver and ClassMaps create a new delegate for each class map. A delegate of the user belongs to a class of the user.
    private static bool IsSameCondition(Delegate? method, Delegate? compiled) =>
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

    /// <summary>Whether the user set a discriminator convention. The driver stores the looked-up one in the same field.</summary>
    public static bool HasDiscriminatorConvention(BsonClassMap map) =>
        DriverRegistry.ConventionOfClassMap is not { } field ||
        (field.GetValue(map) is { } convention && !convention.Equals(DriverRegistry.FindConvention(map)));

    private enum Skipped
    {
        Nothing,
        Null,
        Default,
    }
}
