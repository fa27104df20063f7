namespace BsonGen.Internal.Queries.Results;

/// <summary>Reads objects that a constructor makes, as the driver's serializer of the projection does.</summary>
/// <remarks>
/// All that the driver reads in a special way, or refuses, is left to it. So its exceptions are its own. Thread-safe.
/// </remarks>
internal sealed class ResultObject<T> : ResultValue<T>
{
    private readonly ResultShape _shape;
    private readonly ResultTypes _types;
    private readonly ResultCreator<T> _create;

    // Each name ends with its NUL.
    private readonly byte[][] _names;
    private readonly MemberLookup _lookup;

    // No thread uses these.
    private ResultSlot[]? _slots;

    // The name of the element that the driver skips. The first document registers the convention, as in the driver.
    private byte[]? _discriminator;

    public ResultObject(ResultShape shape, ResultTypes types)
    {
        _shape = shape;
        _types = types;
        _create = ResultCreators.Compile<T>(shape);
        _names = [.. shape.Members.Select(static member => Encoding.UTF8.GetBytes(member.Element + '\0'))];
        _lookup = new(shape.Members.Select(static member => member.Element));
        types.Add(typeof(T));
    }

    /// <summary>Whether the driver would read documents without a look at their discriminators.</summary>
    public bool IsUsable => _types.HaveNoDerivedTypes();

    public override T Read(ref BsonSpanReader reader)
    {
        if (reader.Type != _shape.Type)
        {
            return reader.Type == BsonType.Null && _shape.IsNullable ? default! : throw new LeftToDriverException();
        }

        _discriminator ??= FindDiscriminator();
        var slots = Interlocked.Exchange(ref _slots, null) ?? CreateSlots();
        var set = ReadMembers(ref reader, slots);
        if ((_shape.Required & ~set) != 0)
        {
            throw new LeftToDriverException();
        }

        var result = Create(slots, set | _shape.Defaulted);
        foreach (var slot in slots)
        {
            slot.Clear();
        }

        _slots = slots;
        return result;
    }

    // Returns the members that were read.
    private ulong ReadMembers(ref BsonSpanReader reader, ResultSlot[] slots)
    {
        var set = 0UL;
        var next = 0;
        try
        {
            var document = reader.ReadFrame();
            var position = reader.Position;
            while (!reader.TryReadEndDocument(position, document))
            {
                if (next >= slots.Length || !reader.TryReadName(ref position, _names[next]))
                {
                    var found = FindOrSkip(ref reader, ref position);
                    if (found < 0)
                    {
                        continue;
                    }

                    next = found;
                }

                slots[next].Read(ref reader);
                position = reader.Position;
                set |= 1UL << next;
                next++;
            }
        }
        catch (FailedCreationException error) when (_shape.Members[next] is { DeclaringType: { } type, Description: { } member })
        {
            throw new FailedCreationException(MemberExceptions.Reading(member, type, error.OfDriver));
        }

        return set;
    }

    // Reads the header of the next element if it is a member's. Otherwise skips the element, and returns a negative number.
    private int FindOrSkip(ref BsonSpanReader reader, ref int position)
    {
        var name = reader.PeekName();
        var found = _shape.IsExact ? -1 : _lookup.Find(name);
        if (found >= 0 && reader.TryReadName(ref position, _names[found]))
        {
            return found;
        }

        if (_shape.IsExact || (!_shape.IgnoresExtraElements && !name.SequenceEqual(_discriminator)))
        {
            throw new LeftToDriverException();
        }

        reader.SkipElementSlow();
        position = reader.Position;
        return -1;
    }

    private byte[] FindDiscriminator()
    {
        if (_shape.Discriminated is null)
        {
            return [];
        }

        var convention = _shape.Discriminated.DiscriminatorConvention;
        if (convention.GetType() == typeof(ScalarDiscriminatorConvention) ||
            convention.GetType() == typeof(HierarchicalDiscriminatorConvention))
        {
            return Encoding.UTF8.GetBytes(convention.ElementName);
        }

        _types.Refuse();
        throw new LeftToDriverException();
    }

    private T Create(ResultSlot[] slots, ulong set)
    {
        try
        {
            return _create(slots, set);
        }
        catch (Exception error)
        {
            throw new FailedCreationException(new TargetInvocationException(error));
        }
    }

    private ResultSlot[] CreateSlots() => [.. _shape.Members.Select(static member => member.Value.CreateSlot(member.Missing))];
}
