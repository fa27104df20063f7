using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models.Applications;

public enum ProductKind
{
    Simple,
    Grouped,
    Reservation,
    Bundled,
}

public enum BackorderMode
{
    None,
    AllowBelowZero,
    AllowBelowZeroAndNotify,
}

/// <summary>A product of a shop: about 90 members, most of them settings, and lists of small documents.</summary>
[BsonGenerated]
public sealed partial class Product
{
    [BsonRepresentation(BsonType.ObjectId)]
    public string Id { get; set; } = "";

    public ProductKind Kind { get; set; }

    public string? ParentId { get; set; }

    public bool IsVisibleAlone { get; set; }

    public string Name { get; set; } = "";

    public string SlugText { get; set; } = "";

    public string? ShortDescription { get; set; }

    public string? FullDescription { get; set; }

    public string? AdminComment { get; set; }

    public string? TemplateId { get; set; }

    public string? VendorId { get; set; }

    public string? BrandId { get; set; }

    public bool IsOnHomePage { get; set; }

    public bool IsBestSeller { get; set; }

    public string? MetaTitle { get; set; }

    public string? MetaKeywords { get; set; }

    public string? MetaDescription { get; set; }

    public bool AllowsReviews { get; set; }

    public int ApprovedRatings { get; set; }

    public int ApprovedReviews { get; set; }

    public double AverageRating { get; set; }

    public bool IsLimitedToGroups { get; set; }

    public List<string> CustomerGroups { get; set; } = [];

    public bool IsLimitedToStores { get; set; }

    public List<string> Stores { get; set; } = [];

    public string? ExternalId { get; set; }

    public string? Sku { get; set; }

    public string? ManufacturerNumber { get; set; }

    public string? TradeNumber { get; set; }

    public bool IsGiftVoucher { get; set; }

    public decimal? VoucherAmount { get; set; }

    public bool RequiresOthers { get; set; }

    public List<string> RequiredProducts { get; set; } = [];

    public bool IsDownload { get; set; }

    public string? DownloadId { get; set; }

    public bool HasUnlimitedDownloads { get; set; }

    public int MaxDownloads { get; set; }

    public int? DownloadDays { get; set; }

    public bool IsRecurring { get; set; }

    public int RecurringLength { get; set; }

    public int RecurringCycles { get; set; }

    public bool IsShipped { get; set; }

    public bool IsShippedFree { get; set; }

    public bool IsShippedSeparately { get; set; }

    public decimal ShippingCharge { get; set; }

    public string? DeliveryDateId { get; set; }

    public bool IsTaxExempt { get; set; }

    public string? TaxCategoryId { get; set; }

    public bool TracksStock { get; set; }

    public bool UsesWarehouses { get; set; }

    public string? WarehouseId { get; set; }

    public int Stock { get; set; }

    public int ReservedStock { get; set; }

    public bool ShowsStock { get; set; }

    public int MinStock { get; set; }

    public bool IsLowOnStock { get; set; }

    public int NotifyBelow { get; set; }

    public BackorderMode Backorders { get; set; }

    public int MinQuantity { get; set; }

    public int MaxQuantity { get; set; }

    public string? AllowedQuantities { get; set; }

    public bool IsReturnable { get; set; }

    public bool HasNoBuyButton { get; set; }

    public bool HasNoWishButton { get; set; }

    public bool IsPreorder { get; set; }

    public DateTime? PreorderUntil { get; set; }

    public bool AsksForPrice { get; set; }

    public decimal Price { get; set; }

    public decimal OldPrice { get; set; }

    public decimal CatalogPrice { get; set; }

    public decimal ProductCost { get; set; }

    public bool CustomerEntersPrice { get; set; }

    public decimal LowestEnteredPrice { get; set; }

    public decimal HighestEnteredPrice { get; set; }

    public bool HasBasePrice { get; set; }

    public double BaseAmount { get; set; }

    public string? BaseUnitId { get; set; }

    public double Weight { get; set; }

    public double Length { get; set; }

    public double Width { get; set; }

    public double Height { get; set; }

    public DateTime? AvailableFrom { get; set; }

    public DateTime? AvailableUntil { get; set; }

    public int DisplayOrder { get; set; }

    public bool IsPublished { get; set; }

    public DateTime CreatedOn { get; set; }

    public DateTime UpdatedOn { get; set; }

    public int Sold { get; set; }

    public long Viewed { get; set; }

    public List<ProductCategory> Categories { get; set; } = [];

    public List<ProductPicture> Pictures { get; set; } = [];

    public List<ProductAttribute> Attributes { get; set; } = [];

    public List<TierPrice> TierPrices { get; set; } = [];

    public List<WarehouseStock> Warehouses { get; set; } = [];

    public List<Translation> Translations { get; set; } = [];
}

[BsonGenerated]
public sealed partial class ProductCategory
{
    public string CategoryId { get; set; } = "";

    public bool IsFeatured { get; set; }

    public int DisplayOrder { get; set; }
}

[BsonGenerated]
public sealed partial class ProductPicture
{
    public string PictureId { get; set; } = "";

    public int DisplayOrder { get; set; }

    public bool IsDefault { get; set; }
}

[BsonGenerated]
public sealed partial class ProductAttribute
{
    public string AttributeId { get; set; } = "";

    public string? Prompt { get; set; }

    public bool IsRequired { get; set; }

    public int DisplayOrder { get; set; }

    public List<ProductAttributeValue> Values { get; set; } = [];
}

[BsonGenerated]
public sealed partial class ProductAttributeValue
{
    public string Name { get; set; } = "";

    public string? Color { get; set; }

    public decimal PriceAdjustment { get; set; }

    public double WeightAdjustment { get; set; }

    public int Quantity { get; set; }

    public bool IsPreselected { get; set; }

    public int DisplayOrder { get; set; }
}

[BsonGenerated]
public sealed partial class TierPrice
{
    public string? StoreId { get; set; }

    public string? GroupId { get; set; }

    public int Quantity { get; set; }

    public decimal Price { get; set; }

    public DateTime? From { get; set; }

    public DateTime? Until { get; set; }
}

[BsonGenerated]
public sealed partial class WarehouseStock
{
    public string WarehouseId { get; set; } = "";

    public int Stock { get; set; }

    public int Reserved { get; set; }
}

[BsonGenerated]
public sealed partial class Translation
{
    public string LanguageId { get; set; } = "";

    public string Key { get; set; } = "";

    public string Value { get; set; } = "";
}
