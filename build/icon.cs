// Draws build/icon.png, the package's icon, a flash in braces: dotnet run build/icon.cs
#:property PublishAot=false
using System.Buffers.Binary;
using System.IO.Compression;
using System.Numerics;

const int Size = 128;
const int SamplesPerSide = 4;

var background = new Vector3(0, 82, 66);
var ink = new Vector3(240, 246, 243);
var accent = new Vector3(255, 196, 61);
Vector2[] leftBrace = [new(46, 30), new(38, 34), new(36, 44), new(36, 54), new(34, 60), new(27, 64), new(34, 68), new(36, 74), new(36, 84), new(38, 94), new(46, 98)];
Vector2[] rightBrace = [.. leftBrace.Select(point => point with { X = Size - point.X })];
Vector2[] flash = [new(70, 34), new(50, 68), new(62, 68), new(57, 94), new(78, 58), new(65, 58)];

using var rows = new MemoryStream();
using (var pixels = new ZLibStream(rows, CompressionLevel.SmallestSize, leaveOpen: true))
{
    for (var y = 0; y < Size; y++)
    {
        pixels.WriteByte(0);
        for (var x = 0; x < Size; x++)
        {
            pixels.Write(Pixel(x, y));
        }
    }
}

var header = new byte[13];
BinaryPrimitives.WriteInt32BigEndian(header, Size);
BinaryPrimitives.WriteInt32BigEndian(header.AsSpan(4), Size);
(header[8], header[9]) = (8, 6);
using var file = File.Create(Path.Combine((string)AppContext.GetData("EntryPointFileDirectoryPath")!, "icon.png"));
file.Write([0x89, .. "PNG\r\n\u001a\n"u8]);
WriteChunk("IHDR"u8, header);
WriteChunk("IDAT"u8, rows.ToArray());
WriteChunk("IEND"u8, []);

byte[] Pixel(int x, int y)
{
    var color = Vector3.Zero;
    var covered = 0;
    for (var sample = 0; sample < SamplesPerSide * SamplesPerSide; sample++)
    {
        var point = new Vector2(x + ((sample % SamplesPerSide) + 0.5f) / SamplesPerSide, y + ((sample / SamplesPerSide) + 0.5f) / SamplesPerSide);
        if (IsInRoundedSquare(point))
        {
            covered++;
            color += IsInside(flash, point) ? accent : IsOnLine(leftBrace, point) || IsOnLine(rightBrace, point) ? ink : background;
        }
    }

    color /= Math.Max(covered, 1);
    return [(byte)color.X, (byte)color.Y, (byte)color.Z, (byte)(255 * covered / (SamplesPerSide * SamplesPerSide))];
}

static bool IsInRoundedSquare(Vector2 point)
{
    const float Radius = 24;
    var beyond = Vector2.Max(Vector2.Abs(point - new Vector2(Size / 2f)) - new Vector2((Size / 2f) - Radius), Vector2.Zero);
    return beyond.Length() <= Radius;
}

static bool IsOnLine(Vector2[] line, Vector2 point)
{
    const float HalfWidth = 4.5f;
    return line.Zip(line.Skip(1)).Any(segment =>
    {
        var along = segment.Second - segment.First;
        var nearest = segment.First + (along * Math.Clamp(Vector2.Dot(point - segment.First, along) / along.LengthSquared(), 0, 1));
        return Vector2.Distance(point, nearest) <= HalfWidth;
    });
}

static bool IsInside(Vector2[] polygon, Vector2 point)
{
    var isInside = false;
    for (var i = 0; i < polygon.Length; i++)
    {
        var (a, b) = (polygon[i], polygon[(i + 1) % polygon.Length]);
        if ((a.Y > point.Y) != (b.Y > point.Y) && point.X < ((b.X - a.X) * (point.Y - a.Y) / (b.Y - a.Y)) + a.X)
        {
            isInside = !isInside;
        }
    }

    return isInside;
}

void WriteChunk(ReadOnlySpan<byte> type, byte[] data)
{
    byte[] chunk = [.. type, .. data];
    var crc = chunk.Aggregate(uint.MaxValue, (crc, b) => Enumerable.Range(0, 8).Aggregate(crc ^ b, (crc, _) => (crc >> 1) ^ (0xEDB88320 & (0 - (crc & 1)))));
    var number = new byte[4];
    BinaryPrimitives.WriteInt32BigEndian(number, data.Length);
    file.Write(number);
    file.Write(chunk);
    BinaryPrimitives.WriteUInt32BigEndian(number, ~crc);
    file.Write(number);
}
