using BsonGen.CodeGeneration;
using NUnit.Framework;

namespace Runtime.Tests;

[TestFixture]
public class CreatorChoiceTests
{
    [TestCase(1, 1, 3, 0, 0, TestName = "MoreValuesOfTheDocumentWin")]
    [TestCase(3, 0, 1, 1, 1, TestName = "MoreValuesOfTheDocumentWinLater")]
    [TestCase(1, 1, 3, 1, 1, TestName = "MoreArgumentsWinWithEqualValues")]
    [TestCase(2, 1, 2, 1, 0, TestName = "TheFirstOfEqualCreatorsWins")]
    public void Chooses(int firstCount, int firstPresent, int secondCount, int secondPresent, int best)
    {
        var choice = default(CreatorChoice);
        choice.Consider(0, firstCount, firstPresent);
        choice.Consider(1, secondCount, secondPresent);
        Assert.That(choice.Best, Is.EqualTo(best));
    }
}
