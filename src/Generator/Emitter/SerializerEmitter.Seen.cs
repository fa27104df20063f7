namespace BsonGen.Generator.Emitter;

// A local has a bit for each member whose element was in the document.
// Many bits are set at once after each run of elements in order.
internal sealed partial class SerializerEmitter
{
    // Since 1 << 64 equals 1 << 0, one bit of each local stays unused.
    private const int BitsOfUInt32 = 31;
    private const int BitsOfUInt64 = 63;

    private int SeenLocals => (_plan.Members.Count + BitsOfUInt64 - 1) / BitsOfUInt64;

    private string SeenType => _plan.Members.Count <= BitsOfUInt32 ? "uint" : "ulong";

    private void EmitSeen()
    {
        for (var i = 0; _plan.TracksSeen && i < SeenLocals; i++)
        {
            _writer.Write($"{SeenType} {SeenMembers(i)} = 0;");
        }
    }

    private void EmitAddSeen()
    {
        if (!_plan.TracksRuns)
        {
            return;
        }

        var one = _plan.Members.Count <= BitsOfUInt32 ? "1u" : "1ul";
        _writer.Write("// A bit for each member that was read since the last look-up.");
        for (var i = 0; i < SeenLocals; i++)
        {
            var (next, first) = (BitOf("memberIndex", i), BitOf("firstMember", i));
            _writer.Write($"{SeenMembers(i)} |= ({one} << {next}) - ({one} << {first});");
        }

        _writer.Blank();
    }

    private string MarkSeen(int member) => Masks([member]).Select(mask => $"{mask.Local} |= {mask.Bits};").Single();

    private void EmitMissing()
    {
        EmitCallOfReset();
        var needed = _plan.Members
            .Where(plan => plan.WhenMissing is not (MissingAction.None or MissingAction.Reset))
            .ToList();
        if (needed.Count > 1)
        {
            _writer.Open("\n" + Names.List("if (", AreMissing(needed.Select(plan => plan.Number)), ")", " || "));
        }

        foreach (var plan in needed)
        {
            _writer.Open($"\nif ({IsMissing(plan.Number)})");
            if (plan.WhenMissing == MissingAction.Throw)
            {
                _writer.Write($"throw RequiredElementMissing(ref reader, {plan.Number});");
            }
            else
            {
                EmitAssign(plan, plan.Member.DefaultValue!);
            }

            _writer.Close();
        }

        if (needed.Count > 1)
        {
            _writer.Close();
        }
    }

    private string BitOf(string number, int local) => SeenLocals == 1
        ? number
        : $"global::System.Math.Clamp({number}{(local == 0 ? "" : $" - {local * BitsOfUInt64}")}, 0, {BitsOfUInt64})";

    private string SeenMembers(int local) => SeenLocals == 1 ? Identifiers.SeenMembersLocal : _names.SeenMembers(local);

    private string IsMissing(int member) => AreMissing([member]).Single();

    private IEnumerable<string> AreMissing(IEnumerable<int> members) =>
        Masks(members).Select(mask => $"({mask.Local} & {mask.Bits}) {(mask.IsSingle ? "== 0" : $"!= {mask.Bits}")}");

    private IEnumerable<string> AreSeen(IEnumerable<int> members) =>
        Masks(members).Select(mask => $"({mask.Local} & {mask.Bits}) {(mask.IsSingle ? "!= 0" : $"== {mask.Bits}")}");

    private IEnumerable<(string Local, string Bits, bool IsSingle)> Masks(IEnumerable<int> members)
    {
        for (var local = 0; local < SeenLocals; local++)
        {
            var bits = 0UL;
            foreach (var member in members)
            {
                bits |= member / BitsOfUInt64 == local ? 1UL << (member % BitsOfUInt64) : 0;
            }

            if (bits != 0)
            {
                yield return (SeenMembers(local), $"0x{bits:X}", (bits & (bits - 1)) == 0);
            }
        }
    }
}
