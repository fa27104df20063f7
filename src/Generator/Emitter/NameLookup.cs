using System.Text;
using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

/// <summary>
/// Prints the method that finds the member of an element by its name, without a string: a switch on the name's length, then, where many
/// names have one length, on the byte that tells most of them apart.
/// </summary>
internal static class NameLookup
{
    // So many comparisons in a row are as fast as another switch.
    private const int FewNames = 3;

    public static void Emit(SourceWriter writer, EquatableArray<MemberModel> members)
    {
        var names = members.Select((member, index) => (Bytes: Encoding.UTF8.GetBytes(member.ElementName), member.ElementName, Index: index));
        writer.Open("private static int FindMember(global::System.ReadOnlySpan<byte> name) => name.Length switch");
        foreach (var group in names.GroupBy(name => name.Bytes.Length).OrderBy(group => group.Key))
        {
            EmitGroup(writer, group.Key.ToString(), [.. group], group.Key);
        }

        writer.Write("_ => -1,");
        writer.Close("};");
    }

    private static void EmitGroup(SourceWriter writer, string pattern, List<(byte[] Bytes, string Name, int Index)> names, int length)
    {
        var position = Enumerable.Range(0, length).OrderByDescending(i => names.Select(name => name.Bytes[i]).Distinct().Count()).FirstOrDefault();
        if (names.Count <= FewNames || names.Select(name => name.Bytes[position]).Distinct().Count() == 1)
        {
            foreach (var (_, name, index) in names)
            {
                writer.Write($"{pattern} when global::System.MemoryExtensions.SequenceEqual(name, {Names.Utf8Name(name)}) => {index},");
            }

            return;
        }

        writer.Open($"{pattern} => name[{position}] switch");
        foreach (var group in names.GroupBy(name => name.Bytes[position]).OrderBy(group => group.Key))
        {
            EmitGroup(writer, Byte(group.Key), [.. group], length);
        }

        writer.Write("_ => -1,");
        writer.Close("},");
    }

    private static string Byte(byte value) =>
        value is >= (byte)' ' and < 127 and not (byte)'\'' and not (byte)'\\' ? $"(byte)'{(char)value}'" : $"0x{value:x2}";
}
