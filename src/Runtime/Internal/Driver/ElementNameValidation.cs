namespace BsonGen.Internal.Driver;

/// <summary>
/// Whether a writer checks element names: the driver refuses replacements with a <c>$</c> name and updates without one.
/// </summary>
internal static class ElementNameValidation
{
    private static bool _isFieldMissing;

    /// <summary>
    /// How the writer validates element names. The validator is a private field of the driver. If a version moves it, class maps write all documents,
    /// which is slower and correct.
    /// </summary>
    public static Validation Of(BsonWriter writer)
    {
        if (_isFieldMissing)
        {
            return Validation.ByClassMap;
        }

        try
        {
            var validator = GetValidator(writer);
            return ReferenceEquals(validator, NoOpElementNameValidator.Instance)
                ? Validation.None
                : IsOfDriver(validator) ? Validation.OfTopLevel : Validation.ByClassMap;
        }
        catch (MissingFieldException)
        {
            _isFieldMissing = true;
            return Validation.ByClassMap;
        }
    }

    // The result of these validators depends on the name alone, or on the first name. A user's validator may count its calls.
    private static bool IsOfDriver(IElementNameValidator validator) =>
        validator.GetType().Assembly.GetName().Name is "MongoDB.Driver" or "MongoDB.Driver.Core";

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_elementNameValidator")]
    public static extern ref IElementNameValidator GetValidator(BsonWriter writer);
}

internal enum Validation
{
    /// <summary>All names are valid.</summary>
    None,

    /// <summary>A validator of the driver checks the names of the outermost document.</summary>
    OfTopLevel,

    /// <summary>The class map writes the names one by one.</summary>
    ByClassMap,
}
