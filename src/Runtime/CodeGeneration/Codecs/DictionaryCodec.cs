using System.Collections.ObjectModel;

namespace BsonGen.CodeGeneration;

/// <summary>A dictionary with keys of any type, or with values that attributes configure.</summary>
/// <typeparam name="TCreated">The type that is created on reading and written in line.</typeparam>
[EditorBrowsable(Never)]
public sealed class DictionaryCodec<
    TDictionary,
    [DynamicallyAccessedMembers(PublicParameterlessConstructor)] TCreated,
    TKey,
    TValue> : BsonCodec<TDictionary>
    where TCreated : class, TDictionary, IDictionary<TKey, TValue>
    where TKey : notnull
{
    // Inserting into a sorted list moves all greater entries, so a document of many descending keys would take quadratic time.
    // The entries of a longer document are sorted in a tree first.
    private const int MostInsertions = 1024;

    private readonly DictionaryRepresentation _representation;
    private readonly BsonCodec<TKey> _key;
    private readonly BsonCodec<TValue> _value;

    /// <summary>
    /// Whether entries are added without the delegates. The shared code of reference types would compare the types at run time.
    /// </summary>
    private readonly bool _isHashed;
    private readonly bool _isSortedList = typeof(TCreated) == typeof(SortedList<TKey, TValue>);
    private readonly bool _isReadOnly = typeof(TCreated) == typeof(ReadOnlyDictionary<TKey, TValue>);
    private readonly Func<IDictionary<TKey, TValue>> _create;
    private readonly Func<IDictionary<TKey, TValue>, TCreated> _finish;

    /// <param name="create">Creates what the entries are added to; null for a dictionary with a constructor.</param>
    /// <param name="finish">Creates the member's value from it, or null.</param>
    public DictionaryCodec(
        Type declaringType,
        string name,
        BsonCodec<TKey> key,
        BsonCodec<TValue> value,
        DictionaryRepresentation representation,
        Func<IDictionary<TKey, TValue>>? create = null,
        Func<IDictionary<TKey, TValue>, TCreated>? finish = null)
        : base(declaringType, name)
    {
        _key = key;
        _value = value;
        _representation = representation;
        _create = create ?? (static () => Activator.CreateInstance<TCreated>());
        _finish = finish ??
            (static entries => entries as TCreated ?? (TCreated)(object)new SortedList<TKey, TValue>(entries));
        _isHashed = _isReadOnly || (create is null && typeof(TCreated) == typeof(Dictionary<TKey, TValue>));
        key.SetContainer(() => ChildSerializers.OfKeys(Serializer));
        value.SetContainer(() => ChildSerializers.OfValues(Serializer));
    }

    internal override bool TryRead(ref BsonSpanReader reader, out TDictionary value)
    {
        value = default!;
        if (!RegisteredDictionary<TDictionary>.IsDefault || reader.Type == BsonType.Null)
        {
            return RegisteredDictionary<TDictionary>.IsDefault;
        }

        DriverReflection.KeepDictionary<TKey, TValue>();
        if (HasPlainKeys && reader.TryReadStartEntries(out var document))
        {
            var entries = Create(reader.CountElements<KeyValuePair<TKey, TValue>>(), out var hashed);
            while (!reader.TryReadEndDictionary(document))
            {
                Add(hashed, entries, ReadName(ref reader), _value.Read(ref reader));
            }

            value = Finish(hashed, entries);
            return true;
        }

        if (reader.TryReadStartPairs<KeyValuePair<TKey, TValue>>(out var array, out var count))
        {
            var entries = Create(count, out var hashed);
            for (var index = 0; index < count; index++)
            {
                reader.ReadItemHeader();
                var pair = reader.ReadFrame();
                Add(hashed, entries, ReadItem(ref reader, _key), ReadItem(ref reader, _value));
                reader.ReadEndArray(pair);
            }

            reader.ReadEndArray(array);
            value = Finish(hashed, entries);
            return true;
        }

        return false;
    }

    internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TDictionary value)
    {
        if (!RegisteredDictionary<TDictionary>.IsDefault)
        {
            return false;
        }

        if (value is null)
        {
            writer.WriteNull(name);
            return true;
        }

        if ((value.GetType() != typeof(TCreated) && !IsHeldDictionary(value)) ||
            (IsDocument && !AreNames((IDictionary<TKey, TValue>)value)))
        {
            return false;
        }

        // A collection of the framework may wrap one of the user.
        writer.MarkUserCode();
        var start = writer.StartFrame(IsDocument ? BsonType.Document : BsonType.Array, name);
        var index = 0;
        if (value is Dictionary<TKey, TValue> hashed)
        {
            foreach (var (key, item) in hashed)
            {
                WriteEntry(ref writer, index++, key, item);
            }
        }
        else
        {
            foreach (var (key, item) in (IDictionary<TKey, TValue>)value)
            {
                WriteEntry(ref writer, index++, key, item);
            }
        }

        writer.WriteEndDocument(start);
        return true;
    }

    // The driver's own serializers of keys ignore which reader or writer they use.
    private static bool HasPlainKeys => RegisteredSerializer<TKey>.IsDefault;

    private bool IsDocument => _representation == DictionaryRepresentation.Document;

    private TKey ReadName(ref BsonSpanReader reader) =>
        typeof(TKey) == typeof(string) ? (TKey)(object)reader.ReadKey() :
        typeof(TKey) == typeof(CultureInfo) ? (TKey)(object)new CultureInfo(reader.ReadKey()) :
        DictionaryKeys.Read(ref reader, _key);

    private static T ReadItem<T>(ref BsonSpanReader reader, BsonCodec<T> member)
    {
        reader.ReadItemHeader();
        return member.Read(ref reader);
    }

    // If the object is a Dictionary, it is also returned as such.
    private IDictionary<TKey, TValue> Create(int count, out Dictionary<TKey, TValue>? hashed)
    {
        hashed = _isHashed ? new Dictionary<TKey, TValue>(count) : null;
        return hashed is not null ? hashed :
            !_isSortedList ? _create() :
            count > MostInsertions ? new SortedDictionary<TKey, TValue>() :
            new SortedList<TKey, TValue>(count);
    }

    // A call of the class takes less time than a call of the interface. The driver adds pairs, and a SortedDictionary takes one
    // without a key. A SortedList refuses it, but the entries of a long one are in a SortedDictionary.
    [MethodImpl(AggressiveInlining)]
    private void Add(Dictionary<TKey, TValue>? hashed, IDictionary<TKey, TValue> entries, TKey key, TValue value)
    {
        if (hashed is not null)
        {
            hashed.Add(key, value);
        }
        else if (_isSortedList)
        {
            entries.Add(key, value);
        }
        else
        {
            entries.Add(new KeyValuePair<TKey, TValue>(key, value));
        }
    }

    private TDictionary Finish(Dictionary<TKey, TValue>? hashed, IDictionary<TKey, TValue> entries) =>
        _isReadOnly ? Unchecked.Reinterpret<ReadOnlyDictionary<TKey, TValue>, TDictionary>(new(entries)) :
        hashed is not null ? Unchecked.Reinterpret<Dictionary<TKey, TValue>, TDictionary>(hashed) :
        _finish(entries);

    /// <summary>
    /// Whether a member of an interface holds a Dictionary, which the driver writes with the serializer of that type.
    /// </summary>
    private bool IsHeldDictionary(TDictionary value) =>
        typeof(TDictionary).IsInterface && value!.GetType() == typeof(Dictionary<TKey, TValue>) &&
        RegisteredDictionary<Dictionary<TKey, TValue>>.IsDefault && IsDocument && _value.IsUnconfigured;

    // The driver refuses keys that are not text: some cultures are documents.
    private static bool AreNames(IDictionary<TKey, TValue> entries) =>
        RegisteredSerializer<TKey>.Representation == BsonType.String || entries.Count == 0 ||
        (typeof(TKey) == typeof(CultureInfo) && HasPlainKeys &&
            entries.Keys.All(static key =>
                key.GetType() == typeof(CultureInfo) && ((CultureInfo)(object)key).UseUserOverride));

    [MethodImpl(AggressiveInlining)]
    private void WriteEntry(ref BsonSpanWriter writer, int index, TKey key, TValue value)
    {
        if (IsDocument)
        {
            var name =
                typeof(TKey) == typeof(string) ? writer.KeyName((string)(object)key) :
                typeof(TKey) == typeof(CultureInfo) ? writer.KeyName(((CultureInfo)(object)key).Name) :
                DictionaryKeys.Encode(ref writer, _key, key);
            _value.Write(ref writer, name, value);
            return;
        }

        var isArray = _representation == DictionaryRepresentation.ArrayOfArrays;
        var pair = writer.StartFrame(isArray ? BsonType.Array : BsonType.Document, writer.ItemName(index));
        _key.Write(ref writer, isArray ? "0\0"u8 : "k\0"u8, key);
        _value.Write(ref writer, isArray ? "1\0"u8 : "v\0"u8, value);
        writer.WriteEndDocument(pair);
    }
}
