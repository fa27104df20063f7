using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

// Types that are made with values of members: while the document is read, those are kept in locals.
internal sealed partial class SerializerEmitter
{
    private bool HasCreators => _type.Construction == Construction.Creators;

    private bool IsArgument(MemberModel member) => _creators.Any(creator => Takes(creator, member));

    /// <summary>Set when the instance is there, where the creator does not take it.</summary>
    private bool IsLeftOver(MemberModel member) => member.Set != MemberAccess.None && !_creators.All(creator => Takes(creator, member));

    private bool IsExtraElements(MemberModel member) => member == _type.ExtraElements?.Member;

    private static bool Takes(CreatorModel creator, MemberModel member) => creator.Arguments.Any(argument => argument.Member == member);

    /// <summary>Whether there is a value by the time when a creator is chosen: it was required, or the default was set.</summary>
    private static bool IsAlwaysThere(MemberModel member) => member.Set != MemberAccess.None && (member.IsRequired || member.DefaultValue is not null);

    /// <summary>The order in which setters are called is that of the document; it is seen where one of them is code of the user's.</summary>
    private bool IsOrdered => _type.AllMembers.Count(IsLeftOver) > 1 && _type.AllMembers.Any(member => member.HasSetterBody && IsLeftOver(member));

    /// <summary>Whether the best creator depends on which of its arguments have their default value.</summary>
    private bool IsChosenByCount => _creators.Count > 1 && TakeOptionalDefaults(_creators);

    private bool TakeOptionalDefaults(IReadOnlyList<CreatorModel> creators) =>
        creators.Any(creator => creator.Arguments.Any(argument => HasOptionalDefault(argument.Member)));

    private static bool HasOptionalDefault(MemberModel member) => member.DefaultValue is not null && !IsAlwaysThere(member);

    /// <summary>
    /// Whether code has to know if the element was in the document: to refuse it missing, to choose a creator, to keep an order, or to leave
    /// the member alone. For extra elements the value itself tells.
    /// </summary>
    private bool NeedsSeen(MemberModel member) =>
        !IsExtraElements(member) && (IsMissed(member)
            ? member.IsRequired || (IsOrdered && IsLeftOver(member))
            : IsArgument(member) ? member.DefaultValue is null || IsChosenByCount : IsLeftOver(member));

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
        foreach (var member in _type.AllMembers.Where(member => IsExtraElements(member) || IsArgument(member) || IsLeftOver(member)))
        {
            _writer.Write($"{member.TypeName} {_names.Kept(member)} = {(member.DefaultValue is { } constant ? Constants.Print(constant) : "default")};");
        }

        foreach (var member in _type.AllMembers.Where(NeedsSeen))
        {
            _writer.Write($"var {_names.Seen(member)} = false;");
        }

        if (IsOrdered)
        {
            _writer.Write($"global::System.Span<int> order = stackalloc int[{_type.AllMembers.Count(IsLeftOver)}];");
            _writer.Write("var count = 0;");
        }
    }

    private IEnumerable<string> KeepMember(MemberModel member, string value, bool isElement)
    {
        if (!IsArgument(member) && !IsLeftOver(member))
        {
            // The value is read for what may be wrong with it.
            return isElement ? [] : [$"var {_names.Kept(member)} = {value};"];
        }

        IEnumerable<string> lines = [$"{_names.Kept(member)} = {value};"];
        if (IsOrdered && IsLeftOver(member))
        {
            lines = lines.Append($"if (!{_names.Seen(member)}) order[count++] = {Number(member)};");
        }

        return NeedsSeen(member) ? lines.Append($"{_names.Seen(member)} = true;") : lines;
    }

    private void EmitKeptExtraElement(MemberModel member, string creation)
    {
        var kept = _names.Kept(member);
        if (IsOrdered && IsLeftOver(member))
        {
            _writer.Write($"if ({kept} is null) order[count++] = {Number(member)};");
        }

        _writer.Write($"{kept} ??= {creation};");
        _writer.Write($"reader.ReadExtraElement({kept});");
    }

    private void EmitMissingOfCreators()
    {
        foreach (var member in _type.Members.Where(member => IsMissed(member) && NeedsSeen(member)))
        {
            _writer.Blank();
            _writer.Open($"if (!{_names.Seen(member)})");
            _writer.Write(member.IsRequired ? RequiredElementMissing(member) : $"order[count++] = {Number(member)};");
            _writer.Close();
        }
    }

    /// <summary>What stands for a member where code keeps the order of elements.</summary>
    private int Number(MemberModel member) => _type.AllMembers.TakeWhile(candidate => candidate != member).Count();
}
