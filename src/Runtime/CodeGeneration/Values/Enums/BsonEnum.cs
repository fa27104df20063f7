namespace BsonGen.CodeGeneration;

/// <summary>The numbers and names of an enum, and its serializer.</summary>
/// <remarks>Values are numbers, since the JIT would compile generic code for each enum. Those above Int64 wrap around.</remarks>
[EditorBrowsable(Never)]
public sealed class BsonEnum
{
    private const BsonType Undecided = (BsonType)(-1);

    private readonly Type _type;
    private readonly TypeCode _underlying;
    private readonly IBsonSerializer? _serializer;
    private BsonType _representation = Undecided;
    private bool _isDefault;
    private (byte[] Name, long Number)[]? _names;

    internal BsonEnum(Type type, IBsonSerializer? serializer = null) =>
        (_type, _underlying, _serializer) = (type, Type.GetTypeCode(type), serializer);

    // False before the first value is read.
    internal bool IsReadAsInt32 { get; private set; }

    // False before the first value is written.
    internal bool IsWrittenAsInt32 { get; private set; }

    /// <summary>Whether the serializer is the driver's own.</summary>
    internal bool IsDefault => _isDefault || DecideDefault();

    // BsonType.EndOfDocument for a serializer of the user.
    internal BsonType Representation => _representation != Undecided ? _representation : DecideRepresentation();

    /// <summary>The serializer of the member, or the registered one.</summary>
    internal IBsonSerializer Serializer => _serializer ?? RegisteredSerializers.LookUp(_type);

    /// <summary>Describes an enum by the driver's serializer, which the native compiler keeps.</summary>
    public static BsonEnum Of([DynamicallyAccessedMembers(PublicConstructors)] Type serializer) =>
        new(serializer.GenericTypeArguments[0]);

    /// <summary>The same enum with the serializer of a member.</summary>
    internal BsonEnum With(IBsonSerializer serializer) => new(_type, serializer);

    internal bool TryFind(ReadOnlySpan<byte> name, out long number)
    {
        foreach (var member in _names ??= ListNames())
        {
            if (name.SequenceEqual(member.Name))
            {
                number = member.Number;
                return true;
            }
        }

        number = 0;
        return false;
    }

    // The name that Enum.ToString gives; empty if the value is not a single member.
    internal ReadOnlySpan<byte> NameOf(long number)
    {
        foreach (var (name, candidate) in _names ??= ListNames())
        {
            if (candidate == number)
            {
                return name;
            }
        }

        return default;
    }

    internal bool Holds(long number) => _underlying switch
    {
        TypeCode.Byte => number == (byte)number,
        TypeCode.SByte => number == (sbyte)number,
        TypeCode.Int16 => number == (short)number,
        TypeCode.UInt16 => number == (ushort)number,
        TypeCode.Int32 => number == (int)number,
        TypeCode.UInt32 => number == (uint)number,
        TypeCode.Int64 => true,
        _ => number >= 0,
    };

    // The driver refuses larger numbers than an Int32.
    internal bool TryToInt32(long number, out int value)
    {
        value = (int)number;
        return value == number ? number >= 0 || _underlying != TypeCode.UInt64 : _underlying == TypeCode.UInt32;
    }

    internal object ToObject(long number) => Enum.ToObject(_type, number);

    /// <summary>Whether a cast from object accepts a value: one of the enum, or of its underlying type.</summary>
    internal bool Accepts([NotNullWhen(true)] object? value) =>
        value is not null && Type.GetTypeCode(value.GetType()) == _underlying;

    // Gets the number of a value that a serializer of the user read.
    internal long ToNumber(object? value) =>
        Accepts(value) ? ToInt64((IConvertible)value) :
        value is null ? throw new NullReferenceException() :
        throw new InvalidCastException($"Unable to cast object of type '{value.GetType()}' to type '{_type}'.");

    private bool DecideDefault()
    {
        _isDefault = _serializer is null
            ? DefaultSerializers.IsDefault(_type)
            : DefaultSerializers.IsOfEnum(_serializer, _type);
        IsReadAsInt32 = _isDefault && _underlying == TypeCode.Int32;
        return _isDefault;
    }

    private BsonType DecideRepresentation()
    {
        _representation = IsDefault ? FindRepresentation() : BsonType.EndOfDocument;
        IsWrittenAsInt32 = _representation == BsonType.Int32 && _underlying == TypeCode.Int32;
        return _representation;
    }

    private BsonType FindRepresentation() => _serializer is null
        ? DefaultSerializers.GetRepresentation(_type)
        : DefaultSerializers.GetRepresentation(_type, _serializer);

    private static long ToInt64(IConvertible value) =>
        value.GetTypeCode() == TypeCode.UInt64
            ? (long)value.ToUInt64(CultureInfo.InvariantCulture)
            : value.ToInt64(CultureInfo.InvariantCulture);

    // If members have the same number, the name that is written comes first.
    private (byte[] Name, long Number)[] ListNames()
    {
        var names = Enum.GetNames(_type);
        var members = new (byte[] Name, long Number)[names.Length];
        var (first, last) = (0, names.Length);
        foreach (var name in names)
        {
            var value = (Enum)Enum.Parse(_type, name);
            members[value.ToString() == name ? first++ : --last] = (Encoding.UTF8.GetBytes(name), ToInt64(value));
        }

        return members;
    }
}
