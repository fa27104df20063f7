using MemoryPack;

// The attributes that MemoryPack needs on the models.
namespace Markets
{
    [MemoryPackable]
    public partial class Market;

    [MemoryPackable]
    public sealed partial record Selection;
}

namespace Benchmarks.Models
{
    [MemoryPackable]
    public sealed partial class ShopOrder;

    [MemoryPackable]
    public sealed partial class ShopAddress;

    [MemoryPackable]
    public sealed partial class ShopOrderLine;
}
