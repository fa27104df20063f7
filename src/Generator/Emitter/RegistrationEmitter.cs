namespace BsonGen.Generator.Emitter;

/// <summary>Prints the file that registers the serializers of an assembly.</summary>
internal static class RegistrationEmitter
{
    public static string Emit(RegistrationInput input, BuildProperties properties)
    {
        var (types, hasConventions) = input;
        var className = string.Concat(properties.AssemblyName.Where(char.IsLetterOrDigit)) + "BsonTypes";
        if (char.IsDigit(className[0]))
        {
            className = "_" + className;
        }

        var writer = new SourceWriter();
        writer.Write(Names.Header("Types", types.SelectMany(type => type.SuppressedDiagnostics).Distinct()));
        writer.Write(
            $"""
            namespace {TypeModel.GeneratedNamespace};

            /// <summary>The generated serializers of this assembly. Each is created when the driver requests it.</summary>
            {Names.GeneratedCode}
            """);
        writer.Open($"internal sealed class {className} : BsonCode::GeneratedSerializerProvider");
        writer.Write($"internal static readonly {className} Instance = new();");
        writer.WriteIf(hasConventions, "\nprotected override bool HasConventions => true;");
        var unannotated = types.Where(type => !type.IsAnnotated).ToArray();
        var isNeededAtStart = hasConventions || unannotated.Length > 0;
        writer.WriteIf(
            properties.IsAutoRegistered && isNeededAtStart,
            $"""

            [{Names.Compiler}.ModuleInitializer]
            internal static void RegisterAtModuleStart() => Instance.RegisterAtStartup();
            """);

        EmitCreate(writer, "CreateAnnotated", [.. types.Where(type => type.IsAnnotated)]);
        EmitCreate(writer, "CreateUnannotated", unannotated);
        writer.Close();
        if (properties.IsAutoRegistered && !isNeededAtStart)
        {
            EmitStart(writer, className);
        }

        return writer.ToString();
    }

    private static void EmitCreate(SourceWriter writer, string method, RegistrationModel[] types)
    {
        if (types.Length == 0)
        {
            return;
        }

        // The full name of a constructed type contains its type arguments with the versions of their assemblies.
        var name = types.Any(type => type.MetadataName.Contains('`'))
            ? "(type.IsGenericType ? type.GetGenericTypeDefinition() : type).FullName"
            : "type.FullName";
        writer.Open($"\nprotected override {Names.Serialization}.IBsonSerializer? {method}(global::System.Type type)");
        writer.Open($"return {name} switch");
        foreach (var type in types)
        {
            var pattern = Names.Wrap(Names.Literal(type.MetadataName), $"when type == typeof({type.TypeName}) =>");
            writer.Write(Names.Wrap(pattern, $"new {type.SerializerTypeName}(),"));
        }

        writer.Write("_ => null,");
        writer.Close("};");
        writer.Close();
    }

    // A class of its own with two methods: loading the assembly loads neither the driver nor the runtime.
    private static void EmitStart(SourceWriter writer, string className) => writer.Write(
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
        """);
}
