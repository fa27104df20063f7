namespace BsonGen.Generator.Emitter;

// Values for creators: in locals, or in a struct that the methods of groups share.
internal sealed partial class SerializerEmitter
{
    private void EmitKept()
    {
        foreach (var member in _plan.KeptMembers)
        {
            var type = _plan.KeepsInStruct ? "" : member.TypeName + " ";
            _writer.WriteIf(
                !_plan.KeepsInStruct || member.DefaultValue is not null,
                $"{type}{Kept(member)} = {member.DefaultValue ?? "default"};");
        }

        EmitSeen();
    }

    private string Kept(MemberModel member) =>
        (_plan.KeepsInStruct ? Identifiers.KeptValues + "." : "") + _names.Kept(member);

    private void EmitKeptValuesType()
    {
        if (_plan.KeepsInStruct)
        {
            var fields = _plan.KeptMembers.Select(member => $"public {member.TypeName} {_names.Kept(member)};");
            _writer.Block($"\nprivate ref struct {Identifiers.KeptValuesType}", string.Join("\n", fields));
        }
    }
}
