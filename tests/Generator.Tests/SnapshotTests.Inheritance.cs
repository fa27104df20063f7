using NUnit.Framework;

namespace BsonGen.Generator.Tests;

// Base classes, and types with discriminators.
public sealed partial class SnapshotTests
{
    [Test]
    public void Inheritance() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        public abstract class Entity
        {
            public ObjectId Id { get; protected set; }
            public virtual string Title { get; set; } = "";
            [BsonElement("stamp")] private DateTime _stamp = default;
            [BsonElement("baseNote")] public string Note { get; set; } = "";

            protected DateTime Stamp => _stamp;
        }

        [BsonGenerated]
        public partial class Article : Entity
        {
            public override string Title { get; set; } = "";
            [BsonElement("note")] public new string Note { get; set; } = "";
            public string Text { get; set; } = "";
        }

        [BsonGenerated]
        public sealed partial class Review : Article
        {
            public int Stars { get; set; }
        }
        """));

    [Test]
    public void Polymorphism() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        [BsonDiscriminator(RootClass = true)]
        [BsonKnownTypes(typeof(Circle), typeof(Square))]
        public abstract partial class Shape
        {
            public string Name { get; set; } = "";
        }

        [BsonGenerated]
        [BsonDiscriminator("circle")]
        public sealed partial class Circle : Shape
        {
            public double Radius { get; set; }
        }

        [BsonGenerated]
        [BsonDiscriminator("a \"square\"", Required = true)]
        public partial class Square : Shape
        {
            public double Side { get; set; }
        }
        """));
}
