namespace BsonGen.Generator.Parser;

// How generated code creates objects and accesses members. The class map serves types for which it can't.
internal sealed partial class ShapeParser
{
    private void ParseAccess()
    {
        ParseConstruction();
        foreach (var creator in _shape.Creators)
        {
            creator.IsCallable = IsCallable(creator.Method);
            CheckAccessor(_type, !creator.IsCallable);
        }

        foreach (var member in _type.IsAbstract ? _shape.Members : _shape.AllMembers)
        {
            member.Get = ParseGet(member.Symbol);
            member.Set = ParseSet(member.Symbol);
            member.IsHidden = IsHidden(member.Symbol);
            CheckAccessor(member.DeclaringType, member.UsesAccessor);
            CheckDefaultValue(member);

            // The driver also refuses a static method for the extra elements, but calls none for them.
            var shouldSerialize = FindShouldSerialize(member.Symbol);
            if (member != _shape.ExtraElements)
            {
                member.ShouldSerialize = shouldSerialize;
                member.IsShouldSerializeHidden = shouldSerialize is not null && IsHidden(shouldSerialize);
            }
        }

        // The driver prefers the creator with the fewest defaults among its arguments.
        if (_shape.Creators.Count > 1 &&
            _shape.Creators.SelectMany(creator => creator.Arguments)
                .Any(argument => argument is { DefaultValue: not null, Set: MemberAccess.None }))
        {
            LeaveToClassMapOnce(
                "it has several constructors or factory methods, and an argument of one has a default value but no setter");
        }

        var setLater = _shape.AllMembers.Where(IsSetLater).ToList();
        if (setLater.Count > 1 && setLater.Any(member => PropertyBodies.HasSetterBody(member.Symbol)))
        {
            LeaveToClassMapOnce(
                "setters with code are called after its constructor or factory method, in the order of the elements");
        }

        if (!_type.IsAbstract && _type.Implements(SupportInitialize))
        {
            LeaveToClassMapOnce("it implements ISupportInitialize");
        }
    }

    private bool IsSetLater(MemberShape member) =>
        member.Set != MemberAccess.None && !_shape.Creators.All(creator => creator.Arguments.Contains(member));

    private void CheckAccessor(INamedTypeSymbol declaringType, bool isUsed)
    {
        if (isUsed && NeedsReflection(declaringType))
        {
            LeaveToClassMapOnce(context.HasGenericAccessors
                ? $"a member or constructor of the generic '{declaringType.Name}' is private, init-only or required, " +
                    "and only its own serializer reaches it; make it public and settable"
                : "it is generic, and a member or constructor is private, init-only or required, " +
                    "which generated code reaches since .NET 9 only; target .NET 9 or make it public and settable");
        }
    }

    private void LeaveToClassMapOnce(string why, Location? location = null)
    {
        if (_shape.IsGenerated)
        {
            LeaveToClassMap(why, location);
        }
    }

    private void ParseConstruction()
    {
        var parameterless = _type.InstanceConstructors.FirstOrDefault(constructor => constructor.Parameters.IsEmpty);
        var storing = parameterless is null && !HasRequiredMembers ? FindStoringConstructor() : null;
        _shape.Construction =
            _type.IsAbstract ? Construction.None :
            _shape.Creators.Count > 0 ? Construction.Creators :
            storing is not null ? Construction.NewOfDefaults :
            parameterless is null ? Construction.Uninitialized :
            _type.IsValueType && parameterless.IsImplicitlyDeclared ? Construction.Default :
            IsCallable(parameterless) ? Construction.New : Construction.Accessor;
        _shape.Constructor = _shape.Construction switch
        {
            Construction.New or Construction.Accessor => parameterless,
            Construction.NewOfDefaults => storing,
            _ => null,
        };
        CheckAccessor(_type, _shape.Construction == Construction.Accessor);
    }

