// Types inside others, of all kinds and accessibilities.
using BsonGen;

namespace Conformance.Models;

public partial class Outer<T>
{
    [BsonGenerated]
    public partial class Inner
    {
        public T? Value { get; set; }
    }

    [BsonGenerated]
    public partial class InnerOf<TOther>
    {
        public T? Value { get; set; }

        public TOther? Other { get; set; }
    }
}

public static partial class Container
{
    [BsonGenerated]
    public partial class Nested
    {
        public int Number { get; set; }

        [BsonGenerated]
        internal sealed partial record Deeper(int Number, Secret? Secret);

        [BsonGenerated]
        internal partial class Secret
        {
            public string? Text { get; set; }
        }
    }

    [BsonGenerated]
    internal partial class Internal
    {
        public int Number { get; set; }

        public Nested? Nested { get; set; }
    }
}

public partial record struct ContainerStruct
{
    [BsonGenerated]
    public partial class InStruct
    {
        public int Number { get; set; }

        public Hidden? Kept { get; set; }

        [BsonGenerated]
        public sealed partial class Hidden
        {
            public int Number { get; set; }
        }
    }
}

public partial class HasPrivate
{
    [BsonGenerated]
    private sealed partial class Private
    {
        public int Number { get; set; }

        public string? Text { get; set; }
    }
}

public partial class DeepOne<T1>
{
    public partial struct DeepTwo
    {
        public partial record DeepThree<T2>
        {
            [BsonGenerated]
            public sealed partial class DeepFour
            {
                public T1? One { get; set; }

                public T2? Two { get; set; }
            }
        }
    }
}

public partial class HasProtected
{
    [BsonGenerated]
    protected partial class Protected
    {
        public int Number { get; set; }

        public PrivateProtected? Inner { get; set; }

        [BsonGenerated]
        private protected partial class Deep
        {
            public string? Text { get; set; }
        }
    }

    [BsonGenerated]
    protected internal sealed partial class PrivateProtected
    {
        public int Number { get; set; }
    }

    [BsonGenerated]
    private partial struct PrivateStruct
    {
        public int Number { get; set; }
    }

    [BsonGenerated]
    private partial class HoldsPrivates
    {
        public PrivateStruct One { get; set; }

        public List<PrivateStruct>? Many { get; set; }

        public PrivateEnum Enum { get; set; }

        public PrivateEnum? OrNull { get; set; }

        public enum PrivateEnum
        {
            None,
            One,
        }
    }
}
