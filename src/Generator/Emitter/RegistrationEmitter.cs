namespace BsonGen.Generator.Emitter;

/// <summary>Prints the file that registers the serializers of an assembly.</summary>
internal static class RegistrationEmitter
{
    private const string RegisterAtStart =
        $"""
        [{Names.Compiler}.ModuleInitializer]
        internal static void RegisterAtModuleStart() => Instance.RegisterAtStartup();
        """;

    /// <param name="types">In the order in which they are printed.</param>
    /// <param name="properties">What the build says.</param>
    public static string Emit(EquatableArray<RegistrationModel> types, BuildProperties properties)
    {
        var className = NameClass(properties.AssemblyName);
        var annotated = types.Where(type => type.IsAnnotated).ToList();
        var unannotated = types.Where(type => !type.IsAnnotated).ToList();
        var isNeededAtStart = unannotated.Count > 0;
        var content = Code.Format(
            $$"""
            /// <summary>The generated serializers of this assembly. Each is created when the driver requests it.</summary>
            {{Names.GeneratedCode}}
            internal sealed class {{className}} : BsonCode::GeneratedSerializerProvider
            {
                internal static readonly {{className}} Instance = new();

                {{(properties.IsAutoRegistered && isNeededAtStart ? RegisterAtStart : "")}}

                {{Create("CreateAnnotated", annotated)}}

                {{Create("CreateUnannotated", unannotated)}}
            }

            {{(properties.IsAutoRegistered && !isNeededAtStart ? Start(className) : "")}}
            """);
        return GeneratedFile.Print(
            "Other generators may mark types as experimental or obsolete, with ids that no generator sees.",
            suppressed: null,
            GeneratedNamespace.Name,
            content);
    }

    /// <summary>Prints why types have no serializer, for the reasons of fallbacks.</summary>
    public static string EmitMissing(EquatableArray<MissingSerializer> missing)
    {
        var arguments = missing
            .OrderBy(type => type.FullName, StringComparer.Ordinal)
            .Select(type => $"{Code.Literal(type.FullName)}, {Code.Literal(type.Reason)}");
        return GeneratedFile.Print("Types may be obsolete.", [], null, Code.Format(
            $"""
            [assembly: BsonCode::TypesWithoutSerializer(
                {Code.Column(arguments)})]
            """));
    }

    private static string NameClass(string assemblyName)
    {
        var name = string.Concat(assemblyName.Where(char.IsLetterOrDigit)) + "BsonTypes";
        return char.IsDigit(name[0]) ? "_" + name : name;
    }

    private static string Create(string method, List<RegistrationModel> types)
    {
        if (types.Count == 0)
        {
            return "";
        }

        // The full name of a constructed type contains its type arguments with the versions of their assemblies.
        var name = types.Any(type => type.MetadataName.Contains('`'))
            ? "(type.IsGenericType ? type.GetGenericTypeDefinition() : type).FullName"
            : "type.FullName";
        var arms = types.Select(type =>
            $"""
            {Code.Literal(type.MetadataName)} when type == typeof({type.TypeName}) =>
                new {type.SerializerTypeName}(),
            """);
        return Code.Format(
            $$"""
            protected override {{Names.Serialization}}.IBsonSerializer? {{method}}(global::System.Type type)
            {
                return {{name}} switch
                {
                    {{Code.Lines(arms)}}
                    _ => null,
                };
            }
            """);
    }

    // A class of its own with two methods: loading the assembly loads neither the driver nor the runtime.
    private static string Start(string className) =>
        $$"""
        /// <summary>The driver finds these types by their attributes, except in native code.</summary>
        {{Names.GeneratedCode}}
        internal static class {{className}}Start
        {
            [{{Names.Compiler}}.ModuleInitializer]
            internal static void Run()
            {
                if (!{{Names.Compiler}}.RuntimeFeature.IsDynamicCodeSupported)
                {
                    Register();
                }
            }

            [{{Names.Compiler}}.MethodImpl({{Names.Compiler}}.MethodImplOptions.NoInlining)]
            private static void Register() => {{className}}.Instance.Register();
        }
        """;
}
