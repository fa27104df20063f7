namespace BsonGen.CodeGeneration;

/// <summary>Calls <see cref="ISupportInitialize"/> where generated code can't do so with a cast.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Initialization
{
    /// <summary>Calls <c>BeginInit</c> of a struct without boxing it.</summary>
    public static void BeginInit<T>(ref T instance)
        where T : struct, ISupportInitialize => instance.BeginInit();

    /// <summary>Calls <c>EndInit</c> of a struct.</summary>
    public static void EndInit<T>(ref T instance)
        where T : struct, ISupportInitialize => instance.EndInit();

    /// <summary>Calls <c>BeginInit</c> of an object from a factory method, if it implements the interface. The object may be null.</summary>
    public static void BeginInit(object? instance) => (instance as ISupportInitialize)?.BeginInit();

    /// <summary>Calls <c>EndInit</c> of an object from a factory method, if it implements the interface.</summary>
    public static void EndInit(object? instance) => (instance as ISupportInitialize)?.EndInit();
}
