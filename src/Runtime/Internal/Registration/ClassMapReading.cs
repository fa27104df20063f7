namespace BsonGen.Internal.Registration;

/// <summary>Reads the configuration of a generated type from its class map, or finds what generated code can't follow.</summary>
/// <param name="members">The members that generated code knows, in the order of writing.</param>
/// <param name="hasCreators">Whether generated code calls a constructor with parameters, or a factory method.</param>
internal sealed class ClassMapReading(Type type, BsonClassMap map, BsonMember[] members, bool hasCreators)
{
    private readonly InheritedSettings _inherited = InheritedSettings.Of(map);
    private readonly List<string> _neededElements = [];

    // The class map of the attributes and the driver's default conventions, for each class that has attributes or creators.
    private readonly Dictionary<Type, BsonClassMap> _compiled = [];

    // Why generated code can only read the type.
    private string? _writing;

    public FallbackDecision Decide()
    {
        if (FindDifference(out var registered) is { } difference)
        {
            return new(CreateReason($"generated code can't follow its class map: {difference}"));
        }

        return new(
            Reason: null,
            ConfiguredMembers: IsAsCompiled(registered) ? null : registered,
            IgnoresExtraElements: _inherited.IgnoresExtraElements,
            NeededElements: _neededElements.Count == 0 ? null : new(_neededElements),
            KnownElements: Array.Exists(registered, static member => member.HoldsExtraElements) ? ListKnown(registered) : null,
            WritingReason: _writing is null ? null : CreateReason($"generated code only reads it: {_writing}"),
            RootClass: _inherited.RootClass);
    }

    private FallbackReason CreateReason(string text) =>
        new(FirstUse.Get(type).HadClassMap ? FallbackKinds.ClassMap : FallbackKinds.Conventions, text);

    // The discriminator is among them, since each class map skips it.
    private static ElementSet ListKnown(ConfiguredMember[] registered) =>
        new([.. registered.Select(static member => member.ElementName).OfType<string>(), ClassMapRules.DiscriminatorElementName]);

    private string? FindDifference(out ConfiguredMember[] registered)
    {
        var memberMaps = map.AllMemberMaps.ToList();
        var found = Array.ConvertAll(members, member => memberMaps.Find(member.Is));
        registered = [];
        var compiled = InheritedSettings.OfCompiled(type);
        var difference =
            ClassMapComparison.FindCustomCode(map) ??
            FindUnknownMember(memberMaps, found) ??
            FindDiscriminatorElement(memberMaps) ??
            FindOtherExtraElements() ??
            _inherited.FindDifference(compiled) ??
            (hasCreators || map.CreatorMaps.Any() ? ClassMapComparison.FindOtherCreators(map, Compile(type)) : null);
        if (difference is not null)
        {
            return difference;
        }

        _writing = _inherited.FindDifferenceInWriting(compiled) ?? FindOtherOrder(memberMaps, found);
        var elements = new List<ConfiguredMember>();
        for (var i = 0; i < members.Length && difference is null; i++)
        {
            if (!members[i].IsExtra)
            {
                elements.Add(Read(members[i], found[i], out difference));
            }
        }

        registered = [.. elements];

        // The methods of a struct are called without looking up what serves it.
        return difference ?? (type.IsValueType ? _writing : null);
    }

    private ConfiguredMember Read(BsonMember member, BsonMemberMap? memberMap, out string? difference)
    {
        var compiled = member.HasAttributes ? Compile(member.DeclaringType).GetMemberMap(member.Name) : null;
        if (memberMap is null)
        {
            difference = compiled is not null && MemberMapSettings.ConcernMissing(compiled)
                ? $"'{member.Name}' is not stored, although its attributes require it or give it a default value"
                : null;
            return ConfiguredMember.NotMapped();
        }

        if (ReferenceEquals(memberMap, map.ExtraElementsMemberMap))
        {
            difference = null;
            return ConfiguredMember.OfExtraElements();
        }

        difference = null;
        _writing ??= MemberMapSettings.FindDifferenceInWriting(memberMap, compiled);

        // If several elements are missing, the class map reports the first in its order, which may be the reason of _writing.
        if (!MemberMapSettings.AreEquallyMissing(memberMap, compiled) ||
            (_writing is not null && MemberMapSettings.ConcernMissing(memberMap)))
        {
            _neededElements.Add(memberMap.ElementName);
        }

        return ConfiguredMember.Of(
            memberMap, ClassMapComparison.HasSameSerializer(memberMap, compiled), Omission.IsSame(memberMap, compiled));
    }

    // The map follows the default conventions without those that look up serializers.
    private BsonClassMap Compile(Type level)
    {
        if (!_compiled.TryGetValue(level, out var compiled))
        {
            compiled = ClassMapComparison.Compile(level);
            _compiled.Add(level, compiled);
        }

        return compiled;
    }

    // The references are compared: two maps of members compare the default values, which may be code of the user.
    private static string? FindUnknownMember(List<BsonMemberMap> memberMaps, BsonMemberMap?[] found) =>
        memberMaps.Find(memberMap => !Array.Exists(found, other => ReferenceEquals(other, memberMap))) is { } unknown
            ? $"it stores '{unknown.MemberName}', which generated code does not know; " +
                "name it in [BsonGenerated(Members = …)], in the assembly of its class if it is a private field"
            : null;

    // The driver refuses the name, but only when it looks up the discriminator.
    private static string? FindDiscriminatorElement(List<BsonMemberMap> memberMaps) =>
        memberMaps.Find(static memberMap => memberMap.ElementName == ClassMapRules.DiscriminatorElementName) is { } member
            ? $"the element of '{member.MemberName}' has the name of the discriminator"
            : null;

    private static string? FindOtherOrder(List<BsonMemberMap> memberMaps, BsonMemberMap?[] found) =>
        found.Where(static memberMap => memberMap is not null).SequenceEqual(memberMaps, ReferenceEqualityComparer.Instance)
            ? null
            : $"it is written as {string.Join(", ", memberMaps.Select(static memberMap => memberMap.MemberName))} in this order";

    // No element has the name of the member that holds the others. So its lack, if it mattered, would concern each document.
    private string? FindOtherExtraElements()
    {
        var compiled = Array.Find(members, static member => member.IsExtra);
        var extra = map.ExtraElementsMemberMap;
        if (extra is null || (compiled is not null && !compiled.Is(extra)))
        {
            return compiled is null ? null : $"{Quote(extra?.MemberName)} holds extra elements, compiled with '{compiled.Name}'";
        }

        var byAttributes = compiled is null ? null : Compile(compiled.DeclaringType).GetMemberMap(compiled.Name);
        return
            !MemberMapSettings.AreEquallyMissing(extra, byAttributes)
                ? $"'{extra.MemberName}' holds extra elements, and is required or has a default value" :
            compiled is null && map.HasCreatorMaps
                ? $"'{extra.MemberName}' holds extra elements of an object that a constructor creates" :
            null;
    }

    private bool IsAsCompiled(ConfiguredMember[] registered)
    {
        var elements = Array.FindAll(members, static member => !member.IsExtra);
        return registered.Zip(elements).All(static pair =>
            pair.First.IsAsCompiled && pair.First.ElementName == pair.Second.ElementName);
    }

    private static string Quote(string? name) => name is null ? "no member" : $"'{name}'";
}
