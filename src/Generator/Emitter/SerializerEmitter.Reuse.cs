namespace BsonGen.Generator.Emitter;

// Reads documents into existing objects of types with [BsonReusable].
internal sealed partial class SerializerEmitter
{
    // The attributes keep the members of base classes that have no serializer.
    private void OpenRead()
    {
        foreach (var ancestor in _type.BasesWithoutSerializer)
        {
            _writer.Write(Names.List(
                "[global::System.Diagnostics.CodeAnalysis.DynamicDependency(", ["BsonCode::MappedMembers.Kinds", $"typeof({ancestor})"], ")]"));
        }

        string[] parameters = [$"ref {Names.Reader} reader"];
        if (_type.IsReused)
        {
            _writer.Write($"public override {_type.TypeName} ReadDocument({parameters[0]}) =>\n    ReadDocument(ref reader, null);\n");
            parameters = [.. parameters, $"{_type.TypeName}? {Identifiers.Reused}"];
        }

        _writer.Open(Names.List($"public override {_type.TypeName} ReadDocument(", parameters, ")"));
    }

    private string ReusedOrNew()
    {
        var start = _type.IsUnsealed
            ? $"((object?){Identifiers.Reused})?.GetType() == typeof({_type.TypeName}) ? {Identifiers.Reused} : "
            : $"{Identifiers.Reused} ?? ";
        return start + NewInstance();
    }

    private List<MemberPlan> ResetMembers => [.. _plan.Members.Where(plan => plan.WhenMissing == MissingAction.Reset)];

    private void EmitCallOfReset()
    {
        if (ResetMembers is { Count: > 0 } members)
        {
            _writer.Blank();
            _writer.Block(
                $"if ({Identifiers.Reused} is not null && {AreMissing(members.Select(plan => plan.Number)).Single()})",
                $"{Identifiers.ResetMissing}({_names.Instance}, {Identifiers.SeenMembersLocal});");
        }
    }

    private void EmitResetMissing()
    {
        if (ResetMembers is not { Count: > 0 } members)
        {
            return;
        }

        _writer.Blank();
        string[] parameters = [$"{_type.TypeName} {_names.Instance}", $"{SeenType} {Identifiers.SeenMembersLocal}"];
        _writer.Open(Names.List($"private static void {Identifiers.ResetMissing}(", parameters, ")"));
        _writer.Write($"var {Identifiers.Initial} = {NewInstance()};");
        foreach (var plan in members)
        {
            _writer.Blank();
            var initial = Get(plan.Member, Identifiers.Initial, Target(plan.Member, Identifiers.Initial));
            _writer.Block($"if ({IsMissing(plan.Number)})", $"{Set(plan.Member, initial)};");
        }

        _writer.Close();
    }
}
