namespace BsonGen.Internal.Registration.Declaring;

/// <summary>Repeats a registered class map in calls that the compiler understands.</summary>
internal sealed class RepeatedClassMap
{
    private readonly BsonClassMap _registered;
    private readonly Assembly _assembly;
    private readonly List<string> _calls = [];

    /// <param name="registered">A frozen class map, which may have been registered by any assembly.</param>
    /// <param name="conventions">What the class is compiled with; null for a class map without <c>AutoMap</c>.</param>
    /// <param name="assembly">The assembly whose code will have the calls.</param>
    private RepeatedClassMap(BsonClassMap registered, IReadOnlyList<IConvention>? conventions, Assembly assembly)
    {
        _registered = registered;
        _assembly = assembly;
        Map = conventions is null
            ? new BsonClassMap(registered.ClassType)
            : ClassMapComparison.Compile(registered.ClassType, conventions);
        if (conventions is not null)
        {
            _calls.Add("map.AutoMap();");
        }

        if (!TypeText.CanName(Type, assembly))
        {
            Obstacle = $"{Type.FullName} is not public";
            return;
        }

        RepeatMembers();
        RepeatId();
        RepeatExtraElements();
        RepeatSettings();
        Obstacle ??= ClassMapComparison.FindDifference(registered, Map);
    }

    public Type Type => _registered.ClassType;

    /// <summary>The class map that the compiler reads from the calls.</summary>
    public BsonClassMap Map { get; }

    /// <summary>The calls in C#, one a line.</summary>
    public IReadOnlyList<string> Calls => _calls;

    /// <summary>What the calls can't say; null if they say all that generated code depends on.</summary>
    public string? Obstacle { get; private set; }

    /// <summary>Repeats a class map with and without <c>AutoMap</c>, and returns the shorter one of those that say all.</summary>
    public static RepeatedClassMap Of(BsonClassMap registered, IReadOnlyList<IConvention> conventions, Assembly assembly)
    {
        var automatic = new RepeatedClassMap(registered, conventions, assembly);
        var explicitly = new RepeatedClassMap(registered, conventions: null, assembly);
        return explicitly.Obstacle is null && (automatic.Obstacle is not null || explicitly._calls.Count < automatic._calls.Count)
            ? explicitly
            : automatic;
    }

    // The members that only the other one has come first, since two members can't have one element name.
    private void RepeatMembers()
    {
        var names = _registered.DeclaredMemberMaps.Select(static member => member.MemberName).ToHashSet();
        foreach (var member in Map.DeclaredMemberMaps.Where(member => !names.Contains(member.MemberName)).ToList())
        {
            CallOnMap("Unmap", member);
            Map.UnmapMember(member.MemberInfo);
        }

        foreach (var member in _registered.DeclaredMemberMaps)
        {
            RepeatMember(member);
        }
    }

    private void RepeatMember(BsonMemberMap member)
    {
        var isNew = Map.GetMemberMap(member.MemberName) is null;
        var repeated = Map.MapMember(member.MemberInfo);
        var settings = Repeat(member, repeated);
        if (isNew || settings.Length > 0)
        {
            CallOnMap("Map", member, settings);
        }
    }

    // Of two settings that exclude each other, the one that is not set comes first.
    private string Repeat(BsonMemberMap member, BsonMemberMap repeated)
    {
        var calls = new StringBuilder();
        if (member != _registered.IdMemberMap && member.ElementName != repeated.ElementName)
        {
            repeated.SetElementName(member.ElementName);
            calls.Append(CultureInfo.InvariantCulture, $".SetElementName({ValueText.Quote(member.ElementName)})");
        }

        if (member.Order != repeated.Order)
        {
            repeated.SetOrder(member.Order);
            calls.Append(CultureInfo.InvariantCulture, $".SetOrder({member.Order})");
        }

        foreach (var value in (bool[])[false, true])
        {
            if (member.IgnoreIfNull == value && repeated.IgnoreIfNull != value)
            {
                repeated.SetIgnoreIfNull(value);
                calls.Append(CultureInfo.InvariantCulture, $".SetIgnoreIfNull({ValueText.Print(value)})");
            }

            if (member.IgnoreIfDefault == value && repeated.IgnoreIfDefault != value)
            {
                repeated.SetIgnoreIfDefault(value);
                calls.Append(CultureInfo.InvariantCulture, $".SetIgnoreIfDefault({ValueText.Print(value)})");
            }
        }

        if (member.IsRequired != repeated.IsRequired)
        {
            repeated.SetIsRequired(member.IsRequired);
            calls.Append(CultureInfo.InvariantCulture, $".SetIsRequired({ValueText.Print(member.IsRequired)})");
        }

        if (!ClassMapComparison.HasSameDefaultValue(member, repeated) &&
            member.IsDefaultValueSpecified &&
            ValueText.FindDefault(member.DefaultValue, member.MemberType, _assembly) is { } code)
        {
            repeated.SetDefaultValue(member.DefaultValue);
            calls.Append(CultureInfo.InvariantCulture, $".SetDefaultValue({code})");
        }

        if (!ClassMapComparison.HasSameSerializer(member, repeated))
        {
            calls.Append(CultureInfo.InvariantCulture, $".SetSerializer({RepeatSerializer(member, repeated)})");
        }

        return calls.ToString();
    }

