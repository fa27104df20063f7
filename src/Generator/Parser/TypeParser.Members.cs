using BsonGen.Generator.Diagnostics;
using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Parser;

internal sealed partial class TypeParser
{
    private MemberModel CreateMember(MemberShape shape, bool isExtraElements)
    {
        var shouldSerialize = isExtraElements ? null : FindShouldSerialize(shape.Symbol);
        var member = new MemberModel
        {
            Name = shape.Symbol.Name,
            ElementName = shape.ElementName,
            TypeName = shape.Type.ToCode(),
            DeclaringTypeName = shape.Symbol.ContainingType.ToCode(),
            IsField = shape.Symbol is IFieldSymbol,
            IsValueType = shape.Type.IsNeverNull(),
            IsTypeParameter = shape.Type is ITypeParameterSymbol,
            IsHidden = IsHidden(shape.Symbol),
            IsDynamic = shape.Type.TypeKind == TypeKind.Dynamic,
            Get = GetAccess(shape.Symbol, GetGetter(shape.Symbol)),
            Set = GetSetAccess(shape.Symbol),
            HasGetterBody = HasBody(shape.Symbol, SyntaxKind.GetAccessorDeclaration),
            HasSetterBody = HasBody(shape.Symbol, SyntaxKind.SetAccessorDeclaration, SyntaxKind.InitAccessorDeclaration),
            Value = _values?.Parse(shape) ?? new ValueModel(ValueKind.ClassMapped, shape.Type.ToCode()),
            IgnoresNull = shape.IgnoresNull,
            IgnoresDefault = shape.IgnoresDefault,
            IsRequired = shape.IsRequired,
            DefaultValue = GetDefaultValue(shape),
            HasDefaultInstance = shape is { IgnoresDefault: true, DefaultValue: null } && HasDefaultInstance(shape.Type),
            HasShouldSerialize = shouldSerialize is not null,
            ShouldSerializeTypeName = shouldSerialize is not null && IsHidden(shouldSerialize) ? shouldSerialize.ContainingType.ToCode() : null,
        };

        _hasConfiguredMembers |= member.Value.Kind == ValueKind.ClassMapped && shape.HasOwnSerializer;
        return member;
    }

    /// <summary>Notes the members whose values are left to the driver, or the items in them; inherited ones where no serializer of their class does.</summary>
    private void NoteMembersByDriver(TypeShape shape, TypeModel model)
    {
        foreach (var (member, value) in shape.Members.Zip(model.Members, static (member, read) => (member, read.Value)))
        {
            var ancestor = member.Symbol.ContainingType;
            var isNotedThere = !SymbolEqualityComparer.Default.Equals(ancestor, _type) && _context.IsAnnotated(ancestor) && IsGenerated(_context, ancestor);
            if (!isNotedThere && FindReadByDriver(member.Type, value) is { } type)
            {
                _diagnostics.Add(DiagnosticInfo.Create(
                    Descriptors.MemberByDriver, member.Symbol.GetSourceLocation() ?? shape.Location, member.Symbol.Name, type.ToDisplayString()));
            }
        }
    }

    private static ITypeSymbol? FindReadByDriver(ITypeSymbol type, ValueModel value) => value switch
    {
        { Kind: ValueKind.ClassMapped or ValueKind.Registered } => type,
        { Kind: not ValueKind.Represented, Item: { } item } => FindReadByDriver(
            type is IArrayTypeSymbol array ? array.ElementType : ((INamedTypeSymbol)type).TypeArguments.Last(), item),
        _ => null,
    };

    private ExtraElementsModel CreateExtraElements(MemberShape shape)
    {
        var member = CreateMember(shape, isExtraElements: true);
        var isInterface = shape.Type.TypeKind == TypeKind.Interface;
        return new ExtraElementsModel(
            member,
            isInterface ? "global::System.Collections.Generic.Dictionary<string, object>" : member.TypeName,
            shape.Position);
    }

    private static ISymbol GetGetter(ISymbol member) => member is IPropertySymbol property ? property.GetMethod! : member;

    private MemberAccess GetSetAccess(ISymbol member) => member switch
    {
        IFieldSymbol { IsReadOnly: true } or IPropertySymbol { SetMethod: null } => MemberAccess.None,
        IPropertySymbol { SetMethod.IsInitOnly: true } property => UseAccessor(property.ContainingType, MemberAccess.Accessor),
        IPropertySymbol property => GetAccess(member, property.SetMethod!),
        _ => GetAccess(member, member),
    };

    private MemberAccess GetAccess(ISymbol member, ISymbol accessor) =>
        !SuppressedDiagnostics.IsError(member) && !SuppressedDiagnostics.IsError(accessor) &&
        _context.Compilation.IsSymbolAccessibleWithin(accessor, Within, IsHidden(member) ? member.ContainingType : _type)
            ? MemberAccess.Direct
            : UseAccessor(member.ContainingType, MemberAccess.Accessor);

