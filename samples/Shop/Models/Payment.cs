using System.Text.Json.Serialization;
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Shop.Models;

/// <summary>How an order is paid. In BSON the discriminator <c>_t</c> tells the kind, in JSON the property <c>kind</c> does.</summary>
[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(CardPayment), typeof(InvoicePayment), typeof(VoucherPayment))]
[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
[JsonDerivedType(typeof(CardPayment), "card")]
[JsonDerivedType(typeof(InvoicePayment), "invoice")]
[JsonDerivedType(typeof(VoucherPayment), "voucher")]
public abstract partial record Payment;

[BsonGenerated]
public sealed partial record CardPayment(string Network, string LastDigits) : Payment;

[BsonGenerated]
public sealed partial record InvoicePayment(DateTime Due) : Payment;

[BsonGenerated]
public sealed partial record VoucherPayment(string Code) : Payment;
