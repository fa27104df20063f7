using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace BsonGen.CodeGeneration;

/// <summary>The values that members are left out for, which the driver makes by reflection: a struct's own constructor runs, once.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemberDefault
{
    /// <summary>The default of a struct that has a parameterless constructor of its own.</summary>
    public static object? Of<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] T>() => Made<T>.Default ??= Activator.CreateInstance<T>();

    /// <summary>The default of what a type parameter stands for; null for a reference type and for a nullable one.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = "As in the driver; a constructor that was removed as unused leaves zeros.")]
    public static object? OfTypeArgument<T>() => typeof(T).IsValueType ? Made<T>.Default ??= Activator.CreateInstance<T>() : null;

    // Not in an initialiser: the constructor is the user's, and may throw.
    private static class Made<T>
    {
        public static object? Default { get; set; }
    }
}
