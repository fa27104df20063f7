using Runtime.Models;

namespace Runtime.Tests;

/// <summary>An order with a value in each kind of member.</summary>
internal static class SampleOrder
{
    public static Order Create() => new()
    {
        Name = new string('n', 40),
        Count = 5,
        Key = new Guid(1, 2, 3, [1, 2, 3, 4, 5, 6, 7, 8]),
        Total = 1.5m,
        Numbers = [1, 2, 3],
        Lines = [new Line { Text = "Żółw" }, new Line()],
        ByName = new Dictionary<string, Status> { ["a"] = Status.Shipped },
    };
}
