using System.Runtime.CompilerServices;
using MongoDB.Bson.IO;

namespace BsonGen.Internal.Driver;

/// <summary>
/// Whether a writer checks element names: the driver refuses replacements with a <c>$</c> name and updates without one.
/// </summary>
internal static class ElementNameValidation
{
    private static bool _isHidden;

    /// <summary>
    /// True when names must be written one by one, as class maps do. The driver keeps its validator to itself; should a version keep it
    /// elsewhere, class maps write all documents, which is slower and right.
    /// </summary>
    public static bool AreValidated(BsonWriter writer)
    {
        if (_isHidden)
        {
            return true;
        }

        try
        {
            return !ReferenceEquals(GetValidator(writer), NoOpElementNameValidator.Instance);
        }
        catch (MissingFieldException)
        {
            _isHidden = true;
            return true;
        }
    }

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_elementNameValidator")]
    private static extern ref IElementNameValidator GetValidator(BsonWriter writer);
}
