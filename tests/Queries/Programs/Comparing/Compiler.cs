using System.Text.RegularExpressions;
using BsonGen.Generator;
using BsonGen.Generator.Queries;
using BsonGen.Tests.Shared;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MongoDB.Driver;

namespace Queries.Programs.Comparing;

/// <summary>Compiles a program for one side.</summary>
internal static class Compiler
{
    private const string Usings =
        """
        global using System;
        global using System.Collections.Generic;
        global using System.Linq;
        global using BsonGen;
        global using System.Linq.Expressions;
        global using System.Runtime.CompilerServices;
        global using MongoDB.Bson;
        global using MongoDB.Bson.Serialization;
        global using MongoDB.Bson.Serialization.Attributes;
        global using MongoDB.Bson.Serialization.Options;
        global using MongoDB.Driver;
        global using MongoDB.Driver.Linq;
        global using static Helpers;

        // Inherits an Equals that ignores the scale.
        public sealed class ScaledSerializer(int scale) : MongoDB.Bson.Serialization.Serializers.SerializerBase<int>
        {
            public override int Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
                context.Reader.ReadInt32() / scale;

            public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, int value) =>
                context.Writer.WriteInt32(value * scale);
        }

        [BsonSerializer(typeof(AmountSerializer))]
        public readonly record struct Amount(int Cents);

        public sealed class AmountSerializer(int scale) : MongoDB.Bson.Serialization.Serializers.SerializerBase<Amount>
        {
            public AmountSerializer()
                : this(1)
            {
            }

            public override Amount Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
                new(context.Reader.ReadInt32() / scale);

            public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Amount value) =>
                context.Writer.WriteInt32(value.Cents * scale);
        }

        public sealed class ScaledAttribute(int scale) : BsonSerializationOptionsAttribute
        {
            protected override IBsonSerializer Apply(IBsonSerializer serializer) =>
                serializer is AmountSerializer ? new AmountSerializer(scale) : new ScaledSerializer(scale);
        }

        // What a lambda captured must be free afterwards.
        public sealed class Scope
        {
            private static readonly List<WeakReference> All = new();

            private readonly byte[] _memory = new byte[100000];

            public Scope(string text)
            {
                Text = text;
                All.Add(new WeakReference(this));
            }

            public string Text { get; }

            public static int CountAlive()
            {
                GC.Collect();
                GC.WaitForPendingFinalizers();
                GC.Collect();
                return All.Count(reference => reference.IsAlive);
            }
        }

        internal static class Helpers
        {
            private static readonly ExpressionTranslationOptions Enabled = new() { EnableClientSideProjections = true };

            public static readonly FindOptions ClientFind = new() { TranslationOptions = Enabled };

            public static readonly AggregateOptions ClientAggregate = new() { TranslationOptions = Enabled };

            public static IMongoDatabase Database = null!;

            // Reads documents with another scale of a member.
            public static IBsonSerializer<T> Scale<T>(string member, int scale)
            {
                var map = new BsonClassMap<T>();
                map.AutoMap();
                map.GetMemberMap(member).SetSerializer(new ScaledSerializer(scale));
                map.Freeze();
                return new BsonClassMapSerializer<T>(map);
            }

            // Only the client can call it.
            public static string Join(string first, string second) => first + "/" + second;

            public static object Find<T, TResult>(IMongoCollection<T> collection, ProjectionDefinition<T, TResult> projection) =>
                collection.FindSync(Builders<T>.Filter.Empty, new FindOptions<T, TResult> { Projection = projection }).ToList();

            public static object Modify<T, TResult>(IMongoCollection<T> collection, ProjectionDefinition<T, TResult> projection) =>
                collection.FindOneAndDelete(Builders<T>.Filter.Empty, new FindOneAndDeleteOptions<T, TResult> { Projection = projection });
        }
        """;

    private static readonly CSharpParseOptions Options = new CSharpParseOptions(LanguageVersion.Latest)
        .WithFeatures([new("InterceptorsNamespaces", "BsonGen.Generated")]);

    /// <param name="source">The program.</param>
    /// <param name="isGenerated">Whether the generators run. Without them, the attributes have no effect.</param>
    /// <param name="intercepted">The number of lines with calls that are intercepted. Each place is a line, which may have two.</param>
    public static byte[] Compile(string source, bool isGenerated, out int intercepted)
    {
        intercepted = 0;
        string[] sources = [source, Usings, .. isGenerated ? [] : new[] { SideCompiler.Stub }];
        Compilation compilation = CSharpCompilation.Create(
            "Invented",
            sources.Select((text, index) => CSharpSyntaxTree.ParseText(text, Options, $"/src/File{index}.cs")),
            [
                .. SideCompiler.Framework,
                MetadataReference.CreateFromFile(typeof(IMongoDatabase).Assembly.Location),
                .. isGenerated ? [SideCompiler.Runtime] : Array.Empty<MetadataReference>(),
            ],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release));
        if (isGenerated)
        {
            compilation = SideCompiler.RunGenerators(compilation, Options, new BsonGenerator(), new QueryGenerator());
            intercepted = compilation.SyntaxTrees
                .SelectMany(tree => Regex.Matches(tree.ToString(), """Sites\.At\(nameof\(\w+\), "([^"]+)"\)"""))
                .Select(site => site.Groups[1].Value)
                .Distinct()
                .Count();
        }

        return SideCompiler.Emit(compilation);
    }
}
