namespace BsonGen.CodeGeneration;

/// <summary>Default values of struct members, which are not written. Like the driver, this creates them once.</summary>
[EditorBrowsable(Never)]
public static class MemberDefault
{
    /// <summary>Gets the default of a struct that declares a parameterless constructor.</summary>
    public static object? Of<[DynamicallyAccessedMembers(PublicParameterlessConstructor)] T>() =>
        Instance<T>.Default ??= Activator.CreateInstance<T>();

    /// <summary>Gets the default of a type argument; null if the type has a null.</summary>
    [UnconditionalSuppressMessage(
        "Trimming", "IL2091", Justification = "As in the driver, a trimmed constructor leaves zeros.")]
    public static object? OfTypeArgument<T>() =>
        typeof(T).IsValueType ? Instance<T>.Default ??= Activator.CreateInstance<T>() : null;

    // The user's constructor may throw, so no initializer calls it.
    private static class Instance<T>
    {
        public static object? Default { get; set; }
    }
}
