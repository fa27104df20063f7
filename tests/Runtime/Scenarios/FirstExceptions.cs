using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using Runtime.Models;
using Runtime.Models.Refused;

namespace Runtime.Scenarios;

/// <summary>
/// Uses classes that the driver refuses, each first in another place. The driver's second exception for a class has another text than its
/// first.
/// </summary>
public static class FirstExceptions
{
    private static readonly Type[] Kinds =
    [
        typeof(TwoNames<>), typeof(Hidden<>), typeof(NoArguments<>), typeof(TwoIds<>), typeof(Represented<>), typeof(Extra<>),
        typeof(Knowing<>), typeof(Sealed<>), typeof(Value<>),
    ];

    private static readonly IElementNameValidator Validator = DriverValidators.Create();

    private static readonly Type[] Places = [
        typeof(AsMember<>),
        typeof(AsId<>),
        typeof(AsItem<>),
        typeof(AsElement<>),
        typeof(AsEntry<>),
        typeof(AsPart<>),
    ];

    /// <summary>The exceptions, or what was written and read, by generated code or by class maps.</summary>
    public static string[] List(bool isGenerated)
    {
        var outcomes = new List<string>();
        foreach (var place in Places)
        {
            foreach (var kind in Kinds)
            {
                foreach (var use in Enum.GetValues<Use>())
                {
                    // The place as a type argument makes a class that was not used before.
                    var held = kind.MakeGenericType(typeof(Tuple<,>).MakeGenericType(place.MakeGenericType(typeof(int)), Argument(use)));
                    Run(outcomes, $"{kind.Name} {place.Name} {use}", place.MakeGenericType(held), held, use, isGenerated);
                }
            }
        }

        foreach (var member in typeof(NamedMembers).GetProperties())
        {
            var holder = new NamedMembers();
            member.SetValue(holder, Make(member.PropertyType));
            Twice(outcomes, member.Name, () => Write(typeof(NamedMembers), holder, isGenerated));
        }

        Run(outcomes, "id", () => Write(typeof(NamedId), new NamedId { Id = new() }, isGenerated), isInnermost: true);
        Twice(outcomes, "null", () => Write(typeof(NamedNull), new NamedNull(), isGenerated));
        Twice(outcomes, "known type", () => Write(typeof(Knower), new Knower(), isGenerated));
        Twice(outcomes, "base class", () => Write(typeof(Derived), new Derived(), isGenerated));
        return [.. outcomes];
    }

    private enum Use
    {
        Written,
        WrittenNull,
        WrittenToTree,
        WrittenAsReplacement,
        Read,
        ReadNull,
    }

    private static Type Argument(Use use) => use switch
    {
        Use.Written => typeof(int),
        Use.WrittenNull => typeof(long),
        Use.WrittenToTree => typeof(byte),
        Use.WrittenAsReplacement => typeof(short),
        Use.Read => typeof(string),
        _ => typeof(object),
    };

    private static void Run(List<string> outcomes, string what, Type holder, Type held, Use use, bool isGenerated)
    {
        var member = holder.GetProperty("Held") ?? holder.GetProperty("Id")!;
        if (member.Name == "Id")
        {
            // A class map looks up the serializer of the id when it is made, so its exception names no member.
            Run(outcomes, what, Act, isInnermost: true);
        }
        else
        {
            Twice(outcomes, what, Act);
        }

        string Act()
        {
            if (use is not (Use.Read or Use.ReadNull))
            {
                var value = Activator.CreateInstance(holder)!;
                holder.GetProperty("Last")!.SetValue(value, new Line());
                if (use != Use.WrittenNull)
                {
                    member.SetValue(value, Make(member.PropertyType));
                }

                return Write(holder, value, isGenerated, use);
            }

            BsonValue element = use == Use.ReadNull ? BsonNull.Value :
                member.PropertyType.IsArray || member.PropertyType.Name == "List`1" ? new BsonArray { new BsonDocument("Before", 1) } :
                member.PropertyType.Name == "ValueTuple`2" ? new BsonArray { 1, new BsonDocument("Before", 1) } :
                member.PropertyType.Name == "Dictionary`2" ? new BsonDocument("a", new BsonDocument("Before", 1)) :
                new BsonDocument("Before", 1);
            var bytes = new BsonDocument
            {
                { "First", 1 },
                { member.Name == "Id" ? "_id" : member.Name, element },
                { "Last", BsonNull.Value },
            }.ToBson();
            using var stream = new ByteBufferStream(new ByteArrayBuffer(bytes));
            using var reader = new BsonBinaryReader(stream);
            return FindSerializer(holder, isGenerated).Deserialize(BsonDeserializationContext.CreateRoot(reader)).ToString()!;
        }
    }

    private static object? Make(Type type) =>
        type.IsArray ? MakeItems(Array.CreateInstance(type.GetElementType()!, 1)) :
        type.Name == "List`1" ? Add((System.Collections.IList)Activator.CreateInstance(type)!, Make(type.GenericTypeArguments[0])) :
        type.Name == "Dictionary`2"
            ? Add((System.Collections.IDictionary)Activator.CreateInstance(type)!, Make(type.GenericTypeArguments[1])) :
        type.Name == "ValueTuple`2" ? Activator.CreateInstance(type, 1, Make(type.GenericTypeArguments[1])) :
        Activator.CreateInstance(type);

    private static Array MakeItems(Array items)
    {
        items.SetValue(Make(items.GetType().GetElementType()!), 0);
        return items;
    }

    private static object Add(System.Collections.IList list, object? item)
    {
        list.Add(item);
        return list;
    }

    private static object Add(System.Collections.IDictionary dictionary, object? value)
    {
        dictionary.Add("a", value);
        return dictionary;
    }

    private static string Write(Type type, object value, bool isGenerated, Use use = Use.Written)
    {
        var serializer = FindSerializer(type, isGenerated);
        if (use == Use.WrittenToTree)
        {
            return value.ToBsonDocument(type, serializer).ToString();
        }

        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream);
        if (use == Use.WrittenAsReplacement)
        {
            writer.PushElementNameValidator(Validator);
        }

        serializer.Serialize(BsonSerializationContext.CreateRoot(writer), new BsonSerializationArgs { NominalType = type }, value);
        return Convert.ToHexString(stream.ToArray());
    }

    private static IBsonSerializer FindSerializer(Type type, bool isGenerated) => isGenerated
        ? BsonSerializer.LookupSerializer(type)
        : (IBsonSerializer)Activator.CreateInstance(
            typeof(BsonClassMapSerializer<>).MakeGenericType(type), BsonClassMap.LookupClassMap(type))!;

    private static void Twice(List<string> outcomes, string what, Func<string> act)
    {
        Run(outcomes, $"{what}, first", act);
        Run(outcomes, $"{what}, second", act);
    }

    private static void Run(List<string> outcomes, string what, Func<string> act, bool isInnermost = false)
    {
        var outcome = $"{what}: ";
        try
        {
            outcome += act();
        }
        catch (Exception error)
        {
            for (var each = error is System.Reflection.TargetInvocationException
                ? error.InnerException
                : error; each is not null; each = each.InnerException)
            {
                outcome += isInnermost && each.InnerException is not null ? "" : $"{each.GetType()}: {each.Message}\n";
            }
        }

        outcomes.Add(outcome);
    }
}
