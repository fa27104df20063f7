using System.Runtime.CompilerServices;
using MongoDB.Bson.IO;

namespace BsonGen.Internal.Driver;

/// <summary>
/// Whether a writer checks element names: the driver refuses replacements with a <c>$</c> name and updates without one.
/// </summary>
internal static class ElementNameValidation
{
    private static bool _isFieldMissing;

    /// <summary>
    /// Whether names must be written one by one, as class maps do. The validator is a private field of the driver. If a version moves it, class maps
    /// write all documents, which is slower and correct.
    /// </summary>
    public static bool AreValidated(BsonWriter writer)
    {
        if (_isFieldMissing)
        {
            return true;
        }

        try
        {
            return !ReferenceEquals(GetValidator(writer), NoOpElementNameValidator.Instance);
        }
        catch (MissingFieldException)
        {
            _isFieldMissing = true;
            return true;
        }
    }

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_elementNameValidator")]
    private static extern ref IElementNameValidator GetValidator(BsonWriter writer);
}
