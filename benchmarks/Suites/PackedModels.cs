// The attributes that other serializers need on the models. Compiled only if the build names a version of their package.
#if NINO
using Nino.Core;

#endif
#if MEMORYPACK || MESSAGEPACK || NINO
namespace Benchmarks.Models
{
#if MEMORYPACK
    [MemoryPack.MemoryPackable]
#endif
#if MESSAGEPACK
    [MessagePack.MessagePackObject(keyAsPropertyName: true)]
#endif
#if NINO
    [NinoType]
#endif
    public sealed partial class DemoClass;

#if MEMORYPACK
    [MemoryPack.MemoryPackable]
#endif
#if MESSAGEPACK
    [MessagePack.MessagePackObject(keyAsPropertyName: true)]
#endif
#if NINO
    [NinoType]
#endif
    public sealed partial class DemoSubClass;

#if MEMORYPACK
    [MemoryPack.MemoryPackable]
#endif
#if MESSAGEPACK
    [MessagePack.MessagePackObject(keyAsPropertyName: true)]
#endif
#if NINO
    [NinoType]
#endif
    public sealed partial class ShopOrder;

#if MEMORYPACK
    [MemoryPack.MemoryPackable]
#endif
#if MESSAGEPACK
    [MessagePack.MessagePackObject(keyAsPropertyName: true)]
#endif
#if NINO
    [NinoType]
#endif
    public sealed partial class ShopAddress;

#if MEMORYPACK
    [MemoryPack.MemoryPackable]
#endif
#if MESSAGEPACK
    [MessagePack.MessagePackObject(keyAsPropertyName: true)]
#endif
#if NINO
    [NinoType]
#endif
    public sealed partial class ShopOrderLine;
}

namespace Markets
{
#if MEMORYPACK
    [MemoryPack.MemoryPackable]
#endif
#if MESSAGEPACK
    [MessagePack.MessagePackObject(keyAsPropertyName: true)]
#endif
#if NINO
    [NinoType]
#endif
    public partial class Market;

#if MEMORYPACK
    [MemoryPack.MemoryPackable]
#endif
#if MESSAGEPACK
    [MessagePack.MessagePackObject(keyAsPropertyName: true)]
#endif
#if NINO
    [NinoType]
#endif
    public sealed partial record Selection;
}
#endif
