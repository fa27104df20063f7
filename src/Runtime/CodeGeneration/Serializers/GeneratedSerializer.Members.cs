namespace BsonGen.CodeGeneration;

// The table of members, and the driver's requests for members and ids, which it answers without a class map. In the generic
// class, the runtime would load a class for each delegate, and prepare each method, anew for each type.
public abstract partial class GeneratedSerializer
{
    private BsonMember[]? _members;
    private BsonMember[]? _elements;
    private MemberLookup? _elementNames;
    private FoundId? _id;

    private protected abstract IBsonIdProvider SerializerOfClassMap { get; }

    /// <summary>The names of the elements, in the order of writing.</summary>
    protected MemberLookup ElementNames
    {
        [MethodImpl(AggressiveInlining)]
        get => _elementNames ?? ListElementNames();
    }

    private protected BsonMember[] Elements => _elements ??= Array.FindAll(Members, static member => !member.IsExtra);

    /// <summary>Finds a member for LINQ and builders.</summary>
    public bool TryGetMemberSerializationInfo(string memberName, out BsonSerializationInfo serializationInfo)
    {
        // A class map that exists on the first use holds its own generators, and serializers that equal the compiled ones.
        if (FallsBack() || Decision.FollowsClassMap)
        {
            var map = (IBsonDocumentSerializer)SerializerOfClassMap;
            return map.TryGetMemberSerializationInfo(memberName, out serializationInfo);
        }

        // The driver finds the first of members that hide each other.
        if (Array.Find(Members, member => member.Name == memberName) is not { } member)
        {
            serializationInfo = null!;
            return false;
        }

        var serializer = member.IsConfigured
            ? GetMap(member).GetSerializer()
            : DriverRegistry.LookUpSerializer(member.Type);
        serializationInfo = new BsonSerializationInfo(member.ElementName, serializer, serializer.ValueType);
        return true;
    }

    /// <inheritdoc cref="IBsonIdProvider.GetDocumentId" />
    public bool GetDocumentId(object document, out object id, out Type idNominalType, out IIdGenerator idGenerator)
    {
        if (FallsBack() || Id.IsOfClassMap)
        {
            return SerializerOfClassMap.GetDocumentId(document, out id, out idNominalType, out idGenerator);
        }

        id = GetIdOf(document)!;
        idNominalType = Id.Member?.Type!;
        idGenerator = Id.Generator!;
        return Id.Member is not null;
    }

    /// <inheritdoc cref="IBsonIdProvider.SetDocumentId" />
    public void SetDocumentId(object document, object id)
    {
        // The class map throws the exception for a struct.
        if (FallsBack() || Id.IsOfClassMap || document is System.ValueType)
        {
            SerializerOfClassMap.SetDocumentId(document, id);
        }
        else
        {
            SetIdOf(document, id);
        }
    }

    /// <summary>Gets the id of a document; null if the type has no id.</summary>
    protected virtual object? GetIdOf(object document) => null;

    /// <summary>Sets the id of a document. The class map throws if the type has no id, or the id no setter.</summary>
    protected virtual void SetIdOf(object document, object? id) => SerializerOfClassMap.SetDocumentId(document, id);

    /// <summary>Whether the driver accepts the attributes that configure the serializer of a member.</summary>
    protected static bool IsAccepted(Type declaringType, string name) => MemberMaps.IsAccepted(declaringType, name);

    // An element without a member was written from the extra elements, or is malformed.
    private protected BsonMember FindMember(ReadOnlySpan<byte> element)
    {
        var index = ElementNames.Find(element);
        return index >= 0 ? Elements[index] : FindExtra() ?? Members[^1];
    }

    private MemberLookup ListElementNames() =>
        _elementNames = new MemberLookup(ConfiguredMembers is { } configured
            ? configured.Select(static member => member.ElementName)
            : Elements.Select(static member => member.ElementName));

    private BsonMember[] Members => _members ??= BsonMember.List(ValueType, MemberList);

    private void ForgetMembers() => (_members, _elements, _elementNames, _id) = (null, null, null, null);

    private BsonMember? FindExtra()
    {
        var index = ConfiguredMembers is { } configured
            ? Array.FindIndex(configured, static member => member.HoldsExtraElements)
            : -1;
        return index >= 0 ? Elements[index] : Array.Find(Members, static member => member.IsExtra);
    }

    private FoundId Id => _id ??= FindId();

    // The driver would compile a getter for each class map. So its own is only used for another id than the compiled one.
    private FoundId FindId()
    {
        var id = Array.Find(Members, static member => member.IsId);
        if (!Decision.FollowsClassMap)
        {
            return new(id, id is null ? null :
                id.IsConfigured ? GetMap(id).IdGenerator :
                IdGenerators.Find(id.DeclaringType, id.Type));
        }

        return id is not null && ClassMaps.LookUp(ValueType).IdMemberMap is { } map && id.Is(map)
            ? new(id, map.IdGenerator)
            : new(null, null, IsOfClassMap: true);
    }

    private static BsonMemberMap GetMap(BsonMember member) => MemberMaps.Get(member.DeclaringType, member.Name);

    /// <param name="IsOfClassMap">Whether only the class map knows the id, or that there is none.</param>
    private sealed record FoundId(BsonMember? Member, IIdGenerator? Generator, bool IsOfClassMap = false);
}
