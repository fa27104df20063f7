using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.CodeFixes;

/// <summary>
/// Finds the attributes that configure a type as its class map does. Attributes apply with the conventions, before the calls of a
/// class map, so some calls have no equal attribute: those that name a member which the driver does not map by itself, and an id
/// without the generator that its type would get.
/// </summary>
internal sealed class ClassMapAttributes(INamedTypeSymbol type, ClassMapSettings map, Compilation compilation)
{
    // The types of ids that the driver generates.
    private static readonly HashSet<string> GeneratedIds = ["System.Guid", ObjectId, "MongoDB.Bson.BsonObjectId"];

    private readonly List<(SyntaxNode Declaration, NewAttribute Attribute)> _attributes = [];

    // False after a setting without an equal attribute.
    private bool _isComplete = true;

    /// <summary>The attributes with the declarations that get them; null if they can't say the same.</summary>
    public IReadOnlyList<(SyntaxNode Declaration, NewAttribute Attribute)>? Find()
    {
        AddOfType();
        foreach (var member in map.Id is null
            ? map.OfMembers.Keys
            : map.OfMembers.Keys.Append(map.Id).Distinct(SymbolEqualityComparer.Default).OfType<ISymbol>())
        {
            AddOfMember(member, map.OfMembers.TryGetValue(member, out var settings) ? settings : []);
        }

        return _isComplete ? _attributes : null;
    }

    private void AddOfType()
    {
        var declaration = type.DeclaringSyntaxReferences[0].GetSyntax();
        if (map.OfClass.ContainsKey(RegisteredSetting.IgnoreExtraElements))
        {
            var isInherited = map.OfClass.ContainsKey(RegisteredSetting.IgnoreExtraElementsIsInherited);

            // The attribute would be reported: it has no effect.
            _isComplete &= (isInherited || !type.IsAbstract) &&
                map.Automatic.ExtraElements is null &&
                type.GetHierarchy().All(ancestor => ancestor.GetAttributes().Find(BsonIgnoreExtraElements) is null) &&
                map.OfMembers.Values.All(settings => !settings.ContainsKey(RegisteredSetting.ExtraElements));
            Add(type, declaration, BsonIgnoreExtraElements, isInherited ? [new NewArgument(true, "Inherited")] : []);
        }
        else
        {
            _isComplete &= !map.OfClass.ContainsKey(RegisteredSetting.IgnoreExtraElementsIsInherited);
        }

        var discriminator = map.OfClass.TryGetValue(RegisteredSetting.Discriminator, out var text)
            ? new[] { new NewArgument(text!.Constant!) }
            : [];
        var properties =
            new[] { (RegisteredSetting.DiscriminatorIsRequired, "Required"), (RegisteredSetting.IsRootClass, "RootClass") }
                .Where(pair => map.OfClass.ContainsKey(pair.Item1))
                .Select(pair => new NewArgument(true, pair.Item2));
        if (discriminator.Concat(properties).ToArray() is { Length: > 0 } arguments)
        {
            Add(type, declaration, BsonDiscriminator, arguments);
        }

        if (map.KnownTypes.Count > 0)
        {
            Add(
                type,
                declaration,
                BsonKnownTypes,
                [.. map.KnownTypes.Distinct(SymbolEqualityComparer.Default).Select(known => new NewArgument(known!))]);
        }
    }

    private void AddOfMember(ISymbol member, Dictionary<RegisteredSetting, CodeValue?> settings)
    {
        var valueType = member.GetMemberType()!;
        var isId = member.Is(map.Id ?? map.NamedId);

        // Creators are mapped before the calls of a class map, with the members that exist then.
        if (FindDeclaration(member) is not { } declaration ||
            (settings.ContainsKey(RegisteredSetting.Unmap) && (settings.Count > 1 || isId || map.Automatic.Creators.Count > 0)))
        {
            _isComplete = false;
            return;
        }

        var order = settings.TryGetValue(RegisteredSetting.Order, out var number)
            ? new[] { new NewArgument(number!.Constant!, "Order") }
            : [];
        if (member.Is(map.Id))
        {
            AddId(member, declaration, valueType, settings, order);
        }
        else if (settings.TryGetValue(RegisteredSetting.ElementName, out var name) || order.Length > 0)
        {
            // The attribute makes a member with the name of an id an ordinary one.
            _isComplete &= !isId && !Equals(name?.Constant, "");
            Add(
                member,
                declaration,
                BsonElement,
                name is null ? order : [new NewArgument(name.Constant!), .. order]);
        }

        foreach (var (setting, argument) in settings.Select(pair => (pair.Key, pair.Value)))
        {
            switch (setting)
            {
                case RegisteredSetting.Unmap:
                    Add(member, declaration, BsonIgnore);
                    break;

                case RegisteredSetting.ExtraElements:
                    Add(member, declaration, BsonExtraElements);
                    break;

                case RegisteredSetting.IsRequired:
                    _isComplete &= !settings.ContainsKey(RegisteredSetting.DefaultValue);
                    Add(member, declaration, BsonRequired);
                    break;

                case RegisteredSetting.IgnoreIfNull:
                    _isComplete &= !valueType.IsNeverNull() && !settings.ContainsKey(RegisteredSetting.IgnoreIfDefault);
                    Add(member, declaration, BsonIgnoreIfNull, IsTrue(argument) ? [] : [new NewArgument(false)]);
                    break;

                case RegisteredSetting.IgnoreIfDefault:
                    Add(member, declaration, BsonIgnoreIfDefault, IsTrue(argument) ? [] : [new NewArgument(false)]);
                    break;

                case RegisteredSetting.DefaultValue:
                    AddDefaultValue(member, declaration, valueType, argument!.Operation);
                    break;

                case RegisteredSetting.Serializer:
                    var isIdWithoutGenerator = isId && !settings.ContainsKey(RegisteredSetting.IdGenerator);
                    AddSerializer(member, declaration, valueType, argument!.Operation, isIdWithoutGenerator);
                    break;

                case RegisteredSetting.IdGenerator:
                    _isComplete &= member.Is(map.Id);
                    break;
            }
        }
    }

