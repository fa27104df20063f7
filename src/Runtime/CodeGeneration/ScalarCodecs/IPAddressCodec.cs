using System.Net;
using System.Net.Sockets;

namespace BsonGen.CodeGeneration;

/// <summary>An IPAddress as text. The driver writes values of derived classes.</summary>
internal sealed class IPAddressCodec(Type declaringType, string name)
    : ScalarCodec<IPAddress?, IPAddressSerializer>(declaringType, name)
{
    // The longest text of the framework, between brackets.
    private const int LongestText = 65 + 2;

    private protected override bool TryReadValue(ref BsonSpanReader reader, out IPAddress? value)
    {
        Span<char> chars = stackalloc char[ShortText.Longest];
        return reader.AcceptText(IPAddress.TryParse(reader.PeekText(chars), out value));
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, IPAddress? value)
    {
        // The framework's own constants, such as IPAddress.Loopback, are of a derived class.
        if (value!.GetType() != typeof(IPAddress) && value.GetType().Assembly != typeof(IPAddress).Assembly)
        {
            return false;
        }

        if (value.AddressFamily == AddressFamily.InterNetwork)
        {
            writer.WriteFormatted(name, value, LongestText, "");
            return true;
        }

        var text = writer.StartText(name, LongestText);
        ((IUtf8SpanFormattable)value).TryFormat(text.Slice(1), out var length, "", CultureInfo.InvariantCulture);
        text[0] = (byte)'[';
        text[1 + length] = (byte)']';
        writer.EndText(name, length + 2);
        return true;
    }
}