    // A primary constructor that only stores its parameters.
    private IMethodSymbol? FindStoringConstructor()
    {
        if (isExternal || _type.IsValueType || _type.BaseType?.SpecialType != System_Object)
        {
            return null;
        }

        var initializers = _type.GetDeclarations()
            .SelectMany(declaration => declaration.Members)
            .SelectMany(ConstructorCode.GetInitializers);
        return initializers.Any() ? null : _type.InstanceConstructors.FirstOrDefault(constructor =>
            constructor.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is RecordDeclarationSyntax));
    }

    private void CheckDefaultValue(MemberShape member)
    {
        if (member.DefaultValue is not { } constant)
        {
            return;
        }

        var place = member.Attributes.Find(BsonDefaultValue)!.GetArgumentLocation();
        if (IsNeverAssignable(constant, member))
        {
            Fail(
                member.DeclaringType, BadDefaultValue, place,
                constant.ToCSharpString(), member.Name, member.Type.ToDisplayString());
        }
        else if (FindDoubt(constant, member.Type) is { } why)
        {
            LeaveToClassMapOnce(
                $"[BsonDefaultValue] of '{member.Name}' {why}", member.DeclaringType.Is(_type) ? place : null);
        }
    }

    // The driver does not convert the constant: no value equals one of another type, and setting it throws.
    private static string? FindDoubt(TypedConstant constant, ITypeSymbol type) => constant switch
    {
        { Kind: TypedConstantKind.Primitive, Value: string text } when text.HasHalfPair() =>
            "holds half of a surrogate pair",
        { IsNull: true } =>
            type.IsNeverNull() ? "is null, but the member's type can't be null" :
            type is ITypeParameterSymbol { IsReferenceType: false }
                ? $"is null, and '{type.Name}' may be a value type; constrain it to classes"
                : null,
        { Kind: TypedConstantKind.Primitive or TypedConstantKind.Enum }
            when constant.Type.Is(type.GetNullableValue() ?? type) => null,
        _ => "is not a constant of the member's type",
    };

    // Whether setting the default throws.
    // The driver does not convert it, but takes a number for an enum of its underlying type, and vice versa.
    private bool IsNeverAssignable(TypedConstant constant, MemberShape member)
    {
        var type = member.Type.GetNullableValue() ?? member.Type;
        if (member.Set == MemberAccess.None ||
            _shape.Creators.Count > 0 ||
            type is ITypeParameterSymbol ||
            constant.Type is not { } given)
        {
            return false;
        }

        return constant.IsNull ? member.Type.IsNeverNull() :
            !(given.IsValueType && type.IsValueType) ? !IsPassable(given, type) :
            member.Type.IsNeverNull() ? GetNumber(given).SpecialType != GetNumber(type).SpecialType :
            !given.Is(type);
    }

    private static ITypeSymbol GetNumber(ITypeSymbol type) => (type as INamedTypeSymbol)?.EnumUnderlyingType ?? type;

    private IMethodSymbol? FindShouldSerialize(ISymbol member)
    {
        var method = Enumerable.Reverse(member.ContainingType.GetHierarchy())
            .SelectMany(type => type.GetMembers(ClassMapRules.GetShouldSerializeName(member.Name)).OfType<IMethodSymbol>())
            .FirstOrDefault(candidate => candidate.IsPublic() &&
                candidate.Parameters.IsEmpty &&
                (!candidate.IsStatic || candidate.ContainingType.Is(member.ContainingType)));
        var returnsBoolean =
            method is { ReturnType.SpecialType: System_Boolean, ReturnsByRef: false, ReturnsByRefReadonly: false };
        if (method is null || !ClassMapRules.IsShouldSerialize(isPublic: true, returnsBoolean))
        {
            return null;
        }

        if (method.IsStatic || method.IsGenericMethod)
        {
            LeaveToClassMapOnce($"'{method.Name}' is static or generic, which the driver refuses");
        }
        else if (method.IsObsoleteError())
        {
            LeaveToClassMapOnce($"'{method.Name}' is obsolete, and calling it is an error");
        }

        return method;
    }
}
