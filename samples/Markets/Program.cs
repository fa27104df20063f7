using BsonGen;
using Markets;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
var bytes = File.ReadAllBytes(args.Length > 0 ? args[0] : Path.Combine(AppContext.BaseDirectory, "markets.bson"));
var docs = new List<byte[]>();
for (int p = 0; p < bytes.Length;) { int n = BitConverter.ToInt32(bytes, p); docs.Add(bytes.AsSpan(p, n).ToArray()); p += n; }
var m = BsonGenSerializer.Deserialize<Market>(docs[0]);
Console.WriteLine(m.ToJson());
Console.WriteLine(BsonSerializer.LookupSerializer<Market>());
foreach (var d in docs)
{
    var x = BsonGenSerializer.Deserialize<Market>(d);
    if (!BsonGenSerializer.Serialize(x).AsSpan().SequenceEqual(d)) throw new Exception("differs " + x.Id);
    if (!BsonSerializer.Deserialize<Market>(d).ToBson().AsSpan().SequenceEqual(d)) throw new Exception("differs2 " + x.Id);
}
var cm = new BsonClassMapSerializer<Market>(BsonClassMap.LookupClassMap(typeof(Market)));
for (int round = 0; round < 12; round++)
{
    T("direct read", () => { foreach (var d in docs) BsonGenSerializer.Deserialize<Market>(d); });
    T("driver read", () => { foreach (var d in docs) BsonSerializer.Deserialize<Market>(d); });
    var objs = docs.Select(d => BsonGenSerializer.Deserialize<Market>(d)).ToList();
    T("direct write", () => { foreach (var d in objs) BsonGenSerializer.Serialize(d); });
    T("driver write", () => { foreach (var d in objs) d.ToBson(); });
    T("floor", () => { foreach (var d in objs) Copy(d); });
}
static Market Copy(Market m) { var n = new Market { Id = m.Id, Status = m.Status, EventId = m.EventId, Selections = new List<Selection>(m.Selections.Count) }; foreach (var s in m.Selections) n.Selections.Add(new Selection(s.Id, new string(s.Name.AsSpan()), s.Price)); return n; }
static void T(string what, Action a)
{
    GC.Collect(); var al = GC.GetAllocatedBytesForCurrentThread(); var sw = System.Diagnostics.Stopwatch.StartNew(); a(); sw.Stop();
    Console.WriteLine($"{what,-14} {sw.Elapsed.TotalMilliseconds:0.00} ms {(GC.GetAllocatedBytesForCurrentThread() - al) / 1e6:0.00} MB");
}
