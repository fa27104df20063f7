using BsonGen;
using Conformance.Models.Ledger;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

[assembly: BsonGenerated(typeof(Entry))]
[assembly: BsonGenerated(typeof(Account))]

namespace Conformance.Models.Storage
{
    /// <summary>The class maps of types that know nothing of the driver.</summary>
    public static class Start
    {
        public static void Run()
        {
            BsonClassMap.RegisterClassMap<Entry>(map =>
            {
                map.AutoMap();
                map.MapIdMember(entry => entry.EntryId).SetSerializer(new GuidSerializer(BsonType.String));
                map.MapExtraElementsMember(entry => entry.CustomFields);
                map.MapMember(entry => entry.Amount).SetSerializer(new DecimalSerializer(BsonType.Decimal128));
            });
            BsonClassMap.RegisterClassMap<Account>(map =>
            {
                map.MapIdField("_number");
                map.MapProperty(account => account.Owner);
                map.MapField("_entries").SetElementName("entries");
                map.MapProperty(account => account.Opened);
                map.SetIgnoreExtraElements(true);
            });
        }
    }
}

namespace Conformance.Models.Ledger
{
    public class Entry
    {
        public Guid EntryId { get; private set; }

        public decimal Amount { get; private set; }

        public string? Text { get; init; }

        public Dictionary<string, object>? CustomFields { get; set; }
    }

    public class Account
    {
        private readonly List<Entry>? _entries;

        private string? _number = "";

        public Account(string number) => _number = number;

        private Account() => _entries = [];

        public string? Owner { get; private set; }

        public DateTime Opened { get; protected set; }

        public string Text => $"{_number} {_entries?.Count}";
    }
}
