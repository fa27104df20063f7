namespace BsonGen.Generator.Emitter;

/// <summary>
/// Prints what was compiled of the conventions and class maps that code registers. The runtime compares it with what is
/// registered.
/// </summary>
internal sealed class RegistrationTemplates(TypeModel type)
{
    public string Property()
    {
        var text = string.Join("|", type.Registrations.Select(level => level.Text));
        return text.Length == 0 ? "" : $"protected override string? Registrations => {Code.Literal(text)};";
    }

    public string Configure()
    {
        var levels = type.Registrations.Select(Calls).Where(calls => calls.Length > 0).ToList();
        return levels.Count == 0 ? "" : Code.Format(
            $$"""
            protected override void Configure({{Names.Serialization}}.BsonClassMap map)
            {
                {{Code.Blocks(levels)}}
            }
            """);
    }

    private string Calls(RegisteredLevel level)
    {
        var calls = Code.Lines((level.Map?.Calls ?? []).Select(Call));
        return calls.Length == 0 || type.Registrations.Count == 1 ? calls : Code.Format(
            $$"""
            if (map.ClassType == typeof({{level.TypeName}}))
            {
                {{calls}}
            }
            """);
    }

    /// <returns>Empty for what generated code takes from the registered class map.</returns>
    private static string Call(RegisteredCall call)
    {
        var name = call.Member is null ? "null" : Code.Literal(call.Member);
        var kind = call.IsField ? "Field" : "Property";
        var member = $"map.Map{kind}({name})";
        return call.Setting switch
        {
            RegisteredSetting.Map => $"{member};",
            RegisteredSetting.Unmap => $"map.Unmap{kind}({name});",
            RegisteredSetting.Id when call.Member is null => "map.SetIdMember(null);",
            RegisteredSetting.Id => $"map.MapId{kind}({name});",
            RegisteredSetting.ExtraElements => $"map.MapExtraElements{kind}({name});",
            RegisteredSetting.ElementName or
                RegisteredSetting.Order or
                RegisteredSetting.IgnoreIfNull or
                RegisteredSetting.IgnoreIfDefault or
                RegisteredSetting.IsRequired => $"{member}.Set{call.Setting}({call.Code});",
            RegisteredSetting.DefaultValue => $"{member}.SetDefaultValue((object?){call.Code});",
            RegisteredSetting.Serializer when call.Code is null => $"TakeSerializer({member});",
            RegisteredSetting.Serializer => $"{member}.SetSerializer({call.Code});",
            RegisteredSetting.DiscriminatorIsRequired or
                RegisteredSetting.IsRootClass or
                RegisteredSetting.IgnoreExtraElements or
                RegisteredSetting.IgnoreExtraElementsIsInherited => $"map.Set{call.Setting}({call.Code});",
            _ => "",
        };
    }
}
