using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MongoDB.Bson;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// Compares the public types and members of the runtime with approved lists: one of the public API, and one of the contract that compiled
/// serializers rely on. A change of the second list breaks libraries.
/// </summary>
public class PublicApiTests
{
    private static readonly SymbolDisplayFormat NameFormat = CreateFormat(SymbolDisplayGenericsOptions.IncludeTypeParameters);

    private static readonly SymbolDisplayFormat ConstraintFormat =
        CreateFormat(SymbolDisplayGenericsOptions.IncludeTypeParameters | SymbolDisplayGenericsOptions.IncludeTypeConstraints);

    private static readonly SymbolDisplayFormat MemberFormat = ConstraintFormat
        .WithMemberOptions(
            SymbolDisplayMemberOptions.IncludeAccessibility | SymbolDisplayMemberOptions.IncludeModifiers | SymbolDisplayMemberOptions.IncludeType |
            SymbolDisplayMemberOptions.IncludeParameters | SymbolDisplayMemberOptions.IncludeRef | SymbolDisplayMemberOptions.IncludeConstantValue)
        .WithParameterOptions(
            SymbolDisplayParameterOptions.IncludeType | SymbolDisplayParameterOptions.IncludeName | SymbolDisplayParameterOptions.IncludeDefaultValue |
            SymbolDisplayParameterOptions.IncludeParamsRefOut | SymbolDisplayParameterOptions.IncludeExtensionThis);

    private static readonly IAssemblySymbol Assembly = Load();

    [TestCase("BsonGen", "PublicApi.txt")]
    [TestCase("BsonGen.CodeGeneration", "GeneratedCodeContract.txt")]
    public void PublicApiIsTheApprovedList(string space, string file)
    {
        var actual = Render(PublicTypes().Where(type => type.ContainingNamespace.ToDisplayString() == space));
        var path = Path.Combine(Repository.TestsFolder, "Snapshots", "PublicApi", file);
        if (Snapshot.IsUpdating)
        {
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            File.WriteAllText(path, actual);
        }

        Assert.That(actual, Is.EqualTo(File.ReadAllText(path)), Snapshot.Hint);
    }

    [Test]
    public void OtherNamespacesHoldNothingPublic() =>
        Assert.That(PublicTypes().Select(type => type.ContainingNamespace.ToDisplayString()).Distinct(), Is.EquivalentTo(["BsonGen", "BsonGen.CodeGeneration"]));

    private static SymbolDisplayFormat CreateFormat(SymbolDisplayGenericsOptions generics) => new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypes,
        propertyStyle: SymbolDisplayPropertyStyle.ShowReadWriteDescriptor,
        genericsOptions: generics,
        miscellaneousOptions: SymbolDisplayMiscellaneousOptions.UseSpecialTypes | SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier);

    private static IAssemblySymbol Load()
    {
        var runtime = MetadataReference.CreateFromFile(typeof(BsonGeneratedAttribute).Assembly.Location);
        var compilation = CSharpCompilation.Create(
            "Api", references: [runtime, .. TestProject.Framework().Append(typeof(BsonDocument).Assembly.Location).Select(path => MetadataReference.CreateFromFile(path))]);
        return (IAssemblySymbol)compilation.GetAssemblyOrModuleSymbol(runtime)!;
    }

    private static IEnumerable<INamedTypeSymbol> PublicTypes() => TypesIn(Assembly.GlobalNamespace).Where(IsVisible);

    private static IEnumerable<INamedTypeSymbol> TypesIn(INamespaceOrTypeSymbol container) => container.GetMembers().OfType<INamespaceOrTypeSymbol>()
        .SelectMany(inner => inner is INamedTypeSymbol type ? TypesIn(type).Prepend(type) : TypesIn(inner));

    private static bool IsVisible(ISymbol symbol) =>
        symbol.DeclaredAccessibility is Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal &&
        (symbol.ContainingType is null || IsVisible(symbol.ContainingType));

    private static string Render(IEnumerable<INamedTypeSymbol> types)
    {
        var text = new StringBuilder();
        foreach (var type in types.OrderBy(type => type.ToDisplayString(NameFormat), StringComparer.Ordinal))
        {
            text.Append(text.Length == 0 ? "" : "\n").Append(Describe(type)).Append('\n');
            foreach (var member in type.GetMembers().Where(IsListed).Select(member => member.ToDisplayString(MemberFormat)).Order(StringComparer.Ordinal))
            {
                text.Append("    ").Append(member).Append('\n');
            }
        }

        return text.ToString();
    }

    private static string Describe(INamedTypeSymbol type)
    {
        var modifiers = type switch
        {
            { IsStatic: true } => "static ",
            { TypeKind: TypeKind.Struct } => (type.IsReadOnly ? "readonly " : "") + (type.IsRefLikeType ? "ref " : ""),
            { IsAbstract: true, TypeKind: TypeKind.Class } => "abstract ",
            { IsSealed: true, TypeKind: TypeKind.Class } => "sealed ",
            _ => "",
        };
        var bases = type.Interfaces.Where(IsVisible).Prepend(type.BaseType)
            .OfType<INamedTypeSymbol>()
            .Where(parent => parent.SpecialType is not (SpecialType.System_Object or SpecialType.System_ValueType))
            .Select(parent => parent.ToDisplayString(NameFormat));
        var name = type.ToDisplayString(NameFormat);
        var constraints = type.ToDisplayString(ConstraintFormat).Substring(name.Length);
        return $"{modifiers}{type.TypeKind.ToString().ToLowerInvariant()} {name}" +
            (string.Join(", ", bases) is { Length: > 0 } list ? " : " + list : "") + constraints;
    }

    // The list has properties instead of their accessors.
    private static bool IsListed(ISymbol member) => IsVisible(member) && member is not (INamedTypeSymbol or IMethodSymbol { AssociatedSymbol: not null });
}
