using System.ComponentModel;
using BsonGen;

[assembly: BsonGenerated(typeof(NativeAot.Foreign.Order))]
[assembly: BsonGenerated(typeof(NativeAot.Foreign.Box<int>))]

namespace NativeAot.Foreign;

/// <summary>A class that could not be changed.</summary>
public class Order
{
    public int Id { get; set; }

    public Box<int>? Box { get; set; }

    /// <summary>Generated code reaches the setter through an accessor.</summary>
    public string? Confirmation { get; private set; }

    public void Confirm(string confirmation) => Confirmation = confirmation;
}

/// <summary>A class whose base class is compared with what the compiler saw.</summary>
[BsonGenerated]
public partial class Closing : CancelEventArgs
{
    public int Number { get; set; }
}

public class Box<T>
{
    public T? Content { get; set; }
}
