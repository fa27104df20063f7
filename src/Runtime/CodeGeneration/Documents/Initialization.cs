using System.ComponentModel;

namespace BsonGen.CodeGeneration;

/// <summary>Tells an instance that its members are about to be set, and that they are, where generated code can't do it in one call.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Initialization
{
    /// <summary>Begins to set the members of a struct, not of a boxed copy of it.</summary>
    public static void BeginInit<T>(ref T instance)
        where T : struct, ISupportInitialize => instance.BeginInit();

    /// <summary>Ends setting the members of a struct.</summary>
    public static void EndInit<T>(ref T instance)
        where T : struct, ISupportInitialize => instance.EndInit();

    /// <summary>Begins to set the members of what a factory method returned, which may be of a derived type, or null.</summary>
    public static void BeginInit(object? instance) => (instance as ISupportInitialize)?.BeginInit();

    /// <summary>Ends setting the members of what a factory method returned.</summary>
    public static void EndInit(object? instance) => (instance as ISupportInitialize)?.EndInit();
}
