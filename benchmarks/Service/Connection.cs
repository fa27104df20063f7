using System.Net;
using System.Net.Sockets;
using System.Text;

namespace Benchmarks.Service;

/// <summary>A connection that sends one request again and again, at so little cost that the service has the processors.</summary>
internal sealed class Connection : IDisposable
{
    private const string Length = "\r\nContent-Length: ";

    private readonly System.Net.Sockets.Socket _socket = new(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
    private readonly byte[] _request;
    private byte[] _buffer = new byte[256 * 1024];

    private Connection(string path) => _request = Encoding.ASCII.GetBytes($"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");

    public static async Task<Connection> OpenAsync(Uri address, string path)
    {
        var connection = new Connection(path);
        await connection._socket.ConnectAsync(IPAddress.Loopback, address.Port);
        return connection;
    }

    /// <summary>Sends the request, and receives the whole answer.</summary>
    /// <returns>Its head and body, which the next request overwrites.</returns>
    public async Task<ReadOnlyMemory<byte>> RequestAsync(CancellationToken cancellation)
    {
        await _socket.SendAsync(_request, cancellation);
        for (var received = 0; ;)
        {
            if (received == _buffer.Length)
            {
                Array.Resize(ref _buffer, 2 * received);
            }

            var count = await _socket.ReceiveAsync(_buffer.AsMemory(received), cancellation);
            received += count > 0 ? count : throw new InvalidOperationException("The service closed the connection.");
            if (IsWhole(_buffer.AsSpan(0, received)))
            {
                return _buffer.AsMemory(0, received);
            }
        }
    }

    public void Dispose() => _socket.Dispose();

    private static bool IsWhole(ReadOnlySpan<byte> answer)
    {
        var headEnd = answer.IndexOf("\r\n\r\n"u8);
        if (headEnd < 0)
        {
            return false;
        }

        var head = Encoding.ASCII.GetString(answer[..headEnd]);
        if (!head.StartsWith("HTTP/1.1 200 ", StringComparison.Ordinal))
        {
            throw new InvalidOperationException(Encoding.UTF8.GetString(answer));
        }

        // Without a length, the body comes in chunks, of which the last one is empty.
        var length = head.IndexOf(Length, StringComparison.Ordinal);
        return length < 0
            ? answer.EndsWith("\r\n0\r\n\r\n"u8)
            : answer.Length >= headEnd + 4 + int.Parse(head.AsSpan(length + Length.Length).Trim().ToString().Split('\r')[0]);
    }
}
