namespace BsonGen.Generator.Emitter;

/// <summary>Prints the values for creators: in locals, or in a struct that the methods of groups share.</summary>
internal sealed class KeptTemplates(TypePlan plan, Identifiers names)
{
    public string Kept(MemberModel member) =>
        (plan.KeepsInStruct ? Identifiers.KeptValues + "." : "") + names.Kept(member);

    // The first statement of its method: the JIT clears the struct once, at the start of the method.
    public string Struct() => plan.KeepsInStruct
        ? $"var {Identifiers.KeptValues} = default({Identifiers.KeptValuesType});"
        : "";

    public string InitialValues() => Code.Lines(plan.KeptMembers
        .Where(member => !plan.KeepsInStruct || member.Settings.DefaultValue is not null)
        .Select(member =>
        {
            var type = plan.KeepsInStruct ? "" : member.TypeName + " ";
            return $"{type}{Kept(member)} = {member.Settings.DefaultValue ?? "default"};";
        }));

    public string StructType()
    {
        if (!plan.KeepsInStruct)
        {
            return "";
        }

        var fields = plan.KeptMembers.Select(member => $"public {member.TypeName} {names.Kept(member)};");
        return Code.Format(
            $$"""
            private ref struct {{Identifiers.KeptValuesType}}
            {
                {{Code.Lines(fields)}}
            }
            """);
    }
}
