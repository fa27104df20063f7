using System.Text;
using BsonGen.CodeGeneration;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>Members are found by element names with any common parts.</summary>
[TestFixture]
public class MemberLookupTests
{
    [Test]
    public void FindsEachNameAndNoOther([Range(0, 199)] int seed)
    {
        var random = new Random(seed);

        // Few letters make many names that start alike, and names that other names start with.
        var alphabet = "abZ_0é\u4e16".Substring(0, random.Next(1, 8));
        var all = Enumerable.Range(0, random.Next(1, 120)).Select(_ => MakeName()).Distinct().ToList();
        var members = all.Take(random.Next(1, all.Count + 1)).ToList();
        var names = new MemberLookup(members);
        Assert.That(
            all.Select(name => names.Find(Encoding.UTF8.GetBytes(name))),
            Is.EqualTo(all.Select(name => members.IndexOf(name))));

        string MakeName() => string.Concat(Enumerable.Range(0, random.Next(0, 24)).Select(_ => alphabet[random.Next(alphabet.Length)]));
    }

    [Test]
    public void NothingIsFoundWhereThereAreNoMembers() => Assert.That(new MemberLookup([]).Find("a"u8), Is.EqualTo(-1));
}
