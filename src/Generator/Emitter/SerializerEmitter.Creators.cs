using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

// Types that are made with values of members: while the document is read, those are kept in locals.
internal sealed partial class SerializerEmitter
{
    private bool HasCreators => _type.Construction == Construction.Creators;

    /// <summary>The member that creators mean by an index: -1 is the one that takes extra elements.</summary>
    private MemberModel GetMember(int index) => index < 0 ? _type.ExtraElements!.Member : _type.Members[index];

    private IEnumerable<(MemberModel Member, int Index)> IndexedMembers =>
        Enumerable.Range(_type.ExtraElements is null ? 0 : -1, _type.Members.Count + (_type.ExtraElements is null ? 0 : 1)).Select(index => (GetMember(index), index));

    private bool IsArgument(int index) => _creators.Any(creator => Takes(creator, index));

    /// <summary>Set when the instance is there, where the creator does not take it.</summary>
    private bool IsLeftOver(int index) => GetMember(index).Set != MemberAccess.None && !_creators.All(creator => Takes(creator, index));

    private static bool Takes(CreatorModel creator, int index) => creator.Arguments.Any(argument => argument.Member == index);

    /// <summary>Whether there is a value by the time when a creator is chosen: it was required, or the default was set.</summary>
    private static bool IsAlwaysThere(MemberModel member) => member.Set != MemberAccess.None && (member.IsRequired || member.DefaultValue is not null);

    /// <summary>The order in which setters are called is that of the document; it is seen where one of them is code of the user's.</summary>
    private bool IsOrdered => IndexedMembers.Count(pair => IsLeftOver(pair.Index)) > 1 && IndexedMembers.Any(pair => IsLeftOver(pair.Index) && pair.Member.HasSetterBody);

    /// <summary>Whether the best creator depends on which of its arguments have their default value.</summary>
    private bool IsChosenByCount => _creators.Count > 1 && TakeOptionalDefaults(_creators);

    private bool TakeOptionalDefaults(IReadOnlyList<CreatorModel> creators) =>
        creators.Any(creator => creator.Arguments.Any(argument => HasOptionalDefault(GetMember(argument.Member))));

    private static bool HasOptionalDefault(MemberModel member) => member.DefaultValue is not null && !IsAlwaysThere(member);

    /// <summary>
    /// Whether code has to know if the element was in the document: to refuse it missing, to choose a creator, to keep an order, or to leave
    /// the member alone. For extra elements the value itself tells.
    /// </summary>
    private bool NeedsSeen(MemberModel member, int index) =>
        index >= 0 && (IsMissed(member)
            ? member.IsRequired || (IsOrdered && IsLeftOver(index))
            : IsArgument(index) ? member.DefaultValue is null || IsChosenByCount : IsLeftOver(index));

    /// <summary>The creators without those that are never called, since a better one needs nothing that they don't need.</summary>
    private IReadOnlyList<CreatorModel> FindCalledCreators()
    {
        var all = _type.Creators.ToList();
        if (TakeOptionalDefaults(all))
        {
            return all;
        }

        var called = new List<CreatorModel>();
        foreach (var creator in all.OrderByDescending(creator => creator.Arguments.Count))
        {
            var needs = GetNeeds(creator);
            if (!called.Any(better => GetNeeds(better).All(needs.Contains)))
            {
                called.Add(creator);
            }
        }

        return [.. all.Where(called.Contains)];
    }

    private void EmitKept()
    {
        foreach (var (member, index) in IndexedMembers.Where(pair => pair.Index < 0 || IsArgument(pair.Index) || IsLeftOver(pair.Index)))
        {
            _writer.Write($"{member.TypeName} {_names.Kept(member)} = {member.DefaultValue ?? "default"};");
        }

        foreach (var (member, _) in IndexedMembers.Where(pair => NeedsSeen(pair.Member, pair.Index)))
        {
            _writer.Write($"var {_names.Seen(member)} = false;");
        }

        if (IsOrdered)
        {
            _writer.Write($"global::System.Span<int> order = stackalloc int[{IndexedMembers.Count(pair => IsLeftOver(pair.Index))}];");
            _writer.Write("var count = 0;");
        }
    }

    private IEnumerable<string> KeepMember(MemberModel member, int index, string value, bool isElement)
    {
        if (!IsArgument(index) && !IsLeftOver(index))
        {
            // The value is read for what may be wrong with it.
            return isElement ? [] : [$"var {_names.Kept(member)} = {value};"];
        }

        IEnumerable<string> lines = [$"{_names.Kept(member)} = {value};"];
        if (IsOrdered && IsLeftOver(index))
        {
            lines = lines.Append($"if (!{_names.Seen(member)}) order[count++] = {index};");
        }

        return NeedsSeen(member, index) ? lines.Append($"{_names.Seen(member)} = true;") : lines;
    }

    private void EmitKeptExtraElement(MemberModel member, string bag)
    {
        var kept = _names.Kept(member);
        if (IsOrdered && IsLeftOver(-1))
        {
            _writer.Write($"if ({kept} is null) order[count++] = -1;");
        }

        _writer.Write($"{kept} ??= new {bag}();");
        _writer.Write($"reader.ReadExtraElement({kept});");
    }

    private void EmitMissingOfCreators()
    {
        for (var i = 0; i < _type.Members.Count; i++)
        {
            var member = _type.Members[i];
            if (!IsMissed(member) || !NeedsSeen(member, i))
            {
                continue;
            }

            _writer.Blank();
            _writer.Open($"if (!{_names.Seen(member)})");
            _writer.Write(member.IsRequired ? RequiredElementMissing(member) : $"order[count++] = {i};");
            _writer.Close();
        }
    }
}
