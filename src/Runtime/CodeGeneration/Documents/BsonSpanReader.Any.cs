namespace BsonGen.CodeGeneration;

// Values whose type is a type argument; see AnyWriting.cs.
public ref partial struct BsonSpanReader
{
    // Values whose type is a type argument. The JIT compiles the methods once for each value type and keeps one branch.

    /// <summary>Reads a value whose type is a type parameter.</summary>
    [MethodImpl(NoInlining)]
    public T ReadAny<T>() => typeof(T).IsValueType ? this.ReadValue<T>() : this.ReadAnyReference<T>();
}
