using Shop.Models;

namespace Shop;

/// <summary>The products of a new shop.</summary>
internal static class Catalog
{
    public static IReadOnlyList<Product> Products { get; } =
    [
        new("mug", "Mug, blue", Category.Kitchen, 7.50m),
        new("kettle", "Kettle, 1.5 l", Category.Kitchen, 34.00m),
        new("lamp", "Desk lamp", Category.Office, 49.90m),
        new("notebook", "Notebook, A5", Category.Office, 4.20m),
        new("spade", "Spade", Category.Garden, 21.00m),
    ];
}
