namespace BsonGen.Internal.Registration;

/// <summary>Reads the configuration of a generated type from its class map, or finds what generated code can't follow.</summary>
/// <param name="members">The members that generated code knows, in the order of writing.</param>
/// <param name="hasCreators">Whether generated code calls a constructor with parameters, or a factory method.</param>
internal sealed class ClassMapReading(Type type, BsonClassMap map, BsonMember[] members, bool hasCreators)
{
    private readonly List<string> _neededElements = [];

    // The class map of the attributes and the driver's default conventions, for each class that has attributes or creators.
    private readonly Dictionary<Type, BsonClassMap> _compiled = [];

    public FallbackDecision Decide()
    {
        var difference = FindDifference(out var registered);
        if (difference is not null)
        {
            var kind = ClassMaps.HadClassMap(type) ? FallbackKinds.ClassMap : FallbackKinds.Conventions;
            return new(new(kind, $"generated code can't follow its class map: {difference}"));
        }

        return new(
            Reason: null,
            Settings: IsAsCompiled(registered) ? null : registered,
            IgnoresExtraElements: InheritedSettings.Of(map).IgnoresExtraElements,
            NeededElements: _neededElements.Count == 0 ? null : new(_neededElements));
    }

    private string? FindDifference(out MemberSettings[] registered)
    {
        var memberMaps = map.AllMemberMaps.ToList();
        var found = Array.ConvertAll(members, member => memberMaps.Find(member.Is));
        registered = [];
        var difference =
            ClassMapComparison.FindCustomCode(map) ??
            FindUnknownMember(memberMaps, found) ??
            FindOtherOrder(memberMaps, found) ??
            FindOtherExtraElements() ??
            InheritedSettings.Of(map).FindDifference(InheritedSettings.OfCompiled(type)) ??
            (hasCreators || map.CreatorMaps.Any() ? ClassMapComparison.FindOtherCreators(map, Compile(type)) : null);
        if (difference is not null)
        {
            return difference;
        }

        var elements = new List<MemberSettings>();
        for (var i = 0; i < members.Length && difference is null; i++)
        {
            if (!members[i].IsExtra)
            {
                elements.Add(Read(members[i], found[i], out difference));
            }
        }

        registered = [.. elements];
        return difference;
    }

    private MemberSettings Read(BsonMember member, BsonMemberMap? memberMap, out string? difference)
    {
        var compiled = member.HasAttributes ? Compile(member.DeclaringType).GetMemberMap(member.Name) : null;
        if (memberMap is null)
        {
            difference = compiled is { IsRequired: true } or { IsDefaultValueSpecified: true }
                ? $"'{member.Name}' is not stored, although its attributes require it or give it a default value"
                : null;
            return MemberSettings.NotMapped();
        }

        difference = ClassMapComparison.FindOtherOmission(memberMap, compiled);
        if (!ClassMapComparison.IsEquallyMissing(memberMap, compiled))
        {
            _neededElements.Add(memberMap.ElementName);
        }

        return MemberSettings.Of(
            memberMap,
            ClassMapComparison.HasSameSerializer(memberMap, compiled),
            ClassMapComparison.IsEquallyOmitted(memberMap, compiled));
    }

    // Without the default conventions that look up serializers.
    private BsonClassMap Compile(Type level)
    {
        if (!_compiled.TryGetValue(level, out var compiled))
        {
            compiled = ClassMapComparison.Compile(level);
            _compiled.Add(level, compiled);
        }

        return compiled;
    }

    // By reference: two maps of members compare the default values, which may be code of the user.
    private static string? FindUnknownMember(List<BsonMemberMap> memberMaps, BsonMemberMap?[] found) =>
        memberMaps.Find(memberMap => !Array.Exists(found, other => ReferenceEquals(other, memberMap))) is { } unknown
            ? $"it stores '{unknown.MemberName}', which generated code does not know; " +
                $"put [BsonElement] on it"
            : null;

    private static string? FindOtherOrder(List<BsonMemberMap> memberMaps, BsonMemberMap?[] found) =>
        found.Where(static memberMap => memberMap is not null).SequenceEqual(memberMaps, ReferenceEqualityComparer.Instance)
            ? null
            : $"it writes {string.Join(", ", memberMaps.Select(static memberMap => memberMap.MemberName))} in this order";

    private string? FindOtherExtraElements()
    {
        var compiled = Array.Find(members, static member => member.IsExtra);
        if (map.ExtraElementsMemberMap is { } extra && extra.MemberName == compiled?.Name)
        {
            // No element has its name, so that the class map would read each document.
            var byAttributes = Compile(compiled.DeclaringType).GetMemberMap(compiled.Name);
            return ClassMapComparison.IsEquallyMissing(extra, byAttributes) &&
                ClassMapComparison.IsEquallyOmitted(extra, byAttributes) &&
                ClassMapComparison.HasSameSerializer(extra, byAttributes) &&
                ClassMapComparison.FindOtherOmission(extra, byAttributes) is null
                    ? null
                    : $"'{compiled.Name}' holds extra elements, and has other settings than its attributes";
        }

        return map.ExtraElementsMemberMap?.MemberName == compiled?.Name
            ? null
            : $"{Quote(map.ExtraElementsMemberMap?.MemberName)} holds extra elements, compiled with {Quote(compiled?.Name)}";
    }

    private bool IsAsCompiled(MemberSettings[] registered)
    {
        var elements = Array.FindAll(members, static member => !member.IsExtra);
        return registered.Zip(elements).All(static pair =>
            pair.First.IsAsCompiled && pair.First.ElementName == pair.Second.ElementName);
    }

    private static string Quote(string? name) => name is null ? "no member" : $"'{name}'";
}
