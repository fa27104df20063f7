using System.Collections;
using System.Reflection;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Discriminators that are names of types create no types that can't be read, and a bounded number of others.</summary>
[TestFixture]
[NonParallelizable]
public class NamedTypesTests
{
    private const int Names = 3_000;

    private static readonly Type Checks = typeof(BsonGenSerializer).Assembly.GetType("BsonGen.Internal.Driver.NamedTypes")!;

    private static readonly HashSet<string> Created =
        (HashSet<string>)Checks.GetField("Created", BindingFlags.Static | BindingFlags.NonPublic)!.GetValue(null)!;

    private static readonly FieldInfo Loads = Checks.GetField("_loads", BindingFlags.Static | BindingFlags.NonPublic)!;

    private static readonly FieldInfo CreatedCount = Checks.GetField("_created", BindingFlags.Static | BindingFlags.NonPublic)!;

    [SetUp]
    [TearDown]
    public void Forget()
    {
        Created.Clear();
        CreatedCount.SetValue(null, 0);
        Loads.SetValue(null, 0);
    }

    // The driver creates the type, and then says that it is not assignable.
    [Rule("UnfittingTypes")]
    [Test]
    public void TypesThatCannotBeAssignedAreNotCreated()
    {
        BsonSerializer.LookupSerializer<Button>();
        foreach (var name in Spell())
        {
            Assert.That(
                () => BsonGenSerializer.Deserialize<Widget>(new BsonDocument("_t", name).ToBson()),
                Throws.TypeOf<BsonSerializationException>().With.Message.StartsWith("Unknown discriminator"));
        }

        Assert.That(Created, Is.Empty);
    }

    // At last, the driver reads the objects.
    [Rule("TooManyTypes")]
    [Test]
    public void FewTypesOfObjectsAreCreated([Values] bool isInList)
    {
        var created = 0;
        foreach (var name in Spell())
        {
            BsonValue value = new BsonDocument { { "_t", name }, { "_v", new BsonArray() } };
            value = isInList
                ? new BsonDocument { { "_t", "System.Collections.Generic.List`1[System.Object]" }, { "_v", new BsonArray { value } } }
                : value;
            try
            {
                BsonGenSerializer.Deserialize<Untyped>(new BsonDocument("Value", value).ToBson());
                created += name.Count(static letter => letter == '[');
            }
            catch (FormatException)
            {
            }
        }

        // The last names have eight types.
        Assert.That(created, Is.InRange(990, 1_000));
    }

    [Rule("TooManyTypes")]
    [Test]
    public void FewUnknownAssembliesAreLoaded([Values("_t", "Value")] string element)
    {
        var attempts = 0;
        Assembly? Count(object? sender, ResolveEventArgs name)
        {
            attempts++;
            return null;
        }

        BsonSerializer.LookupSerializer<Button>();
        AppDomain.CurrentDomain.AssemblyResolve += Count;
        try
        {
            for (var i = 0; i < 300; i++)
            {
                var name = new BsonDocument("_t", $"Some.Type, Unknown{i}");
                Assert.That(
                    () => element == "_t"
                        ? BsonGenSerializer.Deserialize<Widget>(name.ToBson())
                        : (object)BsonGenSerializer.Deserialize<Untyped>(new BsonDocument("Value", name).ToBson()),
                    Throws.Exception);
            }
        }
        finally
        {
            AppDomain.CurrentDomain.AssemblyResolve -= Count;
        }

        Assert.That(attempts, Is.InRange(1, 100));
    }

