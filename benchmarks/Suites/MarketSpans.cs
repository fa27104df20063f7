using System.Runtime.InteropServices;
using Markets;

namespace Benchmarks.Suites;

/// <summary>
/// The serializer of markets, written by hand over bytes. Generated code is compared with its time and with its size.
/// </summary>
/// <remarks>
/// Elements may come in any order, be missing or doubled, and nulls are read. Other types of numbers, which a class map converts, and
/// unknown elements are errors here. Its primitives are in <see cref="Spans"/>, as those of generated code are in the runtime.
/// </remarks>
public static class MarketSpans
{
    public static Market Read(ReadOnlySpan<byte> bytes, ref int position)
    {
        var end = Spans.ReadEnd(bytes, ref position);
        var market = new Market();
        while (position < end)
        {
            var start = position;
            if (Spans.TryReadHeader(bytes, ref position, "\u0010_id\0"u8))
            {
                market.Id = Spans.ReadInt32(bytes, ref position);
            }

            if (Spans.TryReadHeader(bytes, ref position, "\u0010Status\0"u8))
            {
                market.Status = Spans.ReadInt32(bytes, ref position);
            }

            if (Spans.TryReadHeader(bytes, ref position, "\u0010EventId\0"u8))
            {
                market.EventId = Spans.ReadInt32(bytes, ref position);
            }

            if (Spans.TryReadHeader(bytes, ref position, "\u0004Selections\0"u8))
            {
                market.Selections = ReadSelections(bytes, ref position);
            }
            else if (Spans.TryReadHeader(bytes, ref position, "\u000ASelections\0"u8))
            {
                market.Selections = null!;
            }

            Spans.AssertRead(start, position);
        }

        Spans.ReadEndByte(bytes, end, ref position);
        return market;
    }

    public static void Write(SpanBuffer buffer, Market market)
    {
        var start = buffer.StartDocument();
        buffer.WriteInt32("\u0010_id\0"u8, market.Id);
        buffer.WriteInt32("\u0010Status\0"u8, market.Status);
        buffer.WriteInt32("\u0010EventId\0"u8, market.EventId);
        WriteSelections(buffer, market.Selections);
        buffer.EndDocument(start);
    }

    private static List<Selection> ReadSelections(ReadOnlySpan<byte> bytes, ref int position)
    {
        var end = Spans.ReadEnd(bytes, ref position);
        var count = Spans.CountDocuments(bytes, position, end);
        var selections = new List<Selection>(count);
        CollectionsMarshal.SetCount(selections, count);
        foreach (ref var selection in CollectionsMarshal.AsSpan(selections))
        {
            selection = Spans.ReadItemHeader(bytes, ref position) == Spans.Null ? null! : ReadSelection(bytes, ref position);
        }

        Spans.ReadEndByte(bytes, end, ref position);
        return selections;
    }

    private static Selection ReadSelection(ReadOnlySpan<byte> bytes, ref int position)
    {
        var end = Spans.ReadEnd(bytes, ref position);
        var id = 0L;
        var name = default(string);
        var price = 0.0;
        while (position < end)
        {
            var start = position;
            if (Spans.TryReadHeader(bytes, ref position, "\u0012_id\0"u8))
            {
                id = Spans.ReadInt64(bytes, ref position);
            }

            if (Spans.TryReadHeader(bytes, ref position, "\u0002Name\0"u8))
            {
                name = Spans.ReadString(bytes, ref position);
            }
            else if (Spans.TryReadHeader(bytes, ref position, "\u000AName\0"u8))
            {
                name = null;
            }

            if (Spans.TryReadHeader(bytes, ref position, "\u0001Price\0"u8))
            {
                price = Spans.ReadDouble(bytes, ref position);
            }

            Spans.AssertRead(start, position);
        }

        Spans.ReadEndByte(bytes, end, ref position);
        return new Selection(id, name!, price);
    }

    private static void WriteSelections(SpanBuffer buffer, List<Selection>? selections)
    {
        if (selections is null)
        {
            buffer.WriteHeader("\u000ASelections\0"u8);
            return;
        }

        buffer.WriteHeader("\u0004Selections\0"u8);
        var start = buffer.StartDocument();
        var index = 0;
        foreach (var selection in CollectionsMarshal.AsSpan(selections))
        {
            buffer.WriteItemHeader(selection is null ? Spans.Null : Spans.Document, index++);
            if (selection is not null)
            {
                WriteSelection(buffer, selection);
            }
        }

        buffer.EndDocument(start);
    }

    private static void WriteSelection(SpanBuffer buffer, Selection selection)
    {
        var start = buffer.StartDocument();
        buffer.WriteInt64("\u0012_id\0"u8, selection.Id);
        if (selection.Name is null)
        {
            buffer.WriteHeader("\u000AName\0"u8);
        }
        else
        {
            buffer.WriteString("\u0002Name\0"u8, selection.Name);
        }

        buffer.WriteDouble("\u0001Price\0"u8, selection.Price);
        buffer.EndDocument(start);
    }
}