    private static bool IsTrue(CodeValue? value) => value is { Constant: true };

    private void AddId(
        ISymbol member,
        SyntaxNode declaration,
        ITypeSymbol valueType,
        Dictionary<RegisteredSetting, CodeValue?> settings,
        NewArgument[] order)
    {
        var isNamed = member.Is(map.NamedId);
        var setsGenerator = settings.TryGetValue(RegisteredSetting.IdGenerator, out var value);
        var generator = setsGenerator ? FindIdGenerator(value!.Operation) : null;
        NewArgument[] arguments = generator is null ? order : [new NewArgument(generator, "IdGenerator"), .. order];

        // The attribute lets the driver find a generator, which the class map looks up for the id by name only.
        _isComplete &= (!setsGenerator || generator is not null) &&
            (isNamed || setsGenerator || !GeneratedIds.Contains(valueType.ToMetadataName())) &&
            (!settings.TryGetValue(RegisteredSetting.ElementName, out var name) ||
                Equals(name!.Constant, ClassMapRules.IdElementName)) &&
            type.GetAttributes().Find(BsonNoId) is null &&
            type.GetMembers().All(other => other.GetAttributes().Find(BsonId) is null);
        Add(member, declaration, BsonId, arguments);
    }

    private INamedTypeSymbol? FindIdGenerator(IOperation value) => value switch
    {
        IObjectCreationOperation creation when IsPlain(creation) => (INamedTypeSymbol)creation.Type!,
        IPropertyReferenceOperation { Property: { Name: "Instance", IsStatic: true } instance }
            when instance.Type.Is(instance.ContainingType) && instance.Type.ToDriverName().Length > 0 => instance.ContainingType,
        _ => null,
    };

    // Attributes create objects by the public constructor without parameters.
    private bool IsPlain(IObjectCreationOperation creation) =>
        creation is { Arguments.IsEmpty: true, Initializer: null, Type: INamedTypeSymbol made } &&
        creation.Constructor is { DeclaredAccessibility: Accessibility.Public } &&
        compilation.IsSymbolAccessibleWithin(made, type);

    private void AddDefaultValue(ISymbol member, SyntaxNode declaration, ITypeSymbol valueType, IOperation value)
    {
        // The driver does not convert the value, and an attribute holds values of some types only.
        var isSame = value.Type.Is(valueType.GetNullableValue() ?? valueType);
        var constant = value.ConstantValue is { HasValue: true, Value: bool or char or string or int or long or double } known
            ? known.Value
            : null;
        var argument = value.Type?.TypeKind == TypeKind.Enum ? CodeOperations.FindEnumValue(value) : constant;
        if (isSame && argument is not null)
        {
            Add(member, declaration, BsonDefaultValue, new NewArgument(argument));
        }
        else
        {
            _isComplete = false;
        }
    }

    private void AddSerializer(
        ISymbol member, SyntaxNode declaration, ITypeSymbol valueType, IOperation value, bool isIdWithoutGenerator)
    {
        var attribute = value is IObjectCreationOperation creation && !HasSerializer(member)
            ? IsPlain(creation)
                ? (BsonSerializerAttribute, [new NewArgument(creation.Type!)])
                : AttributesOfSerializers.Find(creation)
            : null;
        if (attribute is not var (name, arguments))
        {
            _isComplete = false;
            return;
        }

        // The driver generates such ids if the attribute says that they are texts of ObjectIds.
        _isComplete &= !isIdWithoutGenerator ||
            valueType.SpecialType != SpecialType.System_String ||
            name != BsonRepresentation;
        Add(member, declaration, name, arguments);
    }

    private static bool HasSerializer(ISymbol member) =>
        member.GetAttributes().FindKindOf(BsonSerializerAttribute) is not null ||
        member.GetAttributes().FindKindOf(BsonSerializationOptions) is not null;

    private void Add(ISymbol target, SyntaxNode declaration, string name, params NewArgument[] arguments)
    {
        var attribute = compilation.GetTypeByMetadataName(name);
        _isComplete &= attribute is not null &&
            target.GetAttributes().FindKindOf(name) is null &&
            arguments.All(argument =>
                argument.Value is not INamedTypeSymbol named || compilation.IsSymbolAccessibleWithin(named, type));
        if (_isComplete)
        {
            _attributes.Add((declaration, new NewAttribute(attribute!, arguments)));
        }
    }

    /// <summary>The declaration of one member; null if several members share it.</summary>
    private static SyntaxNode? FindDeclaration(ISymbol member) =>
        member.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is { } syntax &&
        MemberDeclarations.Find(syntax) is { } declaration and not FieldDeclarationSyntax { Declaration.Variables.Count: > 1 }
            ? declaration
            : null;
}
