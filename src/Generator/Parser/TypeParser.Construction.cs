using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Parser;

internal sealed partial class TypeParser
{
    private Construction ChooseConstruction(TypeShape shape, out EquatableArray<string> arguments)
    {
        arguments = EquatableArray<string>.Empty;
        if (_type.IsAbstract)
        {
            return Construction.None;
        }

        if (shape.Creators.Count > 0)
        {
            return Construction.Creators;
        }

        var parameterless = _type.InstanceConstructors.FirstOrDefault(constructor => constructor.Parameters.IsEmpty);
        if (parameterless is not null)
        {
            if (_type.IsValueType && parameterless.IsImplicitlyDeclared)
            {
                return Construction.Default;
            }

            return IsCallable(parameterless) ? Construction.New : UseAccessor(_type, Construction.Accessor);
        }

        if (!HasRequiredMembers() && FindPureConstructor() is { } pure)
        {
            arguments = pure.Parameters.Select(parameter => $"default({parameter.Type.ToCode()})!").ToEquatableArray();
            return Construction.NewOfDefaults;
        }

        return Construction.Uninitialized;
    }

    /// <summary>A primary constructor that only stores its parameters: no initializers run beside it, and no base constructor.</summary>
    private IMethodSymbol? FindPureConstructor()
    {
        if (_isExternal || _type.IsValueType || _type.BaseType?.SpecialType != SpecialType.System_Object)
        {
            return null;
        }

        var declarations = _type.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).OfType<TypeDeclarationSyntax>().ToList();
        var hasInitializers = declarations.SelectMany(declaration => declaration.Members).Any(member => member switch
        {
            PropertyDeclarationSyntax property => property.Initializer is not null,
            BaseFieldDeclarationSyntax field => field.Declaration.Variables.Any(variable => variable.Initializer is not null),
            _ => false,
        });
        if (hasInitializers)
        {
            return null;
        }

        return _type.InstanceConstructors.FirstOrDefault(constructor =>
            constructor.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is RecordDeclarationSyntax));
    }

    private bool HasRequiredMembers() => _type.GetHierarchy().Any(ancestor => ancestor.GetMembers().Any(member =>
        member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true }));

    /// <summary>Whether a call of the constructor or factory method compiles.</summary>
    private bool IsCallable(IMethodSymbol method) =>
        !SuppressedDiagnostics.IsError(method) && _context.Compilation.IsSymbolAccessibleWithin(method, Within) &&
        (method.MethodKind != MethodKind.Constructor || !HasRequiredMembers());

    private IEnumerable<CreatorModel> CreateCreators(TypeShape shape)
    {
        foreach (var (method, arguments) in shape.Creators)
        {
            var isFactory = method.MethodKind != MethodKind.Constructor;
            if (!IsCallable(method))
            {
                UseAccessor(_type, MemberAccess.Accessor);
            }

            yield return new CreatorModel
            {
                FactoryMethod = isFactory ? method.Name : null,
                ReturnTypeName = isFactory ? method.ReturnType.ToCode() : _type.ToCode(),
                IsCallable = IsCallable(method),
                Arguments = arguments.Zip(method.Parameters, (argument, parameter) => new CreatorArgument(
                    shape.Members.IndexOf(argument),
                    parameter.Type.ToCode(),
                    IsConverted: !_context.Compilation.ClassifyCommonConversion(argument.Type, parameter.Type).IsIdentity)).ToEquatableArray(),
            };
        }
    }

    private bool ConstructionMayThrow(TypeShape shape, Construction construction)
    {
        var code = new ConstructorCode(_context.Compilation);
        return construction switch
        {
            Construction.Creators => shape.Creators.Any(creator => code.MayThrow(creator.Method)),
            Construction.New or Construction.Accessor => code.MayThrow(_type.InstanceConstructors.First(constructor => constructor.Parameters.IsEmpty)),
            _ => false,
        };
    }
}
