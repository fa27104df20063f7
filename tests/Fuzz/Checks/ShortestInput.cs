using System.Buffers.Binary;

namespace Fuzz.Checks;

/// <summary>Shortens an input while its outcome stays the same.</summary>
internal static class ShortestInput
{
    private const int MostTries = 4000;

    public static Finding Of(Finding finding, Func<byte[], Finding?> check)
    {
        var tries = 0;
        var best = finding;
        bool isShorter;
        do
        {
            isShorter = false;
            for (var length = Math.Max(best.Input.Length / 2, 1); length > 0; length /= 2)
            {
                for (var start = 0; start + length <= best.Input.Length && tries < MostTries; start++)
                {
                    byte[] without = [.. best.Input.AsSpan(0, start), .. best.Input.AsSpan(start + length)];
                    if (TryAll(without) is { } shorter)
                    {
                        best = shorter;
                        isShorter = true;
                    }
                }
            }
        }
        while (isShorter && tries < MostTries);

        return best;

        // With the correct size of the document, or with the declared one.
        Finding? TryAll(byte[] input)
        {
            if (input.Length >= sizeof(int))
            {
                var sized = input.AsSpan().ToArray();
                BinaryPrimitives.WriteInt32LittleEndian(sized, sized.Length);
                if (Try(sized) is { } found)
                {
                    return found;
                }
            }

            return Try(input);
        }

        Finding? Try(byte[] input)
        {
            tries++;
            return check(input) is { } found && found.Kind == finding.Kind ? found : null;
        }
    }
}
