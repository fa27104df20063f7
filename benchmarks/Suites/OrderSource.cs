using Benchmarks.Harness;
using Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>Makes orders, the same ones at each run.</summary>
public static class OrderSource
{
    private static readonly string[] Names = ["Jürgen Weiß", "Zoë Køhler", "山田太郎", "Łukasz Żak"];
    private static readonly string[] Cities = ["Zürich", "Łódź", "Москва", "Málaga"];
    private static readonly string[] Countries = ["DE", "US", "JP", "PL", "ES", "CH"];

    public static List<ShopOrder> Create(int count)
    {
        var filler = new Filler(83);
        return [.. Enumerable.Range(0, count).Select(_ => CreateOrder(filler))];
    }

    private static ShopOrder CreateOrder(Filler filler)
    {
        var random = filler.Random;
        return new ShopOrder
        {
            Id = random.NextInt64(),
            Number = filler.Ascii(10, 12),
            Note = random.Next(3) == 0 ? null : filler.Ascii(10, 60),
            Placed = DateTime.UnixEpoch.AddMilliseconds(random.NextInt64(1_700_000_000_000)),
            IsGift = random.Next(2) == 0,
            Status = filler.Pick(Enum.GetValues<ShopOrderStatus>()),
            Total = Amount(random, 10_000_000),
            Discount = random.Next(2) == 0 ? null : Math.Round(random.NextDouble(), 3),
            Address = new ShopAddress
            {
                Name = random.Next(4) == 0 ? filler.Pick(Names) : filler.Ascii(8, 24),
                Street = filler.Ascii(10, 30),
                City = random.Next(4) == 0 ? filler.Pick(Cities) : filler.Ascii(4, 12),
                Country = filler.Pick(Countries),
                Zone = random.Next(100_000),
            },
            Lines = [.. Many(1, 11, () => CreateLine(filler))],
            Ratings = [.. Many(0, 19, () => random.Next(1000))],
            Labels = Many(0, 4, () => filler.Ascii(4, 20)).Select(static (text, index) => ("label" + index, text)).ToDictionary(),
        };

        IEnumerable<T> Many<T>(int least, int most, Func<T> create) =>
            Enumerable.Range(0, random.Next(least, most + 1)).Select(_ => create());
    }

    private static ShopOrderLine CreateLine(Filler filler) => new()
    {
        Product = filler.Ascii(6, 30),
        Quantity = filler.Random.Next(1, 20),
        Price = Math.Round(filler.Random.NextDouble() * 1000, 2),
        Options = [.. Enumerable.Range(0, filler.Random.Next(4)).Select(_ => filler.Ascii(3, 12))],
    };

    private static decimal Amount(Random random, int most) => new(random.Next(most), 0, 0, false, 2);
}
