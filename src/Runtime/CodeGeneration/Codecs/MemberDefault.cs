namespace BsonGen.CodeGeneration;

/// <summary>The default values of struct members, which are not written. Like the driver, this creates them once with the parameterless constructor.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemberDefault
{
    /// <summary>Gets the default of a struct that declares a parameterless constructor.</summary>
    public static object? Of<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] T>() => Instance<T>.Default ??= Activator.CreateInstance<T>();

    /// <summary>Gets the default of a type argument; null for reference types and nullable types.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = "As in the driver, a trimmed constructor leaves zeros.")]
    public static object? OfTypeArgument<T>() => typeof(T).IsValueType ? Instance<T>.Default ??= Activator.CreateInstance<T>() : null;

    // Not created in an initializer, since the constructor of the user may throw.
    private static class Instance<T>
    {
        public static object? Default { get; set; }
    }
}
