using System.Linq.Expressions;
using BsonGen.CodeGeneration;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization.Serializers;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>
/// Serializers with settings whose <c>Equals</c> compares classes only, as that of the driver's base class does, are not exchanged.
/// </summary>
public sealed class StatefulSerializerTests
{
    [Test]
    public void AttributesWithOtherSettingsReadAsTheDriverDoes()
    {
        BsonSerializer.LookupSerializer<Payment>();
        var site = new ProjectionSite("attributes");
        for (var time = 1; time <= 2; time++)
        {
            var rendered = Render(site, BsonSerializer.LookupSerializer<Account>(), a => new Payment { Cents = a.Cents });
            Assert.That(Read(rendered, "{ Cents: 600 }").Cents, Is.EqualTo(6));
        }
    }

    [Test]
    public void SerializersOfDocumentsWithOtherSettingsDoNotMix()
    {
        var site = new ProjectionSite("documents");
        var (hundredth, whole) = (CreateSerializer(100), CreateSerializer(1));
        for (var i = 1; i <= 3; i++)
        {
            Assert.That(Read(Render(site, hundredth, a => new { a.Cents, Count = i }), "{ Cents: 600 }").Cents, Is.EqualTo(6));
            Assert.That(Read(Render(site, whole, a => new { a.Cents, Count = i }), "{ Cents: 600 }").Cents, Is.EqualTo(600));
        }
    }

    [Test]
    public void CapturedSerializersDoNotMix()
    {
        var site = new ProjectionSite("fields");
        foreach (var scale in (int[])[100, 1, 100])
        {
            var serializer = new ScaledSerializer(scale);
            var rendered = Render(
                site, BsonSerializer.LookupSerializer<Account>(), a => new { Value = Mql.Field(a, "Cents", serializer) });
            Assert.That(Read(rendered, "{ Value: 600 }").Value, Is.EqualTo(600 / scale));
        }
    }

    [Test]
    public void SerializersOfLinqWithOtherItemsDoNotMix()
    {
        var site = new ProjectionSite("arrays");
        for (var i = 1; i <= 2; i++)
        {
            var orders = BsonSerializer.LookupSerializer<Order>();
            Assert.That(
                Read(Render(site, orders, o => new object[] { o.Customer!.Name, i }), "{ _v: ['Ann', 1] }"),
                Is.EqualTo(new object[] { "Ann", 1 }));
            Assert.That(
                Read(Render(site, orders, o => new object[] { o.Number, o.Customer!.Name, i }), "{ _v: [7, 'Ann', 1] }"),
                Is.EqualTo(new object[] { 7, "Ann", 1 }));
        }
    }

    [Test]
    public void SerializersWithANameOfTheDriversAreCalled()
    {
        var site = new ProjectionSite("lists");
        for (var time = 1; time <= 3; time++)
        {
            var rendered = Render(
                site, BsonSerializer.LookupSerializer<Statement>(), s => new Extract { Lines = s.Lines });
            Assert.That(Read(rendered, "{ Lines: ['a', 'b'] }").Lines, Is.EqualTo(new[] { "b", "a" }), $"Time {time}");
        }
    }

    private static IBsonSerializer<PlainAccount> CreateSerializer(int scale)
    {
        var map = new BsonClassMap<PlainAccount>();
        map.AutoMap();
        map.MapMember(account => account.Cents).SetSerializer(new ScaledSerializer(scale));
        map.Freeze();
        return new BsonClassMapSerializer<PlainAccount>(map);
    }

    private static IBsonSerializer<TResult> Render<TSource, TResult>(
        ProjectionSite site, IBsonSerializer<TSource> serializer, Expression<Func<TSource, TResult>> lambda) =>
        site.Expression(Builders<TSource>.Projection, lambda)
            .Render(new(serializer, BsonSerializer.SerializerRegistry))
            .ProjectionSerializer;

    private static TResult Read<TResult>(IBsonSerializer<TResult> serializer, string document)
    {
        // Bytes in memory, as the driver has them. Results in other streams are left to the driver's serializers.
        using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(BsonDocument.Parse(document).ToBson())));
        return serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }

    private sealed class PlainAccount
    {
        public decimal Cents { get; set; }
    }
}

[BsonGenerated]
public sealed partial class Account
{
    [Scaled(100)]
    public decimal Cents { get; set; }
}

[BsonGenerated]
public sealed partial class Payment
{
    [Scaled(1)]
    public decimal Cents { get; set; }
}

[BsonGenerated]
public sealed partial class Statement
{
    [BsonSerializer(typeof(ListSerializer<string>))]
    public List<string> Lines { get; set; } = [];
}

public sealed class Extract
{
    public List<string> Lines { get; set; } = [];
}

/// <summary>Stores the items in reverse. The driver has a class of this name for lists of LINQ.</summary>
public sealed class ListSerializer<T> : SerializerBase<List<T>>, IBsonArraySerializer
{
    private static readonly IBsonSerializer<T[]> Items = BsonSerializer.LookupSerializer<T[]>();

    public override List<T> Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        [.. Items.Deserialize(context).Reverse()];

    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, List<T> value) =>
        Items.Serialize(context, [.. value.AsEnumerable().Reverse()]);

    public bool TryGetItemSerializationInfo(out BsonSerializationInfo serializationInfo) =>
        ((IBsonArraySerializer)Items).TryGetItemSerializationInfo(out serializationInfo);
}

public sealed class ScaledAttribute(int scale) : BsonSerializationOptionsAttribute
{
    protected override IBsonSerializer Apply(IBsonSerializer serializer) => new ScaledSerializer(scale);
}

/// <summary>Inherits an Equals that ignores the scale.</summary>
public sealed class ScaledSerializer(int scale) : SerializerBase<decimal>
{
    public override decimal Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        (decimal)context.Reader.ReadInt32() / scale;

    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, decimal value) =>
        context.Writer.WriteInt32((int)(value * scale));
}