    [TestCase(typeof(List<int>), typeof(object))]
    [TestCase(typeof(Dictionary<string, List<Widget>>), typeof(object))]
    [TestCase(typeof(Dictionary<string, List<Widget>>), typeof(IReadOnlyDictionary<string, List<Widget>>))]
    [TestCase(typeof(KeyValuePair<int, Button>[]), typeof(Array))]
    [TestCase(typeof(Button[]), typeof(IEnumerable<Widget>))]
    [TestCase(typeof(List<Button>), typeof(IEnumerable<Widget>))]
    [TestCase(typeof(int[,]), typeof(object))]
    [TestCase(typeof(int[][,,]), typeof(IList))]
    [TestCase(typeof(Button), typeof(Widget))]
    [TestCase(typeof(HashSet<Guid?>), typeof(ISet<Guid?>))]
    [TestCase(typeof(Nested<int>.Inner<string>), typeof(INested<string>))]
    [TestCase(typeof(SortedDictionary<string, (int, Widget)>), typeof(object))]
    public void NamesOfAssignableTypesAreResolved(Type type, Type nominalType)
    {
        Assert.That(nominalType.IsAssignableFrom(type));
        var check = Checks.GetMethod("Check")!.CreateDelegate<Func<string, Type, int>>();
        foreach (var name in new[] { TypeNameDiscriminator.GetDiscriminator(type), type.FullName!, type.AssemblyQualifiedName! })
        {
            if (Resolve(name) == type)
            {
                Assert.That(check(name, nominalType), Is.EqualTo(type.IsArray ? type.GetArrayRank() : 0), name);
            }
        }
    }

    // The driver can't resolve all names that it writes.
    private static Type? Resolve(string name)
    {
        try
        {
            return TypeNameDiscriminator.GetActualType(name);
        }
        catch (FileLoadException)
        {
            return null;
        }
    }

    [TestCase("System.Collections.Generic.List`1[[Runtime.Models.Widget, Runtime.Models]]", typeof(IEnumerable<int>))]
    [TestCase("System.Collections.Generic.List`1[System.Int32][]", typeof(Widget))]
    [TestCase("System.Collections.Generic.List`1[System.Int32]&", typeof(object))]
    [TestCase("System.Int32*", typeof(object))]
    [TestCase("System.Nullable`1[System.Int32,System.Int32]", typeof(object))]
    [TestCase("[]", typeof(object))]
    [TestCase("System.Collections.Generic.List`1[", typeof(object))]
    public void OthersAreRefused(string name, Type nominalType)
    {
        var check = Checks.GetMethod("Check")!.CreateDelegate<Func<string, Type, int>>();
        Assert.That(() => check(name, nominalType), Throws.TypeOf<BsonSerializationException>());
    }

    [Test]
    public void RegisteredDiscriminatorsAreNoNames()
    {
        BsonSerializer.RegisterDiscriminator(typeof(Button), "Old.Button, Old.Assembly[]");
        for (var i = 0; i < 300; i++)
        {
            Assert.That(
                BsonGenSerializer.Deserialize<Widget>(new BsonDocument("_t", "Old.Button, Old.Assembly[]").ToBson()), Is.TypeOf<Button>());
        }
    }

    [Test]
    public void RowsOfNamedArraysAreCompared()
    {
        var rows = new BsonArray { new BsonArray(Enumerable.Range(0, 1_000)) }.AddRange(Enumerable.Repeat(new BsonArray(), 5_000));
        var bytes = new BsonDocument("Value", new BsonDocument { { "_t", "System.Int32[,]" }, { "_v", rows } }).ToBson();
        BsonGenSerializer.Deserialize<Untyped>(
            new BsonDocument("Value", new BsonDocument { { "_t", "System.Int32[,]" }, { "_v", new BsonArray() } }).ToBson());
        var before = GC.GetAllocatedBytesForCurrentThread();
        Assert.That(() => BsonGenSerializer.Deserialize<Untyped>(bytes), Throws.InstanceOf<FormatException>());
        Assert.That(GC.GetAllocatedBytesForCurrentThread() - before, Is.LessThan(100L * bytes.Length));
    }

    private static IEnumerable<string> Spell()
    {
        string[] items = [
            "System.Int32",
            "System.String",
            "System.Guid",
            "System.Double",
            "System.Object",
            "System.Byte",
            "System.Int64",
            "System.Char",
        ];
        for (var i = 0; i < Names; i++)
        {
            var name = items[i % 8];
            for (var rest = i / 8; rest > 0; rest /= 3)
            {
                name = (rest % 3) switch
                {
                    0 => $"System.Collections.Generic.List`1[{name}]",
                    1 => $"System.Collections.Generic.Stack`1[{name}]",
                    _ => $"System.Collections.Generic.HashSet`1[{name}]",
                };
            }

            yield return i < 8 ? $"System.Collections.Generic.Queue`1[{name}]" : name;
        }
    }

    private interface INested<T>;

    private static class Nested<T>
    {
        public class Inner<TInner> : INested<TInner>;
    }
}
