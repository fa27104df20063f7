using BsonGen.Generator.Model;
using BsonGen.Generator.Planning;

namespace BsonGen.Generator.Emitter;

// For types that creators create, locals keep the values while the document is read.
internal sealed partial class SerializerEmitter
{
    private void EmitKept(CreationPlan creation)
    {
        foreach (var plan in AllMembers.Where(plan => plan.WhenRead == ReadAction.Keep))
        {
            var start = plan.Member.DefaultValue is { } constant ? Constants.Print(constant) : "default";
            _writer.Write($"{plan.Member.TypeName} {_names.Kept(plan.Member)} = {start};");
        }

        foreach (var plan in _plan.Members.Where(plan => plan.IsSeen))
        {
            _writer.Write($"var {_names.Seen(plan.Member)} = false;");
        }

        if (creation.IsOrdered)
        {
            _writer.Write($"global::System.Span<int> setterOrder = stackalloc int[{creation.Setters.Count}];");
            _writer.Write("var setterCount = 0;");
        }
    }

    private void EmitKeep(MemberPlan plan, string value)
    {
        _writer.Write($"{_names.Kept(plan.Member)} = {value};");
        if (plan.IsOrdered)
        {
            _writer.Write($"if (!{_names.Seen(plan.Member)}) setterOrder[setterCount++] = {plan.Number};");
        }
    }

    private void EmitKeptExtraElement(MemberPlan plan, string creation)
    {
        var kept = _names.Kept(plan.Member);
        if (plan.IsOrdered)
        {
            _writer.Write($"if ({kept} is null) setterOrder[setterCount++] = {plan.Number};");
        }

        _writer.Write($"{kept} ??= {creation};");
        _writer.Write($"reader.ReadExtraElement({kept});");
    }
}
