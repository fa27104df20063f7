using System.Globalization;
using Benchmarks.Models;
using Benchmarks.Protobuf;

namespace Benchmarks.Suites;

/// <summary>Orders as the messages of Protocol Buffers and back.</summary>
internal static class OrderMessages
{
    public static OrderMessage FromOrder(ShopOrder order)
    {
        var message = new OrderMessage
        {
            Id = order.Id,
            Number = order.Number,
            Placed = (order.Placed - DateTime.UnixEpoch).Ticks / TimeSpan.TicksPerMillisecond,
            IsGift = order.IsGift,
            Status = (int)order.Status,
            Total = order.Total.ToString(CultureInfo.InvariantCulture),
            Address = new AddressMessage
            {
                Name = order.Address.Name,
                Street = order.Address.Street,
                City = order.Address.City,
                Country = order.Address.Country,
                Zone = order.Address.Zone,
            },
            Lines = { order.Lines.Select(FromLine) },
            Ratings = { order.Ratings },
            Labels = { order.Labels },
        };
        if (order.Note is { } note)
        {
            message.Note = note;
        }

        if (order.Discount is { } discount)
        {
            message.Discount = discount;
        }

        return message;
    }

    public static ShopOrder ToOrder(OrderMessage message) => new()
    {
        Id = message.Id,
        Number = message.Number,
        Note = message.HasNote ? message.Note : null,
        Placed = DateTime.UnixEpoch.AddMilliseconds(message.Placed),
        IsGift = message.IsGift,
        Status = (ShopOrderStatus)message.Status,
        Total = decimal.Parse(message.Total, CultureInfo.InvariantCulture),
        Discount = message.HasDiscount ? message.Discount : null,
        Address = new ShopAddress
        {
            Name = message.Address.Name,
            Street = message.Address.Street,
            City = message.Address.City,
            Country = message.Address.Country,
            Zone = message.Address.Zone,
        },
        Lines = [.. message.Lines.Select(ToLine)],
        Ratings = [.. message.Ratings],
        Labels = new Dictionary<string, string>(message.Labels),
    };

    private static OrderLineMessage FromLine(ShopOrderLine line) => new()
    {
        Product = line.Product,
        Quantity = line.Quantity,
        Price = line.Price,
        Options = { line.Options },
    };

    private static ShopOrderLine ToLine(OrderLineMessage message) => new()
    {
        Product = message.Product,
        Quantity = message.Quantity,
        Price = message.Price,
        Options = [.. message.Options],
    };
}
