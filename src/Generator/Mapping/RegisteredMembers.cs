using System.Globalization;

namespace BsonGen.Generator.Mapping;

/// <summary>Applies the calls of a registered class map to the members of its class.</summary>
internal sealed class RegisteredMembers(INamedTypeSymbol type, List<MemberMap> declared)
{
    /// <returns>The id and the member with the extra elements afterwards.</returns>
    public (MemberMap? Id, MemberMap? ExtraElements) Apply(RegisteredMap registered, MemberMap? id, MemberMap? extraElements)
    {
        foreach (var call in registered.Calls.Where(call => call.Member is not null || call.Setting == RegisteredSetting.Id))
        {
            var member = call.Member is null ? null : Map(call);
            switch (call.Setting)
            {
                case RegisteredSetting.Id:
                    id = member;
                    break;

                case RegisteredSetting.ExtraElements:
                    extraElements = member;
                    break;

                case RegisteredSetting.Unmap:
                    declared.Remove(member!);
                    id = id == member ? null : id;
                    extraElements = extraElements == member ? null : extraElements;
                    break;

                default:
                    var changed = Apply(call, member!);
                    declared[declared.IndexOf(member!)] = changed;
                    id = id == member ? changed : id;
                    extraElements = extraElements == member ? changed : extraElements;
                    break;
            }
        }

        return (id, extraElements);
    }

    private MemberMap Map(RegisteredCall call)
    {
        var symbol = type.GetMembers(call.Member!).First(candidate => candidate is IFieldSymbol == call.IsField);
        if (declared.Find(candidate => candidate.Symbol.Is(symbol)) is { } mapped)
        {
            return mapped;
        }

        // The driver applies no attributes to such a member. Only that of this library has an effect.
        var attributes = symbol.GetMemberAttributes().Where(attribute => attribute.IsNamed(BsonInternedAttribute));
        var member = new MemberMap(symbol) { IsMappedByCall = true, Attributes = [.. attributes] };
        declared.Add(member);
        return member;
    }

    private static MemberMap Apply(RegisteredCall call, MemberMap member) => call.Setting switch
    {
        RegisteredSetting.ElementName => member with { ElementName = call.Text! },
        RegisteredSetting.Order => member with { Order = int.Parse(call.Text!, CultureInfo.InvariantCulture) },
        RegisteredSetting.IgnoreIfNull => member with { IgnoresNull = call.IsTrue },
        RegisteredSetting.IgnoreIfDefault => member with { IgnoresDefault = call.IsTrue },
        RegisteredSetting.IsRequired => member with { IsRequired = call.IsTrue },
        RegisteredSetting.DefaultValue => member with { DefaultValue = null, RegisteredDefault = call.Code },

        // It replaces what attributes and conventions say about the serializer.
        RegisteredSetting.Serializer => member with
        {
            HasOwnSerializer = true,
            Representation = null,
            Options = null,
            DictionaryOptions = null,
            RepresentationByConvention = null,
            GuidRepresentationByConvention = null,
            DictionaryRepresentationByConvention = null,
            RegisteredCodec = call.Code is null ? null : RegisteredSerializer.FindCodec(member.Type, call.Text!),
        },
        _ => member,
    };
}
