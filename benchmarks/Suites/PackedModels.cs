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

// Those of applications that hold neither BsonDocument nor object.
namespace Benchmarks.Models.Applications
{
    [MemoryPackable]
    public sealed partial class Product;

    [MemoryPackable]
    public sealed partial class ProductCategory;

    [MemoryPackable]
    public sealed partial class ProductPicture;

    [MemoryPackable]
    public sealed partial class ProductAttribute;

    [MemoryPackable]
    public sealed partial class ProductAttributeValue;

    [MemoryPackable]
    public sealed partial class TierPrice;

    [MemoryPackable]
    public sealed partial class WarehouseStock;

    [MemoryPackable]
    public sealed partial class Translation;

    [MemoryPackable]
    public sealed partial class Invoice;

    [MemoryPackable]
    public sealed partial class PostalAddress;

    [MemoryPackable]
    public sealed partial class InvoiceLine;

    [MemoryPackable]
    public sealed partial class InvoiceNote;

    [MemoryPackable]
    public sealed partial class GameCharacter;

    [MemoryPackable]
    public sealed partial class InventoryItem;

    [MemoryPackable]
    public sealed partial class CharacterSkill;

    [MemoryPackable]
    public sealed partial class CharacterAttributes;

    [MemoryPackable]
    public sealed partial class CharacterCombat;

    [MemoryPackable]
    public sealed partial class CharacterResistances;

    [MemoryPackable]
    public sealed partial class CharacterCounters;

    [MemoryPackable]
    public sealed partial class CharacterAppearance;

    [MemoryPackable]
    public sealed partial class CharacterProgress;

    [MemoryPackable]
    public sealed partial class CharacterSwitches;

    [MemoryPackable]
    public sealed partial class CharacterTimers;

    [MemoryPackable]
    public sealed partial class Saga;

    [MemoryPackable]
    public sealed partial class SagaStep;
}
