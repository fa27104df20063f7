namespace BsonGen.Internal.Driver;

/// <summary>Calls code of the driver or the user whose exception must not pass. The first use of a type reports it.</summary>
internal static class Attempt
{
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

    public static void Run(Action act)
    {
        try
        {
            act();
        }
        catch (Exception)
        {
            // The first use reports it.
        }
    }

    /// <returns>False if the condition throws.</returns>
    public static bool Holds(Func<bool> condition)
    {
        try
        {
            return condition();
        }
        catch (Exception)
        {
            return false;
        }
    }
}
