using BsonGen.Generator.Diagnostics;
using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Parser;

internal sealed partial class TypeParser
{
    private MemberModel CreateMember(MemberShape shape)
    {
        return new MemberModel
        {
            Name = shape.Symbol.Name,
            GetterName = (shape.Symbol as IPropertySymbol)?.GetMethod?.MetadataName,
            SetterName = (shape.Symbol as IPropertySymbol)?.SetMethod?.MetadataName,
            ElementName = shape.ElementName,
            TypeName = shape.Type.ToCode(),
            DeclaringTypeName = shape.Symbol.ContainingType.ToCode(),
            IsField = shape.Symbol is IFieldSymbol,
            IsValueType = shape.Type.IsNeverNull(),
            IsTypeParameter = shape.Type is ITypeParameterSymbol,
            IsHidden = shape.IsHidden,
            IsDynamic = shape.Type.TypeKind == TypeKind.Dynamic,
            Get = shape.Get,
            Set = shape.Set,
            HasGetterBody = HasBody(shape.Symbol, SyntaxKind.GetAccessorDeclaration),
            HasSetterBody = HasBody(shape.Symbol, SyntaxKind.SetAccessorDeclaration, SyntaxKind.InitAccessorDeclaration),
            Value = _values.Parse(shape),
            IgnoresNull = shape.IgnoresNull,
            IgnoresDefault = shape.IgnoresDefault,
            IsRequired = shape.IsRequired,
            DefaultValue = GetDefaultValue(shape),
            HasDefaultInstance = shape is { IgnoresDefault: true, DefaultValue: null } && HasDefaultInstance(shape.Type),
            HasShouldSerialize = shape.ShouldSerialize is not null,
            ShouldSerializeTypeName = shape.IsShouldSerializeHidden ? shape.ShouldSerialize!.ContainingType.ToCode() : null,
        };
    }

    /// <summary>Reports the members whose values or items the driver reads and writes; inherited ones unless the serializer of their class reports them.</summary>
    private void ReportMembersByDriver(TypeShape shape, TypeModel model)
    {
        foreach (var (member, value) in shape.Members.Zip(model.Members, static (member, read) => (member, read.Value)))
        {
            if (!IsReportedByAncestor(member) && !member.IsRefused && MembersByDriver.Find(member, value, _values, _context) is { } reported)
            {
                _diagnostics.Add(DiagnosticInfo.Create(reported.Descriptor, reported.Location ?? shape.Location, member.Symbol.Name, reported.Cause));
            }
        }
    }

    /// <summary>Warns about <c>[BsonInterned]</c> on members whose strings generated code does not read.</summary>
    private void ReportInterned(TypeShape shape, TypeModel model)
    {
        foreach (var member in shape.AllMembers.Where(member => member.InternedAttribute is not null && !IsReportedByAncestor(member)))
        {
            var index = shape.Members.IndexOf(member);
            var why =
                index < 0 || (!model.Members[index].Value.IsInterned && !member.HasOwnSerializer) ? $"'{member.Type.ToDisplayString()}' is neither a string nor a collection of strings" :
                member.HasOwnSerializer ? "another attribute configures the serializer of the member" :
                member.Set == MemberAccess.None && shape.Construction != Construction.Creators ? "the member can't be set" : null;
            if (why is not null)
            {
                _diagnostics.Add(DiagnosticInfo.Create(
                    Descriptors.NoEffect, member.InternedAttribute!.GetLocation() ?? shape.Location, "BsonInterned", member.Symbol.Name, why));
            }
        }
    }

    /// <summary>Whether objects can be reused. Warns about <c>[BsonReusable]</c> if they can't.</summary>
    private bool IsReused(TypeShape shape, TypeModel model)
    {
        if (new ReuseCheck(_type, shape, model).FindObstacle() is not { } why)
        {
            return true;
        }

        _diagnostics.Add(DiagnosticInfo.Create(
            Descriptors.NoEffect, ReuseCheck.FindAttribute(_type)!.GetLocation() ?? shape.Location, "BsonReusable", _type.Name, why));
        return false;
    }

    private bool IsReportedByAncestor(MemberShape member)
    {
        var ancestor = member.Symbol.ContainingType;
        return !SymbolEqualityComparer.Default.Equals(ancestor, _type) && ShapeParser.HasNestedSerializer(_context, ancestor);
    }

    private ExtraElementsModel CreateExtraElements(MemberShape shape) =>
        new(CreateMember(shape), IsInterface: shape.Type.TypeKind == TypeKind.Interface, shape.Position);

    /// <summary>Whether an accessor has, or may have, a body. It may in derived classes and in metadata.</summary>
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

    private static ConstantModel? GetDefaultValue(MemberShape shape) => shape.DefaultValue switch
    {
        null => null,
        { IsNull: true } => new NullConstant(shape.Type.ToCode()),
        { Kind: TypedConstantKind.Enum, Value: { } number } => new EnumConstant((shape.Type.GetNullableValue() ?? shape.Type).ToCode(), number),
        { Value: var value } => new PrimitiveConstant(value!),
    };

    /// <summary>Whether the default that the driver creates by reflection may differ from <c>default</c>.</summary>
    private static bool HasDefaultInstance(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => !parameter.IsReferenceType,
        INamedTypeSymbol { TypeKind: TypeKind.Struct } value => value.InstanceConstructors.Any(constructor => constructor is { Parameters.IsEmpty: true, IsImplicitlyDeclared: false }),
        _ => false,
    };

    private IEnumerable<CreatorModel> CreateCreators(TypeShape shape, IReadOnlyList<MemberModel?> members) => shape.Creators.Select(creator => new CreatorModel
    {
        FactoryMethod = creator.IsFactory ? creator.Method.Name : null,
        ReturnTypeName = (creator.IsFactory ? creator.Method.ReturnType : creator.Method.ContainingType).ToCode(),
        IsCallable = creator.IsCallable,
        Arguments = creator.Arguments.Zip(creator.Method.Parameters, (argument, parameter) => new CreatorArgument(
            members[argument == shape.ExtraElements ? members.Count - 1 : shape.Members.IndexOf(argument)]!,
            parameter.Type.ToCode(),
            IsConverted: !_context.Compilation.ClassifyCommonConversion(argument.Type, parameter.Type).IsIdentity)).ToEquatableArray(),
    });

    private bool ConstructionMayThrow(TypeShape shape)
    {
        var code = new ConstructorCode(_context.Compilation, _read);
        return shape.Construction switch
        {
            Construction.Creators => shape.Creators.Any(creator => code.MayThrow(creator.Method)),
            Construction.New or Construction.Accessor => code.MayThrow(shape.Constructor!),
            _ => false,
        };
    }
}
