using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

// What the driver asks of a serializer beside reading and writing: members by their names, and the id.
internal sealed partial class SerializerEmitter
{
    private void EmitDriverContracts()
    {
        EmitAcceptance();
        EmitFindMember();
        EmitGetId();
        if (_type.Id is { Member: var member })
        {
            EmitSetId(member);
            if (_type.IsAbstract)
            {
                EmitAccessors(member);
            }
        }
    }

    private void EmitAcceptance()
    {
        var doubtful = _type.Contracts
            .Where(member => member.MayBeRefused)
            .Select(member => $"IsAccepted(typeof({member.DeclaringTypeName}), {Names.Literal(member.Name)})")
            .ToList();
        if (doubtful.Count > 0)
        {
            _writer.Blank();
            _writer.Write($"protected override bool? AreConfiguredMembersAccepted =>\n    {string.Join(" &&\n    ", doubtful)};");
        }
    }

    private void EmitFindMember()
    {
        var signature = $"protected override {Names.CodeGeneration}.BsonMemberContract? FindMember(string name)";
        _writer.Blank();
        if (_plan.Contracts.Count == 0)
        {
            _writer.Write($"{signature} => null;");
            return;
        }

        _writer.Open(signature);
        _writer.Open("return name switch");
        foreach (var member in _plan.Contracts)
        {
            var element = Names.Literal(member.ElementName);
            var name = Names.Literal(member.Name);
            _writer.Write(member.IsConfigured
                ? $"{name} => new({element}, typeof({member.DeclaringTypeName}), {name}),"
                : $"{name} => new({element}, typeof({member.TypeName})),");
        }

        _writer.Write("_ => null,");
        _writer.Close("};");
        _writer.Close();
    }

    private void EmitGetId()
    {
        _writer.Blank();
        _writer.Open($"protected override object? GetIdOf(object document, ref {Names.CodeGeneration}.BsonIdContract? contract)");
        if (_type.Id is not { Member: var member } id)
        {
            _writer.Write($"contract = {Names.CodeGeneration}.BsonIdContract.None;");
            _writer.Write("return null;");
            _writer.Close();
            return;
        }

        var configuration = id.IsConfigured ? $", typeof({member.DeclaringTypeName}), {Names.Literal(member.Name)}" : "";
        _writer.Write($"contract ??= new(typeof({member.TypeName}){configuration});");
        if (_type.IsValueType)
        {
            _writer.Write($"var value = ({_type.TypeName})document;");
            _writer.Write($"return {Get(member, "ref value", "value")};");
        }
        else
        {
            _writer.Write($"return {Get(member, OwnerOf(member), $"({OwnerOf(member)})")};");
        }

        _writer.Close();
    }

    private void EmitSetId(MemberModel member)
    {
        // The driver refuses to set ids of structs and ids that can't be set; the class map says that.
        if (_type.IsValueType || member.Set == MemberAccess.None)
        {
            return;
        }

        _writer.Blank();
        _writer.Write(
            $"""
            protected override void SetIdOf(object document, object? id) =>
                {Set(member, $"({member.TypeName})id", OwnerOf(member), $"({OwnerOf(member)})")};
            """);
    }

    private string OwnerOf(MemberModel member) => $"({(member.IsHidden ? member.DeclaringTypeName : _type.TypeName)})document";
}
