namespace BsonGen.Internal.Driver;

/// <summary>Calls that may throw an exception of the driver or of the user's code, where it must not pass. The first use of a type reports the reason.</summary>
internal static class Attempt
{
    /// <returns>The result; null if the call throws.</returns>
    public static T? OrNull<T>(Func<T?> call)
        where T : class
    {
        try
        {
            return call();
        }
        catch (Exception)
        {
            return null;
        }
    }
}
