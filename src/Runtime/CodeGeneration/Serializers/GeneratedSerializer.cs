namespace BsonGen.CodeGeneration;

/// <summary>What generated serializers share: the decision whether generated code or the class map serves the type.</summary>
/// <remarks>It is not generic, since the JIT would compile the methods again for each value type.</remarks>
[EditorBrowsable(Never)]
public abstract partial class GeneratedSerializer : IEditedSerializer
{
    /// <summary>Whether documents were read. Until then, a discriminator convention can be registered.</summary>
    private bool _canRead;

    /// <summary>Whether they are read without a search for needed elements.</summary>
    private bool _isReading;

    /// <summary>
    /// Whether they are also read without a search for a discriminator: as long as the driver has this number of discriminators.
    /// </summary>
    private int _withoutDerivedWhile = -1;

    // The driver's rejection of the type or a known type. As with a class map, the first use throws it once.
    private ExceptionDispatchInfo? _refusal;

    private readonly Type _rejected;

    private readonly Type? _rootClass;

    private FallbackDecision? _decision;

    /// <summary>Registers the discriminators of the type, of its base classes and of known types.</summary>
    [DynamicDependency(nameof(DriverReflection.Keep) + "()", typeof(DriverReflection))]
    [DynamicDependency(nameof(KeptSerializers.Keep) + "()", typeof(KeptSerializers))]
    protected GeneratedSerializer(Type type, string members, string? discriminator, Type? rootClass, Type[] knownTypes)
    {
        ValueType = type;
        MemberList = members;
        _rootClass = rootClass;
        LateMappings.Observe(type);
        _refusal = AnnouncedTypes.TryAdd(type, discriminator, knownTypes, out _rejected);
        if (BsonMember.FindId(type, members) is { } id)
        {
            IdGenerators.Keep(id.DeclaringType, id.Name, id.KnownType, id.IsConfigured);
        }

        HotReload.Watch(this);
    }

    /// <summary>The type of the documents.</summary>
    public Type ValueType { get; }

    private protected string MemberList { get; private set; }

    private protected FallbackReason? FallbackReason => Decision.Reason;

    private protected FallbackReason? WritingReason => Decision.WritingReason;

    /// <summary>Whether unknown elements are skipped, although the code was compiled to refuse them.</summary>
    internal bool IgnoresExtraElements => Decision.IgnoresExtraElements;

    /// <summary>The configuration of the members in the class map; null if the compiled one applies.</summary>
    protected ConfiguredMember[]? ConfiguredMembers => Decision.ConfiguredMembers;

    /// <summary>
    /// Whether generated code reads the type. The first call registers its discriminator convention, as a class map does.
    /// </summary>
    internal bool CanRead => _canRead || (_canRead = DecideReading());

    /// <summary>Whether the driver accepts the attributes of serializers that are not compiled; null without any.</summary>
    protected virtual bool? AreConfiguredMembersAccepted => null;

    /// <summary>Whether the driver at compile time takes a renamed <c>Id</c> as the id (before 3.9); null without one.</summary>
    protected virtual bool? TakesRenamedId => null;

    /// <summary>Hashes of the type's classes in other assemblies, as the compiler saw them, from the type to the root.</summary>
    protected virtual ulong[] ReferencedClasses => [];

    /// <summary>Whether generated code calls a constructor with parameters, or a factory method.</summary>
    protected virtual bool HasCreators => false;

    /// <summary>Finds the generated serializer that serves a type; null if another serializer does.</summary>
    protected static GeneratedSerializer? FindActive(Type type)
    {
        try
        {
            if (!GeneratedSerializers.Include(type))
            {
                return null;
            }

            var registered = DriverRegistry.TryLookUpSerializer(type);
            if (registered is GeneratedSerializer generated && generated.ValueType == type)
            {
                return generated.FallbackReason is null ? generated : null;
            }

            if (registered is not null)
            {
                Fallbacks.AddOther(type, registered);
            }

            return null;
        }
        catch (Exception)
        {
            // The first use reports the reason, which an exception of a static constructor would hide.
            return null;
        }
    }

    /// <summary>Enters a document. Returns false for other values, and if another serializer serves the document.</summary>
    [MethodImpl(AggressiveInlining)]
    protected bool TryReadStartDocument(ref BsonSpanReader reader, out BsonFrame document) =>
        reader.TryEnterDocument(_withoutDerivedWhile == DiscriminatedTypes.Number, out document) ||
        TryReadStartOfSearched(ref reader, out document);

    /// <summary>
    /// Enters a document that is not searched for a discriminator first: of a hierarchy, which reads the discriminator
    /// next, or of a sealed type, from which no type derives.
    /// </summary>
    [MethodImpl(AggressiveInlining)]
    protected bool TryReadStartUnsearched(ref BsonSpanReader reader, out BsonFrame document) =>
        reader.TryEnterDocument(_isReading, out document) || TryReadStartOfFirst(ref reader, out document);

    /// <summary>Whether a generated serializer enters the value.</summary>
    private protected static bool Enters(ref BsonSpanReader reader, GeneratedSerializer? serializer) =>
        reader.Type == BsonType.Document && reader._position <= reader._search.To && serializer is { CanRead: true };