    // Generated code calls the registered serializer where the compiler does not know the one in the code.
    private string RepeatSerializer(BsonMemberMap member, BsonMemberMap repeated)
    {
        var serializer = member.GetSerializer();
        if (SerializerCode.Find(serializer, _assembly) is { } code)
        {
            repeated.SetSerializer(serializer);
            return code;
        }

        repeated.SetSerializer(new RegisteredMemberSerializer(member.MemberType));
        var type = TypeText.CanName(member.MemberType, _assembly) ? TypeText.NameOf(member.MemberType) : "object";
        return $"MongoDB.Bson.Serialization.BsonSerializer.LookupSerializer(typeof({type}))";
    }

    private void RepeatId()
    {
        var id = Declared(_registered.IdMemberMap);
        if (id?.MemberName == Map.IdMemberMap?.MemberName)
        {
            return;
        }

        Map.SetIdMember(id is null ? null : Map.GetMemberMap(id.MemberName));
        if (id is null)
        {
            _calls.Add("map.SetIdMember(null);");
        }
        else
        {
            CallOnMap("MapId", id);
        }
    }

    private void RepeatExtraElements()
    {
        var extraElements = Declared(_registered.ExtraElementsMemberMap);
        if (extraElements is not null && extraElements.MemberName != Map.ExtraElementsMemberMap?.MemberName)
        {
            Map.SetExtraElementsMember(Map.GetMemberMap(extraElements.MemberName));
            CallOnMap("MapExtraElements", extraElements);
        }
    }

    // A frozen class map has settings of the base class, which its own calls need not repeat.
    private void RepeatSettings()
    {
        var parent = _registered.BaseClassMap;
        var takesRootBack = Map.IsRootClass && !_registered.IsRootClass;
        var takesRequirementBack = Map.DiscriminatorIsRequired && !_registered.DiscriminatorIsRequired;
        if (takesRootBack || takesRequirementBack)
        {
            Obstacle ??= "it takes back what an attribute says about discriminators";
        }

        if (_registered.Discriminator != Map.Discriminator)
        {
            Map.SetDiscriminator(_registered.Discriminator);
            _calls.Add($"map.SetDiscriminator({ValueText.Quote(_registered.Discriminator)});");
        }

        if (_registered.DiscriminatorIsRequired && !Map.DiscriminatorIsRequired && parent?.DiscriminatorIsRequired != true)
        {
            Map.SetDiscriminatorIsRequired(true);
            _calls.Add("map.SetDiscriminatorIsRequired(true);");
        }

        if (_registered.IsRootClass && !Map.IsRootClass)
        {
            Map.SetIsRootClass(true);
            _calls.Add("map.SetIsRootClass(true);");
        }

        var isPassedOn = parent is { IgnoreExtraElements: true, IgnoreExtraElementsIsInherited: true };
        if (_registered.IgnoreExtraElements != Map.IgnoreExtraElements && !isPassedOn)
        {
            Map.SetIgnoreExtraElements(_registered.IgnoreExtraElements);
            _calls.Add($"map.SetIgnoreExtraElements({ValueText.Print(_registered.IgnoreExtraElements)});");
        }

        if (_registered.IgnoreExtraElementsIsInherited && !Map.IgnoreExtraElementsIsInherited && !isPassedOn)
        {
            Map.SetIgnoreExtraElementsIsInherited(true);
            _calls.Add("map.SetIgnoreExtraElementsIsInherited(true);");
        }

        // The first use registers the others with the driver.
        var known = _registered.KnownTypes.Where(known =>
            known != Type && !Map.KnownTypes.Contains(known) && TypeText.CanName(known, _assembly));
        _calls.AddRange(known.Select(static known => $"map.AddKnownType(typeof({TypeText.NameOf(known)}));"));
    }

    private BsonMemberMap? Declared(BsonMemberMap? member) => member?.ClassMap == _registered ? member : null;

    private void CallOnMap(string call, BsonMemberMap member, string settings = "")
    {
        Obstacle ??= FindObstacle(member.MemberInfo);
        var kind = member.MemberInfo is FieldInfo ? "Field" : "Property";
        _calls.Add($"map.{call}{kind}({ValueText.Quote(member.MemberName)}){settings};");
    }

    // The compiler knows the public members of other assemblies only.
    private string? FindObstacle(MemberInfo member)
    {
        var isVisible = member switch
        {
            FieldInfo field => field.IsPublic || field.IsFamily || field.IsFamilyOrAssembly,
            PropertyInfo { GetMethod: { } getter } => getter.IsPublic || getter.IsFamily || getter.IsFamilyOrAssembly,
            _ => false,
        };
        return !isVisible && member.Module.Assembly != _assembly ? $"'{member.Name}' is not public" : null;
    }
}
