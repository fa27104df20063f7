using System.Globalization;
using BsonGen.Generator.Model;
using BsonGen.Generator.Planning;

namespace BsonGen.Generator.Emitter;

// Tracks which elements were in the document, and handles missing elements. A local has a bit for each member. If many members matter, their bits are set at
// once after each run of elements in order, so that nothing is stored for a single element.
internal sealed partial class SerializerEmitter
{
    // Since 1 << 64 equals 1 << 0, one bit of each local stays unused.
    private const int BitsOfUInt32 = 31;
    private const int BitsOfUInt64 = 63;

    private bool TracksSeen => _plan.Members.Any(plan => plan.IsSeen);

    // Up to six bits cost less code one by one.
    private bool TracksRuns => TracksSeen && (ReadsInGroups ||
        (_plan.Members.Count(plan => plan.IsSeen) is > 6 and var seen && seen * 2 >= _plan.Members.Count));

    private int SeenLocals => (_plan.Members.Count + BitsOfUInt64 - 1) / BitsOfUInt64;

    private string SeenType => _plan.Members.Count <= BitsOfUInt32 ? "uint" : "ulong";

    private void EmitSeen()
    {
        for (var i = 0; TracksSeen && i < SeenLocals; i++)
        {
            _writer.Write($"{SeenType} {SeenMembers(i)} = 0;");
        }
    }

    private void EmitAddSeen()
    {
        if (!TracksRuns)
        {
            return;
        }

        var one = _plan.Members.Count <= BitsOfUInt32 ? "1u" : "1ul";
        _writer.Write("// A bit for each member that was read since the last look-up.");
        for (var i = 0; i < SeenLocals; i++)
        {
            _writer.Write($"{SeenMembers(i)} |= ({one} << {BitOf("memberIndex", i)}) - ({one} << {BitOf("firstMember", i)});");
        }

        _writer.Blank();
    }

    private string MarkSeen(int member)
    {
        var (local, bits, _) = Masks([member]).Single();
        return $"{local} |= {bits};";
    }

    private void EmitMissing()
    {
        EmitCallOfReset();
        var needed = _plan.Members.Where(plan => plan.WhenMissing is not (MissingAction.None or MissingAction.Reset)).ToList();
        if (needed.Count > 1)
        {
            _writer.Blank();
            _writer.Open(Code.List("if (", AreMissing(needed.Select(plan => plan.Number)), ")", " || "));
        }

        foreach (var plan in needed)
        {
            var member = plan.Member;
            _writer.Blank();
            _writer.Open($"if ({IsMissing(plan.Number)})");
            switch (plan.WhenMissing)
            {
                case MissingAction.Throw:
                    _writer.Write(RequiredElementMissing(member));
                    break;

                case MissingAction.SetDefault when plan.WhenRead == ReadAction.CallSetter:
                    EmitCallSetter(member, Constants.Print(member.DefaultValue!));
                    break;

                case MissingAction.SetDefault:
                    _writer.Write($"{Set(member, Constants.Print(member.DefaultValue!))};");
                    break;

                case MissingAction.AddToOrder:
                    _writer.Write($"setterOrder[setterCount++] = {plan.Number};");
                    break;
            }

            _writer.Close();
        }

        if (needed.Count > 1)
        {
            _writer.Close();
        }
    }

    private Code RequiredElementMissing(MemberModel member) =>
        Code.List("throw RequiredElementMissing(", ["ref reader", Names.Literal(member.ElementName), Names.Literal(Describe(member))], ");");

    private string BitOf(string number, int local) => SeenLocals == 1
        ? number
        : $"global::System.Math.Clamp({number}{(local == 0 ? "" : $" - {local * BitsOfUInt64}")}, 0, {BitsOfUInt64})";

    private string SeenMembers(int local) => SeenLocals == 1 ? Identifiers.SeenMembersLocal : _names.SeenMembers(local);

    private string IsMissing(int member) => AreMissing([member]).Single();

    /// <summary>The conditions, at least one of which is true if an element is missing in the document.</summary>
    private IEnumerable<string> AreMissing(IEnumerable<int> members) => Masks(members).Select(mask => mask.IsSingle
        ? $"({mask.Local} & {mask.Bits}) == 0"
        : $"({mask.Local} & {mask.Bits}) != {mask.Bits}");

    /// <summary>The conditions, which are all true if the document has all elements.</summary>
    private IEnumerable<string> AreSeen(IEnumerable<int> members) => Masks(members).Select(mask => mask.IsSingle
        ? $"({mask.Local} & {mask.Bits}) != 0"
        : $"({mask.Local} & {mask.Bits}) == {mask.Bits}");

    private IEnumerable<(string Local, string Bits, bool IsSingle)> Masks(IEnumerable<int> members) =>
        from member in members
        group member % BitsOfUInt64 by member / BitsOfUInt64 into local
        let bits = local.Aggregate(0UL, (sum, bit) => sum | (1UL << bit))
        select (SeenMembers(local.Key), "0x" + bits.ToString("X", CultureInfo.InvariantCulture), local.Count() == 1);
}
