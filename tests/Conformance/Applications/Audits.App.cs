using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;
using Conformance.Models.Audits;

[assembly: BsonGenerated(typeof(AuditEvent))]
[assembly: BsonGenerated(typeof(AuditEventOfWeb))]
[assembly: BsonGenerated(typeof(Surroundings))]
[assembly: BsonGenerated(typeof(Target))]
[assembly: BsonGenerated(typeof(WebAction))]
[assembly: BsonGenerated(typeof(Body))]
[assembly: BsonGenerated(typeof(FileChange))]
[assembly: BsonGenerated(typeof(AuditEventOfFiles))]
[assembly: BsonGenerated(typeof(RowEvent))]
[assembly: BsonGenerated(typeof(AuditEventOfRows))]
[assembly: BsonGenerated(typeof(RowChange))]
[assembly: BsonGenerated(typeof(ColumnChange))]
[assembly: BsonGenerated(typeof(CommandEvent))]
[assembly: BsonGenerated(typeof(AuditEventOfCommands))]
[assembly: BsonGenerated(typeof(CallEvent))]
[assembly: BsonGenerated(typeof(AuditEventOfCalls))]
[assembly: BsonGenerated(typeof(Argument))]
[assembly: BsonGenerated(typeof(Failure))]
[assembly: BsonGenerated(typeof(Form))]

namespace Conformance.Models.AuditStorage
{
    /// <summary>Events with extra elements, from a domain that does not reference the driver.</summary>
    public static class Start
    {
        private static readonly object Gate = new();
        private static bool _isDone;

        public static void Run()
        {
            lock (Gate)
            {
                if (!_isDone)
                {
                    Configure();
                    _isDone = true;
                }
            }
        }

        private static void Configure()
        {
            var pack = new ConventionPack();
            pack.Add(new IgnoreIfNullConvention(true));
            ConventionRegistry.Register("no nulls", pack, type => type == typeof(AuditEvent) || type.IsSubclassOf(typeof(AuditEvent)));
            BsonClassMap.RegisterClassMap<AuditEvent>(map =>
            {
                map.AutoMap();
                map.MapExtraElementsMember(item => item.CustomFields);
            });
            BsonClassMap.RegisterClassMap<Target>(map =>
            {
                map.AutoMap();
                map.MapProperty(target => target.OldText).SetElementName("Old");
                map.MapProperty(target => target.NewText).SetElementName("New");
            });
            BsonClassMap.RegisterClassMap<Surroundings>(map =>
            {
                map.AutoMap();
                map.MapExtraElementsProperty(item => item.CustomFields);
            });
            BsonClassMap.RegisterClassMap<AuditEventOfWeb>();
            BsonClassMap.RegisterClassMap<WebAction>(map =>
            {
                map.AutoMap();
                map.SetIgnoreExtraElements(true);
            });
            BsonClassMap.RegisterClassMap<RowChange>(map =>
            {
                map.AutoMap();
                map.UnmapMember(row => row.Problems);
                map.GetMemberMap(row => row.Table).SetElementName("T").SetOrder(2);
                map.GetMemberMap(row => row.Schema).SetDefaultValue("dbo").SetIgnoreIfDefault(true);
            });
            BsonClassMap.RegisterClassMap<FileChange>(map =>
            {
                map.AutoMap();
                map.MapIdMember(file => file.Path);
                map.GetMemberMap(file => file.Length).SetSerializer(new Int64Serializer(BsonType.String));
            });
            BsonClassMap.RegisterClassMap<AuditEventOfRows>(map => map.AutoMap());
            BsonClassMap.RegisterClassMap<CommandEvent>(map =>
            {
                map.AutoMap();
                map.GetMemberMap(command => command.Text).SetIsRequired(true);
            });
        }
    }
}
