using System.Reflection;
using System.Runtime.Loader;
using BsonGen.Generator;
using BsonGen.Tests.Shared;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

/// <summary>Runs a project of a solution beside a driver of its own, with generated serializers or with class maps.</summary>
internal static class CompiledProgram
{
    /// <summary>The first lines of a file that maps classes and reads and writes objects.</summary>
    public const string Usings =
        """
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using BsonGen;
        using MongoDB.Bson;
        using MongoDB.Bson.Serialization;
        using MongoDB.Bson.Serialization.Attributes;
        using MongoDB.Bson.Serialization.Conventions;
        using MongoDB.Bson.Serialization.IdGenerators;
        using MongoDB.Bson.Serialization.Serializers;

        """;

    private static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.Latest);

    /// <summary>Calls a static method without parameters.</summary>
    public static async Task<string> RunAsync(Project project, bool isGenerated, string type, string method)
    {
        var context = new PrivateContext();
        foreach (var reference in project.ProjectReferences)
        {
            await LoadAsync(context, project.Solution.GetProject(reference.ProjectId)!, isGenerated);
        }

        return (string)(await LoadAsync(context, project, isGenerated)).GetType(
            type, throwOnError: true)!.GetMethod(method)!.Invoke(null, null)!;
    }

    private static async Task<Assembly> LoadAsync(AssemblyLoadContext context, Project project, bool isGenerated)
    {
        var compilation = (await project.GetCompilationAsync())!;
        if (isGenerated)
        {
            CSharpGeneratorDriver.Create(
                [new BsonGenerator().AsSourceGenerator()],
                parseOptions: ParseOptions).RunGeneratorsAndUpdateCompilation(compilation, out compilation, out _);
        }

        using var image = new MemoryStream();
        var emitted = compilation.Emit(image);
        Assert.That(
            emitted.Success,
            Is.True,
            string.Join('\n', emitted.Diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)));
        image.Position = 0;
        return context.LoadFromStream(image);
    }
}
