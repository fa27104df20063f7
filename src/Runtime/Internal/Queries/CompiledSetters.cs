namespace BsonGen.Internal.Queries;

/// <summary>
/// The setters that the driver compiled for the results of a place. For a lambda with captured values, the driver makes a class
/// map for each call, and would compile them again.
/// </summary>
/// <remarks>
/// A compiled setter depends on its member only, so it holds nothing of the lambda. All else is what the driver rendered for the
/// call. Thread-safe.
/// </remarks>
internal sealed class CompiledSetters
{
    // The driver has no public property that sets it. Without the field, it compiles and reads as ever.
    private static readonly FieldInfo? Setter = PrivateMembers.MemberMapSetter;

    private readonly ConcurrentDictionary<MemberInfo, Action<object, object>> _compiled = new();

    /// <summary>Gives setters to the class maps that the driver made for a rendering.</summary>
    public void AddTo(IBsonSerializer rendered)
    {
        if (Setter is null)
        {
            return;
        }

        if (RenderedSerializers.IsOfItemsInLinq(rendered) &&
            ((IBsonArraySerializer)rendered).TryGetItemSerializationInfo(out var item))
        {
            AddTo(item.Serializer);
        }

        if (!ClassMaps.IsOfClassMap(rendered) || RenderedSerializers.FindClassMap(rendered) is not { } map)
        {
            return;
        }

        foreach (var member in map.AllMemberMaps)
        {
            // The projected members have serializers. Those of others are looked up when their elements are read.
            if (ClassMapComparison.FindOwnSerializer(member) is { } serializer && Setter.GetValue(member) is null)
            {
                Setter.SetValue(member, _compiled.GetValueOrDefault(member.MemberInfo) ?? CompileAtFirstCall(member));
                AddTo(serializer);
            }
        }
    }

    private Action<object, object> CompileAtFirstCall(BsonMemberMap member) => (target, value) =>
    {
        Setter!.SetValue(member, null);
        var compiled = member.Setter;
        _compiled[member.MemberInfo] = compiled;
        compiled(target, value);
    };
}
