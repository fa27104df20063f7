namespace BsonGen.Internal.Driver;

/// <summary>How a writer checks names: the driver refuses replacements with a <c>$</c> name and updates without one.</summary>
internal static class ElementNameValidation
{
    private static bool _isFieldMissing;

    // The validator is a private field. If a version moves it, class maps write all documents, which is slower and correct.
    public static Validation Of(BsonWriter writer)
    {
        if (_isFieldMissing)
        {
            return Validation.ByClassMap;
        }

        try
        {
            var validator = GetValidator(writer);

            // The driver's validators decide by the name alone, or by the first name. One of the user may count its calls.
            return
                ReferenceEquals(validator, NoOpElementNameValidator.Instance) ? Validation.None :
                validator.GetType().Assembly.GetName().Name == "MongoDB.Driver" ? Validation.OfTopLevel :
                Validation.ByClassMap;
        }
        catch (MissingFieldException)
        {
            _isFieldMissing = true;
            return Validation.ByClassMap;
        }
    }

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_elementNameValidator")]
    public static extern ref IElementNameValidator GetValidator(BsonWriter writer);
}

internal enum Validation
{
    None,

    // A validator of the driver checks the names of the outermost document.
    OfTopLevel,

    ByClassMap,
}