    // Documents inside a value that a serializer of the driver reads are not counted.
    private protected static void CountRead(ref BsonSpanReader reader, Type type)
    {
        var context = reader._settings.Context;
        if (context?.Reader is not NestedDriverReader)
        {
            DocumentInstruments.CountRead(type, isDirect: context is null, reader._position);
        }
    }

    // A document of a derived type was read that had not been searched first.
    private protected void SearchFromNowOn() => _withoutDerivedWhile = -1;

    // Finds the serializer of a document of a derived type that is read next; null for a document of this type.
    private protected abstract IBsonSerializer? FindDerived(ref BsonSpanReader reader);

    [UnconditionalSuppressMessage("Trimming", "IL2072", Justification = "Trimmed programs can't be edited while they run.")]
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Trimmed programs can't be edited while they run.")]
    unsafe object IEditedSerializer.RenewMembers()
    {
        // By a pointer, since reflection calls a static constructor only once.
        var initialize = (delegate*<void>)(GetType().TypeInitializer?.MethodHandle.GetFunctionPointer() ?? 0);
        if (initialize is not null)
        {
            initialize();
        }

        var renewed = (GeneratedSerializer)Activator.CreateInstance(GetType())!;
        MemberList = renewed.MemberList;
        ForgetMembers();
        return renewed;
    }

    private protected IDiscriminatorConvention LookUpConvention() =>
        DriverRegistry.LookUpConvention(ValueType, Decision.RootClass ?? _rootClass);

    /// <summary>
    /// Whether the class map serves the type in place of generated code. Each call throws then if the application asks for
    /// exceptions, and the first call throws the refusal of the driver.
    /// </summary>
    private protected bool FallsBack()
    {
        if (FallbackReason is not { } reason)
        {
            Fallbacks.ThrowIfLate(ValueType);
            return false;
        }

        Fallbacks.ThrowIfAsked(ValueType, reason);
        Interlocked.Exchange(ref _refusal, null)?.Throw();
        return true;
    }

    private FallbackDecision Decision => _decision ?? Decide();

    // The first document, or one that is now searched for its discriminator, as a class map does before it creates the object.
    [MethodImpl(NoInlining)]
    private bool TryReadStartOfSearched(ref BsonSpanReader reader, out BsonFrame document)
    {
        if (Enters(ref reader, this))
        {
            if (!DiscriminatedTypes.Include(ValueType, out var count))
            {
                _withoutDerivedWhile = _isReading ? count : -1;
            }
            else if (!reader.IsSearched && reader.TryKeepDerived(FindDerived(ref reader)))
            {
                document = default;
                return false;
            }
        }

        return TryReadStartOfFirst(ref reader, out document);
    }

    // The first document, one that was searched for its discriminator, or one that is now searched for its elements.
    [MethodImpl(NoInlining)]
    private bool TryReadStartOfFirst(ref BsonSpanReader reader, out BsonFrame document) =>
        reader.TryEnterDocument(
            Enters(ref reader, this) && reader.HasElements(Decision.NeededElements, Decision.KnownElements), out document);

    private bool DecideReading()
    {
        if (RuntimeConfiguration.FindOtherConvention(ValueType, LookUpConvention()) is { } reason)
        {
            Fallbacks.ThrowIfAsked(ValueType, Fallbacks.Add(ValueType, reason));
            return false;
        }

        _isReading = !Decision.SearchesDocuments;
        return true;
    }

    // Before this serializer creates a class map, so that a registered one comes from the user.
    private FallbackDecision Decide()
    {
        if (_refusal is not null)
        {
            // The class map serves the type from now on. Only its first look-up throws the refusal, which _refusal holds.
            Attempt.OrNull(() => ClassMaps.LookUp(ValueType));
        }

        var decision = DecideByClassMap();
        if ((decision.Reason ?? decision.WritingReason) is { } reason)
        {
            Fallbacks.Add(ValueType, reason);
        }

        // Racing threads reach equal decisions, and the first one is kept.
        return Interlocked.CompareExchange(ref _decision, decision, null) ?? decision;
    }

    private FallbackDecision DecideByClassMap()
    {
        var decision = FindRefusal() is { } refusal
            ? new(refusal)
            : RuntimeConfiguration.Decide(ValueType, GetType().Assembly, ReferencedClasses, MemberList, HasCreators);
        return decision.Reason is null && AreConfiguredMembersAccepted == false
            ? new(new(FallbackKinds.Refused, $"the driver refuses attributes of {ValueType.FullName}"))
            : decision;
    }

    private FallbackReason? FindRefusal() =>
        _refusal is { SourceException.Message: var message }
            ? new(FallbackKinds.Refused, $"the driver rejects {_rejected.FullName}: {message.TrimEnd('.')}") :
        TakesRenamedId is { } takesRenamedId && takesRenamedId != DriverVersion.TakesRenamedId
            ? new(
                FallbackKinds.DriverVersion,
                "the driver chooses another id than the driver that the code was compiled with; see driver " +
                DriverVersions.RejectsRenamedIds)
            : null;
}
