namespace BsonGen.Generator.Emitter;

/// <summary>Prints the locals that hold a bit for each member whose element was in the document.</summary>
internal sealed class SeenTemplates(TypePlan plan, Identifiers names)
{
    // Since 1 << 64 equals 1 << 0, one bit of each local stays unused.
    private const int BitsOfUInt32 = 31;
    private const int BitsOfUInt64 = 63;

    private readonly int _memberCount = plan.Members.Count;

    public string Type => FitsUInt32 ? "uint" : "ulong";

    public string Locals() => plan.TracksSeen
        ? Code.Lines(Enumerable.Range(0, LocalCount).Select(local => $"{Type} {Local(local)} = 0;"))
        : "";

    // Many bits are set at once, after each run of elements in order.
    public string AddRun()
    {
        if (!plan.TracksRuns)
        {
            return "";
        }

        var one = FitsUInt32 ? "1u" : "1ul";
        var lines = Enumerable.Range(0, LocalCount).Select(local =>
            $"{Local(local)} |= ({one} << {BitOf("memberIndex", local)}) - ({one} << {BitOf("firstMember", local)});");
        return Code.Format(
            $"""
            // A bit for each member that was read since the last look-up.
            {Code.Lines(lines)}

            """);
    }

    public string Mark(int member)
    {
        var mask = Masks([member]).Single();
        return $"{mask.Local} |= {mask.Bits};";
    }

    public string IsMissing(int member) => AreMissing([member]).Single();

    // Conditions of which one is true if any of the members is missing.
    public IEnumerable<string> AreMissing(IEnumerable<int> members) =>
        Masks(members).Select(mask => $"({mask.Local} & {mask.Bits}) {(mask.IsSingle ? "== 0" : $"!= {mask.Bits}")}");

    // Conditions that are all true if no member is missing.
    public IEnumerable<string> AreSeen(IEnumerable<int> members) =>
        Masks(members).Select(mask => $"({mask.Local} & {mask.Bits}) {(mask.IsSingle ? "!= 0" : $"== {mask.Bits}")}");

    private int LocalCount => (_memberCount + BitsOfUInt64 - 1) / BitsOfUInt64;

    private bool FitsUInt32 => _memberCount <= BitsOfUInt32;

    private string Local(int local) => LocalCount == 1 ? Identifiers.SeenMembersLocal : names.SeenMembers(local);

    private string BitOf(string number, int local)
    {
        if (LocalCount == 1)
        {
            return number;
        }

        var first = local * BitsOfUInt64;
        var bit = first == 0 ? number : $"{number} - {first}";
        return $"global::System.Math.Clamp({bit}, 0, {BitsOfUInt64})";
    }

    private IEnumerable<(string Local, string Bits, bool IsSingle)> Masks(IEnumerable<int> members)
    {
        for (var local = 0; local < LocalCount; local++)
        {
            var bits = 0UL;
            foreach (var member in members)
            {
                bits |= member / BitsOfUInt64 == local ? 1UL << (member % BitsOfUInt64) : 0;
            }

            if (bits != 0)
            {
                yield return (Local(local), $"0x{bits:X}", (bits & (bits - 1)) == 0);
            }
        }
    }
}
