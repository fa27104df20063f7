using BsonGen.Generator.Caching;
using BsonGen.Generator.Emitter;

namespace BsonGen.Generator.Analyzers.OtherGenerators;

/// <summary>Compares each annotated type of a finished compilation with the serializer that was generated for it.</summary>
/// <remarks>
/// The same parser and emitter run again on the types that other generators may have changed. If they print another serializer
/// than the generated one, the generator has not seen what the driver maps. So no list says what other generators may add.
/// </remarks>
internal sealed class FinishedTypes(Compilation compilation, GeneratedFiles files, BuildProperties properties)
{
    private readonly INamedTypeSymbol? _serializerBase =
        compilation.GetTypeByMetadataName(GeneratedBsonSerializer);

    // What the generator has printed of each type without a serializer, unless it has not seen the type at all.
    private readonly Lazy<Dictionary<string, string>> _reasons = new(() => ReadReasons(compilation.Assembly));

    public IEnumerable<Diagnostic> Check(CancellationToken cancellationToken)
    {
        var serializers = RequestedTypes.FindAll(compilation).ToDictionary(
            type => type, FindSerializer, (IEqualityComparer<INamedTypeSymbol>)SymbolEqualityComparer.Default);
        var doubtful = serializers.Where(pair => pair.Value is null || DependsOnOthers(pair.Key)).ToList();
        if (doubtful.Count == 0)
        {
            yield break;
        }

        // The serializers are not there when the generator names them.
        var finished = compilation.RemoveSyntaxTrees(files.Own);
        var current = serializers.Keys.ToDictionary(type => type, type => Find(type, finished), SymbolEqualityComparer.Default);
        var unseen = new SymbolDictionary<bool>();
        foreach (var type in serializers.Where(pair => pair.Value is null).Select(pair => pair.Key))
        {
            if (current[type] is { } found)
            {
                var annotations = found.GetAttributes().Where(AttributeExtensions.IsAnnotation);
                unseen[found] = annotations.Any(annotation => !files.AreOfOthers(annotation));
            }
        }

        var context = MappingContext.OfFinished(finished, unseen);
        foreach (var pair in doubtful)
        {
            cancellationToken.ThrowIfCancellationRequested();
            if (current[pair.Key] is { } type && Check(context, type, pair.Value) is { } diagnostic)
            {
                yield return diagnostic;
            }
        }
    }

    // The type in the compilation without serializers.
    private static INamedTypeSymbol? Find(INamedTypeSymbol type, Compilation finished) => type.IsAnnotated()
        ? finished.Assembly.GetTypeByMetadataName(type.ToReflectionName())
        : MappingContext.Of(finished).ClosedTypes.FirstOrDefault(other => TypeKey.Of(other) == TypeKey.Of(type));

    // The file of the generated serializer; null without one.
    private SyntaxTree? FindSerializer(INamedTypeSymbol type)
    {
        var serializer = type.IsAnnotated()
            ? type.GetTypeMembers().FirstOrDefault(nested => (nested.BaseType?.OriginalDefinition).Is(_serializerBase))
            : compilation.Assembly.GetTypeByMetadataName(
                $"{GeneratedNamespace.Name}.{SerializerNames.Of(MappingContext.Of(compilation)).GetSerializerName(type)}");
        return serializer?.DeclaringSyntaxReferences.FirstOrDefault()?.SyntaxTree;
    }

    private bool DependsOnOthers(INamedTypeSymbol type) =>
        Dependencies.Of(compilation).FindTrees(type).Any(files.AreOfOthers);

    private Diagnostic? Check(MappingContext context, INamedTypeSymbol type, SyntaxTree? serializer)
    {
        var additions = new Additions(context, files, type);
        var result = TypeParser.Parse(context, type, []);
        var model = result.Models.SingleOrDefault();
        var location = FindLocation(context, type);
        if (serializer is null)
        {
            // Without a model, the generator or the compiler has reported why. Held types are left to the class map silently.
            return model is null || (!type.IsAnnotated() && !context.Named.Contains(type))
                ? null
                : Diagnostic.Create(ClassMapped, location, type.Name, Describe(type, additions.FindUnseen()));
        }

        // Without diagnostics, the compiler reports errors in the type.
        var differs = model is null ? result.Diagnostics.Count > 0 : !AreEqual(model, serializer);
        if (!differs)
        {
            return null;
        }

        var addition = additions.FindChange();
        return Diagnostic.Create(
            MadeElsewhere, location, type.Name, addition?.Name ?? "a part of it", addition?.FileName ?? "another file");
    }

    // In the words of the reason at run time, with the file.
    private string Describe(INamedTypeSymbol type, Addition? unseen)
    {
        var reason = _reasons.Value.TryGetValue(type.ToReflectionName(), out var printed) ? printed : UnseenText.WholeType;
        return unseen is null ? reason : $"{reason}; see {unseen.Name} in '{unseen.FileName}'";
    }

    private static Dictionary<string, string> ReadReasons(IAssemblySymbol assembly)
    {
        var reasons = new Dictionary<string, string>();
        if (assembly.GetAttributes().Find(TypesWithoutSerializerAttribute)?.GetArgument() is
            { Kind: TypedConstantKind.Array, Values: var printed })
        {
            for (var i = 0; i + 1 < printed.Length; i += 2)
            {
                reasons[(string)printed[i].Value!] = (string)printed[i + 1].Value!;
            }
        }

        return reasons;
    }

    // A held type is reported at an attribute that requests it, although only its holder is named.
    private static Location? FindLocation(MappingContext context, INamedTypeSymbol type) =>
        type.GetAttributes().FirstOrDefault(AttributeExtensions.IsAnnotation) is { } annotation ? annotation.FindLocation() :
        context.Compilation.Assembly.FindRequest(type) is { } request ? request.Location :
        context.Compilation.Assembly.GetRequests().FirstOrDefault()?.FindLocation();

    // Initializers and a static constructor that another generator adds, such as the registration of a formatter, only decide
    // whether exceptions of constructors are wrapped. Such additions are common, and no reason to stop a build.
    private bool AreEqual(TypeModel model, SyntaxTree serializer)
    {
        var generated = WithoutPragmas(serializer.ToString());
        return IsEmittedFrom(model) || IsEmittedFrom(model with { ConstructionMayThrow = !model.ConstructionMayThrow });

        bool IsEmittedFrom(TypeModel candidate) =>
            generated == WithoutPragmas(SerializerEmitter.Emit(TypePlan.Of(candidate), properties.IsAutoRegistered));
    }

    private static string WithoutPragmas(string text) => string.Join(
        "\n", text.Split('\n').Where(line => !line.StartsWith("#pragma warning disable", StringComparison.Ordinal)));
}
