using static BsonGen.Generator.Emitter.Identifiers;

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
                "[global::System.Diagnostics.CodeAnalysis.DynamicDependency(",
                ["BsonCode::MappedMembers.Kinds", $"typeof({ancestor})"],
                ")]"));
        }

        var method = $"public override {_type.TypeName} ReadDocument(";
        _writer.WriteIf(_type.IsReused, $"{method}{Names.Reader}) =>\n    ReadDocument(ref reader, null);\n");
        string[] parameters = _type.IsReused ? [Names.Reader, $"{_type.TypeName}? {Reused}"] : [Names.Reader];
        _writer.Open(Names.List(method, parameters, ")"));
    }

    private string ReusedOrNew() =>
        (_type.IsUnsealed ? $"((object?){Reused})?.GetType() == typeof({_type.TypeName}) ? {Reused} : " : $"{Reused} ?? ") +
        NewInstance();

    private List<MemberPlan> ResetMembers => [.. _plan.Members.Where(plan => plan.WhenMissing == MissingAction.Reset)];

    private void EmitCallOfReset()
    {
        if (ResetMembers is { Count: > 0 } members)
        {
            _writer.Block(
                $"\nif ({Reused} is not null && {AreMissing(members.Select(plan => plan.Number)).Single()})",
                $"{ResetMissing}({Instance}, {SeenMembersLocal});");
        }
    }

    private void EmitResetMissing()
    {
        if (ResetMembers is not { Count: > 0 } members)
        {
            return;
        }

        string[] parameters = [$"{_type.TypeName} {Instance}", $"{SeenType} {SeenMembersLocal}"];
        _writer.Open("\n" + Names.List($"private static void {ResetMissing}(", parameters, ")"));
        _writer.Write($"var {Initial} = {NewInstance()};");
        foreach (var plan in members)
        {
            var initial = Get(plan.Member, Initial, Target(plan.Member, Initial));
            _writer.Block($"\nif ({IsMissing(plan.Number)})", $"{Set(plan.Member, initial)};");
        }

        _writer.Close();
    }
}
