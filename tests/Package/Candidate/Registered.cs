// Added to a copy of the consumer: build/package.sh lets the fixes of the package edit this file.
using MongoDB.Bson.Serialization;

namespace Candidate
{
    public class Registered
    {
        public int Id { get; set; }

        public Held? Held { get; set; }

        public static void Register() => BsonClassMap.RegisterClassMap<Registered>(map => map.AutoMap());
    }

    public class Held
    {
        public string Name { get; set; } = "";
    }
}
