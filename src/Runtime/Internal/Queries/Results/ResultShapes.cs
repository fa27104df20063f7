namespace BsonGen.Internal.Queries.Results;

/// <summary>Finds out what the driver's serializers of results say.</summary>
/// <remarks>A serializer that is not known in each detail has no shape. Then the driver calls it.</remarks>
internal static class ResultShapes
{
    private const int MostItemsOfTuple = 7;

    /// <summary>Finds the shape of an object, of a tuple, or of the document around a single value.</summary>
    /// <param name="reason">Why there is none.</param>
    /// <returns>Null if the serializer is of another kind, or reads in a way of its own.</returns>
    public static ResultShape? Find(IBsonSerializer serializer, ResultTypes types, out string? reason)
    {
        reason = null;
        return ClassMaps.IsOfClassMap(serializer) ? OfClassMap(serializer, types, out reason) :
            RenderedSerializers.IsOfWrapperInLinq(serializer) ? OfWrapper(serializer, types) :
            OfTuple(serializer, types);
    }

    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = ResultValues.IsKept)]
    private static ResultShape? OfWrapper(IBsonSerializer serializer, ResultTypes types)
    {
        var type = serializer.GetType();
        return type.GetProperty("FieldName")?.GetValue(serializer) is string name &&
            type.GetProperty("ValueSerializer")?.GetValue(serializer) is IBsonSerializer inner &&
            ResultValues.Find(serializer.ValueType, inner, types) is { } value
                ? new() { Members = [new(name, value)], IsExact = true }
                : null;
    }

    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = ResultValues.IsKept)]
    private static ResultShape? OfTuple(IBsonSerializer serializer, ResultTypes types)
    {
        var type = serializer.ValueType;
        if (serializer is not IBsonTupleSerializer tuple || !DriverReflection.IsOfDriver(serializer.GetType()))
        {
            return null;
        }

        if (type.GenericTypeArguments is not { Length: <= MostItemsOfTuple } items ||
            type.GetConstructor(items) is not { } constructor)
        {
            return null;
        }

        var members = new List<ResultMember>();
        for (var i = 0; i < items.Length; i++)
        {
            // The driver calls the serializers of the items before it reads their types. Those of users may notice it.
            var item = tuple.GetItemSerializer(i + 1);
            if (!ResultValues.IsOfLibraries(item) || ResultValues.Find(items[i], item, types) is not { } value)
            {
                return null;
            }

            members.Add(new(i.ToString(CultureInfo.InvariantCulture), value));
        }

        return new()
        {
            Type = BsonType.Array,
            Members = members,
            Required = (1UL << items.Length) - 1,
            IsExact = true,
            IsNullable = !type.IsValueType,
            Constructor = constructor,
            Arguments = [.. Enumerable.Range(0, items.Length)],
        };
    }

    private static ResultShape? OfClassMap(IBsonSerializer serializer, ResultTypes types, out string? reason)
    {
        if (RenderedSerializers.FindClassMap(serializer) is not { } map)
        {
            reason = "this version of the driver does not show its class map";
            return null;
        }

        reason = FindReason(map);
        if (reason is not null || !TryFindCreator(map, out var constructor, out var arguments, out reason))
        {
            return null;
        }

        var members = new List<ResultMember>();
        var setters = new List<(int, MemberInfo)>();
        var (required, defaulted) = (0UL, 0UL);
        foreach (var member in map.AllMemberMaps)
        {
            var bit = 1UL << members.Count;
            var isArgument = arguments.Contains(members.Count);
            var isRequired = (member.IsRequired && !member.IsReadOnly) || (isArgument && !member.IsDefaultValueSpecified);
            if (CreateMember(member, isRequired, types) is not { } created)
            {
                reason = $"the driver converts '{member.MemberName}' or creates its default";
                return null;
            }

            if (!isArgument && !member.IsReadOnly)
            {
                if (!IsAutoSetter(member.MemberInfo))
                {
                    reason = $"the setter of '{member.MemberName}' has a body";
                    return null;
                }

                setters.Add((members.Count, member.MemberInfo));
                defaulted |= member.IsDefaultValueSpecified ? bit : 0;
            }

            required |= isRequired ? bit : 0;
            members.Add(created);
        }

        return new()
        {
            Members = members,
            Required = required,
            Defaulted = defaulted,
            IgnoresExtraElements = map.IgnoreExtraElements,
            IsNullable = true,
            Discriminated = (IHasDiscriminatorConvention)serializer,
            Constructor = constructor,
            Arguments = arguments,
            Setters = setters,
        };
    }

    private static string? FindReason(BsonClassMap map) => map switch
    {
        _ when IsRegistered(map) => "the class map of the type reads it, and not one of the projection",
        { ExtraElementsMemberMap: { } extra } => $"'{extra.MemberName}' holds extra elements",
        _ when map.ClassType.IsAssignableTo(typeof(ISupportInitialize)) => "it supports initialization",
        _ when map.ClassType.IsDefined(typeof(BsonKnownTypesAttribute), inherit: false) => "it has known types",
        { AllMemberMaps.Count: > ResultShape.MostMembers } => $"it has more than {ResultShape.MostMembers} members",
        _ => null,
    };

    // Such a map is not of a projection. Its serializers may not have been looked up, and its class may refer to itself.
    private static bool IsRegistered(BsonClassMap map) =>
        BsonClassMap.GetRegisteredClassMaps().Any(registered => ReferenceEquals(registered, map));

    // No document of the projection has the element of an unprojected member. The default must be a constant, which no code of
    // the user creates for each document.
    private static ResultMember? CreateMember(BsonMemberMap member, bool isRequired, ResultTypes types)
    {
        var isConstant = DefaultValues.IsConstant(member);
        var missing = member.IsDefaultValueSpecified && isConstant ? member.DefaultValue : null;
        return isConstant && ResultValues.FindOfMember(member, types) is { } value && IsRead(value)
            ? new(
                member.ElementName,
                value,
                missing,
                $"{member.MemberName} {BsonMember.KindOf(member.MemberInfo)}",
                member.ClassMap.ClassType)
            : null;

        bool IsRead(ResultValue value) =>
            (!member.IsDefaultValueSpecified || value.CanBe(missing)) && !(isRequired && value.IsUnprojected);
    }

    // The driver calls the constructor with the most arguments that have a value or a default. Here all arguments have one, so it
    // is the constructor that has all arguments of the others.
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = ResultValues.IsKept)]
    private static bool TryFindCreator(
        BsonClassMap map, out ConstructorInfo? constructor, out int[] arguments, out string? reason)
    {
        (constructor, arguments, reason) = (null, [], null);
        if (!map.HasCreatorMaps)
        {
            // The driver ignores elements of read-only members then.
            reason = map.ClassType.IsValueType && map.ClassType.GetConstructor(Type.EmptyTypes) is null &&
                map.AllMemberMaps.All(static member => !member.IsReadOnly)
                ? null
                : "the driver creates it before it reads the members";
            return reason is null;
        }

        var creators = map.CreatorMaps
            .Select(creator => (Creator: creator, Members: FindMembers(map, creator)))
            .OrderByDescending(static creator => creator.Members.Length)
            .ToList();
        var all = arguments = creators[0].Members;
        constructor = creators[0].Creator.MemberInfo as ConstructorInfo;
        var isBest = constructor is not null &&
            constructor.GetParameters().Select(static parameter => parameter.ParameterType).SequenceEqual(
                all.Select(index => map.AllMemberMaps[index].MemberType)) &&
            creators.Skip(1).All(other => other.Members.Length < all.Length && !other.Members.Except(all).Any());
        reason = isBest ? null : "the driver may choose another constructor for each document";
        return isBest;
    }

    private static int[] FindMembers(BsonClassMap map, BsonCreatorMap creator) =>
        [.. (creator.Arguments ?? []).Select(argument => map.AllMemberMaps.ToList().FindIndex(member =>
            member.MemberInfo.Module == argument.Module && member.MemberInfo.MetadataToken == argument.MetadataToken))];

    // Such a setter does nothing but store the value, so nobody sees in which order the setters are called.
    private static bool IsAutoSetter(MemberInfo member) => member switch
    {
        FieldInfo field => !field.IsInitOnly,
        PropertyInfo { SetMethod: { } setter } =>
            setter.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false) && (!setter.IsVirtual || setter.IsFinal),
        _ => false,
    };
}
