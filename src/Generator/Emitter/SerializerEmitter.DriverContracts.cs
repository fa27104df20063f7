using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

// The members of a serializer that the driver calls besides reading and writing: members by name, and the id.
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
            _writer.Write(Code.List("protected override bool? AreConfiguredMembersAccepted => ", doubtful, ";", " && "));
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
            var name = Names.Literal(member.Name);
            string[] arguments = member.IsConfigured
                ? [Names.Literal(member.ElementName), $"typeof({member.DeclaringTypeName})", name]
                : [Names.Literal(member.ElementName), $"typeof({member.TypeName})"];
            _writer.Write(Code.List($"{name} => new(", arguments, "),"));
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

        string[] arguments = id.IsConfigured
            ? [$"typeof({member.TypeName})", $"typeof({member.DeclaringTypeName})", Names.Literal(member.Name)]
            : [$"typeof({member.TypeName})"];
        _writer.Write(Code.List("contract ??= new(", arguments, ");"));
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
        // The driver rejects ids of structs and ids without a setter. The class map throws the exception.
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
