namespace Conformance.Models.Shops
{
    public abstract class ParentEntity
    {
        private string? _id = "new";

        public string? Id
        {
            get => _id;
            set => _id = string.IsNullOrEmpty(value) ? "new" : value;
        }
    }

    public abstract class BaseEntity : ParentEntity
    {
        public IList<UserField>? UserFields { get; set; } = new List<UserField>();

        public DateTime CreatedOn { get; set; }

        public string? CreatedBy { get; set; }
    }

    public abstract class SubEntity : ParentEntity
    {
    }

    public interface ITranslated
    {
        IList<Translation>? Locales { get; set; }
    }

    public class UserField
    {
        public string? Key { get; set; }

        public string? Value { get; set; }

        public string? StoreId { get; set; }
    }

    public class Translation
    {
        public string? LanguageId { get; set; }

        public string? LocaleKey { get; set; }

        public string? LocaleValue { get; set; }
    }

    public class Product : BaseEntity, ITranslated
    {
        private ICollection<TierPrice>? _tierPrices;
        private ICollection<AttributeMapping>? _attributes;

        public string? Name { get; set; }

        public bool Published { get; set; }

        public double Price { get; set; }

        public int ProductTypeId { get; set; }

        public ControlType Display { get; set; }

        public DateTime? AvailableFrom { get; set; }

        public IList<string>? Stores { get; set; } = new List<string>();

        public IList<Translation>? Locales { get; set; } = new List<Translation>();

        public Dictionary<int, int>? Votes { get; set; }

        public virtual ICollection<TierPrice> TierPrices
        {
            get => _tierPrices ??= new List<TierPrice>();
            protected set => _tierPrices = value;
        }

        public virtual ICollection<AttributeMapping> Attributes
        {
            get => _attributes ??= new List<AttributeMapping>();
            protected set => _attributes = value;
        }

        public bool IsFree() => Price == 0;
    }

    public enum ControlType
    {
        DropDown = 1,
        Boxes = 3,
        Colors = 40,
    }

    public class TierPrice : SubEntity
    {
        public string? CurrencyCode { get; set; }

        public int Quantity { get; set; }

        public double Price { get; set; }

        public DateTime? EndsOn { get; set; }
    }

    public class AttributeMapping : SubEntity, ITranslated
    {
        private ICollection<AttributeValue>? _values;

        public string? Prompt { get; set; }

        public ControlType Control { get; set; }

        public int? LongestText { get; set; }

        public IList<Translation>? Locales { get; set; }

        public virtual ICollection<AttributeValue> Values
        {
            get => _values ??= new List<AttributeValue>();
            protected set => _values = value;
        }
    }

    public class AttributeValue : SubEntity
    {
        public string? Name { get; set; }

        public double? PriceAdjustment { get; set; }

        public bool IsPreSelected { get; set; }
    }

    public class Category : BaseEntity, ITranslated
    {
        public string? Name { get; set; }

        public string? ParentId { get; set; }

        public int DisplayOrder { get; set; }

        public IList<Translation>? Locales { get; set; }
    }

    public class Download : BaseEntity
    {
        public Guid DownloadGuid { get; set; }

        public bool UseUrl { get; set; }

        public string? FileName { get; set; }

        public byte[]? Binary { get; set; }
    }

    public class Customer : BaseEntity
    {
        public Guid CustomerGuid { get; set; }

        public string? Email { get; set; }

        public bool Active { get; set; }

        public Address? BillingAddress { get; set; }

        public IList<string>? Groups { get; set; } = new List<string>();

        public ICollection<Address>? Addresses { get; protected set; } = new List<Address>();
    }

    public class Address : SubEntity
    {
        public string? FirstName { get; set; }

        public string? City { get; set; }

        public string? ZipPostalCode { get; set; }

        public AddressType AddressType { get; set; }
    }

    public enum AddressType
    {
        Any,
        Billing,
        Shipping,
    }

    public class Order : BaseEntity
    {
        public int OrderNumber { get; set; }

        public Guid OrderGuid { get; set; }

        public double Total { get; set; }

        public Address? ShippingAddress { get; set; }

        public IList<OrderItem>? Items { get; set; } = new List<OrderItem>();

        public IList<OrderTax>? Taxes { get; set; }
    }

    public class OrderItem : SubEntity
    {
        public string? ProductId { get; set; }

        public int Quantity { get; set; }

        public double UnitPrice { get; set; }

        public IList<UserField>? Fields { get; set; }
    }

    public class OrderTax
    {
        public double Percent { get; set; }

        public double Amount { get; set; }
    }
}
