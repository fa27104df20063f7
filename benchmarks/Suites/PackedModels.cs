using MemoryPack;
using MessagePack;
using ProtoBuf;

// The attributes that other serializers need on the models.
namespace Benchmarks.Models
{
    [MemoryPackable]
    [MessagePackObject(keyAsPropertyName: true)]
    [ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
    public sealed partial class DemoClass;

    [MemoryPackable]
    [MessagePackObject(keyAsPropertyName: true)]
    [ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
    public sealed partial class DemoSubClass;

    [MemoryPackable]
    [MessagePackObject(keyAsPropertyName: true)]
    [ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
    public sealed partial class ShopOrder;

    [MemoryPackable]
    [MessagePackObject(keyAsPropertyName: true)]
    [ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
    public sealed partial class ShopAddress;

    [MemoryPackable]
    [MessagePackObject(keyAsPropertyName: true)]
    [ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
    public sealed partial class ShopOrderLine;
}

namespace Markets
{
    [MemoryPackable]
    [MessagePackObject(keyAsPropertyName: true)]
    [ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
    public partial class Market;

    [MemoryPackable]
    [MessagePackObject(keyAsPropertyName: true)]
    [ProtoContract(ImplicitFields = ImplicitFields.AllPublic, SkipConstructor = true)]
    public sealed partial record Selection;
}
