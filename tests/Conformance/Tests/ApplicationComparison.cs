using System.Globalization;
using System.Linq.Expressions;
using System.Reflection;
using System.Runtime.Loader;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Driver;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Compares an application with and without generated serializers. Its assemblies share a driver with nothing else.</summary>
public static class ApplicationComparison
{
    private const int VariantsPerDocument = 6;

    private static readonly int Seeds = ConformanceTests.IsFull ? 24 : 5;

    private static readonly int SeedsOfQueries = ConformanceTests.IsFull ? 4 : 1;

    /// <summary>Compares bytes, objects, exceptions and LINQ.</summary>
    /// <returns>The number of types, and those that fall back with the reasons.</returns>
    public static string[] Compare(byte[][] generated, byte[][] classMapped)
    {
        var generatedSide = Start(generated);
        var pairs = Pairs.Find(generatedSide, Start(classMapped));
        var fallbacks = BsonGenFallbacks.UseTypesAndFindFallbacks(generatedSide[0]).Select(fallback => fallback.ToString());
        foreach (var pair in pairs.Where(pair => !pair.Generated.IsAbstract))
        {
            ConformanceTests.CompareWriting(pair, Seeds);
            ConformanceTests.CompareReading(pair, Seeds);
            ConformanceTests.CompareHostileReading(pair, VariantsPerDocument);
            CompareQueries(pair);
        }

        return [pairs.Count.ToString(CultureInfo.InvariantCulture), .. fallbacks];
    }

    // The application comes first.
    private static Assembly[] Start(byte[][] images)
    {
        var context = new Application();
        var assemblies = images.Select(image => context.LoadFromStream(new MemoryStream(image))).Reverse().ToArray();
        assemblies[0].GetTypes().Single(type => type.Name == "Start").GetMethod("Run")!.Invoke(null, []);
        return assemblies;
    }

    // The models of the conformance tests have assemblies of the same names.
    private sealed class Application : AssemblyLoadContext
    {
        protected override Assembly? Load(AssemblyName assemblyName) =>
            GetLoadContext(typeof(Application).Assembly)!.LoadFromAssemblyName(assemblyName);
    }

    private static void CompareQueries(Pair pair)
    {
        var differences = new Differences(pair);
        for (var seed = 0; seed < SeedsOfQueries; seed++)
        {
            var (generated, classMapped) = Pairs.CreateTwins(pair, seed);
            foreach (var name in pair.Generated.GetProperties().Select(property => property.Name).Distinct())
            {
                differences.Compare(
                    $"{name}, LINQ", Outcome.OfText(() => Render(classMapped, name)), Outcome.OfText(() => Render(generated, name)));
            }
        }

        differences.AssertNone();
    }

    private static string Render(object value, string member)
    {
        try
        {
            return TypeNames.Normalize((string)typeof(ApplicationComparison)
                .GetMethod(nameof(RenderOf), BindingFlags.NonPublic | BindingFlags.Static)!
                .MakeGenericMethod(value.GetType(), value.GetType().GetProperty(member)!.PropertyType)
                .Invoke(null, BindingFlags.DoNotWrapExceptions, null, [value, member], null)!);
        }
        finally
        {
            DriverThread.Mend();
        }
    }

    private static string RenderOf<T, TMember>(T value, string member)
    {
        var parameter = Expression.Parameter(typeof(T));
        var property = Expression.Property(parameter, member);
        var held = typeof(T).GetProperty(member)!.GetValue(value);
        var args = new RenderArgs<T>(BsonSerializer.LookupSerializer<T>(), BsonSerializer.SerializerRegistry);
        var equal = Expression.Lambda<Func<T, bool>>(EqualTo(property, held), parameter);
        var selected = Expression.Lambda<Func<T, TMember>>(property, parameter);
        var filter = Builders<T>.Filter.Where(equal).Render(args);
        var projection = Builders<T>.Projection.Expression(selected).Render(args);
        var update = Builders<T>.Update.Set(selected, (TMember)held!).Render(args);
        return $"{filter.ToJson()} {projection.Document?.ToJson()} {update.ToJson()}";
    }

    // Structs without an operator are compared with Equals.
    private static Expression EqualTo(Expression property, object? held)
    {
        var constant = Expression.Constant(held, property.Type);
        try
        {
            return Expression.Equal(property, constant);
        }
        catch (InvalidOperationException)
        {
            return Expression.Call(property, "Equals", null, constant);
        }
    }
}