    private bool IsHidden(ISymbol member)
    {
        for (var ancestor = _type; ancestor is not null && !SymbolEqualityComparer.Default.Equals(ancestor, member.ContainingType); ancestor = ancestor.BaseType)
        {
            if (ancestor.GetMembers(member.Name).Any(candidate => !candidate.IsOverride))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether an accessor is, or in a derived class may be, more than that of an auto-property; metadata does not say.</summary>
    internal static bool HasBody(ISymbol member, params SyntaxKind[] kinds)
    {
        if (member is not IPropertySymbol property)
        {
            return false;
        }

        if (property.IsVirtual || property.IsAbstract || property.DeclaringSyntaxReferences.IsEmpty)
        {
            return true;
        }

        return property.DeclaringSyntaxReferences[0].GetSyntax() switch
        {
            ParameterSyntax => false,
            PropertyDeclarationSyntax declaration when declaration.Modifiers.Any(modifier => modifier.Text == "partial") => true,
            PropertyDeclarationSyntax { AccessorList: { } accessors } => accessors.Accessors
                .Any(accessor => kinds.Contains(accessor.Kind()) && (accessor.Body is not null || accessor.ExpressionBody is not null)),
            _ => true,
        };
    }

    private string? GetDefaultValue(MemberShape shape)
    {
        if (shape.DefaultValue is not { } constant)
        {
            return null;
        }

        if (constant.IsNull)
        {
            if (shape.Type.IsNeverNull())
            {
                _failure ??= $"[BsonDefaultValue] of '{shape.Symbol.Name}' is null, which its type is not";
            }

            return $"default({shape.Type.ToCode()})!";
        }

        var type = shape.Type.GetNullableValue() ?? shape.Type;
        if (constant.Kind is not (TypedConstantKind.Primitive or TypedConstantKind.Enum) ||
            !SymbolEqualityComparer.Default.Equals(constant.Type, type))
        {
            // The driver does not convert it: comparing never succeeds, and setting it throws.
            _failure ??= $"[BsonDefaultValue] of '{shape.Symbol.Name}' is no constant of its type";
            return null;
        }

        return constant.Kind == TypedConstantKind.Enum
            ? $"({type.ToCode()})({Format(constant.Value!)})"
            : Literal(constant.Value!, type);
    }

    /// <summary>Whether the driver's default, which it makes by reflection, may be another one than the language's.</summary>
    private static bool HasDefaultInstance(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => !parameter.IsReferenceType,
        INamedTypeSymbol { TypeKind: TypeKind.Struct } value => value.InstanceConstructors.Any(constructor => constructor is { Parameters.IsEmpty: true, IsImplicitlyDeclared: false }),
        _ => false,
    };

    private static string Literal(object value, ITypeSymbol type) => value switch
    {
        double.NaN => "double.NaN",
        double.PositiveInfinity => "double.PositiveInfinity",
        double.NegativeInfinity => "double.NegativeInfinity",
        float.NaN => "float.NaN",
        float.PositiveInfinity => "float.PositiveInfinity",
        float.NegativeInfinity => "float.NegativeInfinity",
        _ => type.SpecialType switch
        {
            SpecialType.System_Byte or SpecialType.System_SByte or SpecialType.System_Int16 or SpecialType.System_UInt16 =>
                $"({type.ToCode()})({Format(value)})",
            _ => Format(value) + Suffix(type),
        },
    };

    private static string Format(object value) => SymbolDisplay.FormatPrimitive(value, quoteStrings: true, useHexadecimalNumbers: false)!;

    private static string Suffix(ITypeSymbol type) => type.SpecialType switch
    {
        SpecialType.System_Double => "D",
        SpecialType.System_Single => "F",
        SpecialType.System_UInt32 => "U",
        SpecialType.System_UInt64 => "UL",
        SpecialType.System_Int64 => "L",
        _ => "",
    };

    /// <summary>The method that reflection finds for <c>ShouldSerialize…</c> on the class that declares the member.</summary>
    private IMethodSymbol? FindShouldSerialize(ISymbol member)
    {
        for (var type = member.ContainingType; type is not null; type = type.BaseType)
        {
            var method = type.GetMembers("ShouldSerialize" + member.Name).OfType<IMethodSymbol>().FirstOrDefault(candidate =>
                candidate.Parameters.IsEmpty && candidate.DeclaredAccessibility == Accessibility.Public &&
                (!candidate.IsStatic || SymbolEqualityComparer.Default.Equals(type, member.ContainingType)));
            if (method is null)
            {
                continue;
            }

            if (method.ReturnType.SpecialType != SpecialType.System_Boolean || method.ReturnsByRef || method.ReturnsByRefReadonly)
            {
                return null;
            }

            if (method.IsStatic || method.IsGenericMethod)
            {
                _failure ??= $"'{method.Name}' is static or generic, which the driver refuses";
            }

            return method;
        }

        return null;
    }
}
