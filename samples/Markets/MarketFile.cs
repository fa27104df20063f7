using System.Buffers;
using BsonGen;

namespace Markets;

/// <summary>A file of markets as <c>mongodump</c> writes it: BSON documents, one after another.</summary>
internal static class MarketFile
{
    /// <summary>Reads all markets of a file.</summary>
    /// <exception cref="InvalidDataException">The file can't be read, or is no file of markets; the message is one clear
    /// sentence.</exception>
    public static async Task<List<Market>> ReadAsync(string path)
    {
        try
        {
            await using var file = File.OpenRead(path);
            var markets = new List<Market>();
            await foreach (var market in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(file))
            {
                markets.Add(market);
            }

            return markets;
        }
        catch (Exception error) when (error is FileNotFoundException or DirectoryNotFoundException)
        {
            throw new InvalidDataException($"There is no file {path}.", error);
        }
        catch (EndOfStreamException error)
        {
            throw new InvalidDataException($"{path} is truncated: {error.Message}", error);
        }
        catch (FormatException error)
        {
            throw new InvalidDataException($"{path} is not a file of markets: {error.Message}", error);
        }
        catch (Exception error) when (error is IOException or UnauthorizedAccessException)
        {
            throw new InvalidDataException($"{path} can't be read: {error.Message}", error);
        }
    }

    /// <summary>Writes the markets as the file holds them.</summary>
    public static ReadOnlyMemory<byte> Write(List<Market> markets)
    {
        var bytes = new ArrayBufferWriter<byte>();
        foreach (var market in markets)
        {
            BsonGenSerializer.Serialize(bytes, market);
        }

        return bytes.WrittenMemory;
    }
}
