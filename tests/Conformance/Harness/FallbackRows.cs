using System.Text.RegularExpressions;

namespace Conformance.Tests;

/// <summary>
/// The reasons for which the class map serves a generated type, each with its row in docs/configuration.md or docs/troubleshooting.md. A
/// reason that is not here is a fallback that users can't look up.
/// </summary>
internal static class FallbackRows
{
    /// <summary>A pattern that a reason contains, and the start of the row.</summary>
    public static readonly (string Reason, string Row)[] All =
    [
        ("it is written as .* in this order", "writes the members in another order than the type"),
        ("its discriminator is (not )?required, compiled as ", "requires a discriminator, and the attributes don't"),
        ("its root class is .*, compiled as |it has no root class, compiled with ", "has another root class than the attributes"),
        ("'.*' has another method that decides whether it is stored", "has a method from `SetShouldSerializeMethod`"),
        ("'.*' is omitted for other values than its attributes say", "omits other values of a member"),
        ("it stores '.*', which generated code does not know", "stores a member that generated code does not know"),
        (".* is not as the compiler saw it: ", "stores a member that generated code does not know"),
        ("(no member|'.*') holds extra elements", "has another member with extra elements than `[BsonExtraElements]`"),
        ("the element of '.*' has the name of the discriminator", "gives an element the name `_t` of the discriminator"),
        ("it refuses extra elements, compiled as ignoring them", "refuses extra elements, and an attribute ignores them"),
        ("a delegate creates its objects", "creates objects by a delegate"),
        ("its objects are created by .*, compiled with ", "creates objects by another constructor or factory method"),
        ("it has a discriminator convention", "has a discriminator convention that is not the driver's"),
        ("'.*' is not stored, although its attributes require it", "does not store a member whose attributes require it"),
        ("a class map was registered for it or a base class after its first use", "a class map was registered after the first use"),
        (" is registered for it$", "another serializer is registered for the type"),
        ("another discriminator convention was registered at run time", "another discriminator convention is registered"),
        ("no serializer was generated for it", "no serializer was generated"),
        ("the driver chooses another id than the driver", "the driver chooses another id than the driver"),
        ("the driver (rejects|refuses) ", "the driver rejects the type"),
    ];

    /// <summary>Finds the row of a reason; null if there is none.</summary>
    public static string? Find(string reason) =>
        Array.Find(All, row => Regex.IsMatch(reason, row.Reason, RegexOptions.Singleline)).Row;
}
