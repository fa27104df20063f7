namespace BsonGen.Internal.Reading;

/// <summary>Arrays of two and three dimensions. The driver allocates by the first row, before it compares the rows.</summary>
internal static class RankedArrays
{
    /// <summary>Throws if the array would have more items than bytes, since its rows then have different lengths.</summary>
    /// <param name="serializer">Only serializers of the driver are checked.</param>
    public static void CheckSize(IBsonSerializer serializer, ReadOnlySpan<byte> value)
    {
        var definition = serializer.GetType() is { IsGenericType: true } type ? type.GetGenericTypeDefinition() : null;
        var rank =
            definition == typeof(TwoDimensionalArraySerializer<>) ? 2 :
            definition == typeof(ThreeDimensionalArraySerializer<>) ? 3 :
            0;
        CheckSize(rank, value);
    }

    /// <param name="rank">The number of dimensions; one and less are not checked.</param>
    public static void CheckSize(int rank, ReadOnlySpan<byte> value)
    {
        var items = rank > 1 ? 1.0 : 0;
        for (var start = 0; rank > 0 && items > 0; rank--)
        {
            items *= start < 0 ? 0 : Count(value, ref start);
        }

        if (items > value.Length)
        {
            throw new FormatException("The rows of the array have different lengths.");
        }
    }

    /// <param name="start">The start of an array; afterwards that of its first item, or -1 if the item is no array.</param>
    private static int Count(ReadOnlySpan<byte> bytes, ref int start)
    {
        var position = start + sizeof(int);
        start = -1;
        var count = 0;
        while (BsonElementWalk.TryRead(bytes, position, out var item, out position))
        {
            start = count++ == 0 && item.Type == BsonType.Array ? item.ValueStart : start;
        }

        return count;
    }
}
