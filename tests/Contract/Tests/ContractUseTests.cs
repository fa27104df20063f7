using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using Contract.V1;
using NUnit.Framework;

namespace BsonGen.Contract.Tests;

/// <summary>The library uses the whole contract, so that removing or renaming any part of it does not compile.</summary>
public sealed class ContractUseTests
{
    /// <summary>Members that the driver, the runtime or the compiler calls, and that generated code calls never or only with driver 3.0 or later.</summary>
    private static readonly string[] NotForGeneratedCode =
    [
        "Deserialize", "FindDiscriminatorConvention", "GetDocumentId", "GetSerializer", "Register", "Serialize", "SetDocumentId", "TryGetMemberSerializationInfo",
        "get_IsDiscriminatorCompatibleWithObjectSerializer", "get_ValueType",
    ];

    /// <summary>Members that only code for later drivers than the library's calls.</summary>
    private static readonly string[] ForLaterDrivers =
    [
        "CreateImmutableSortedSet", "ReadHalf", "ReadMemory", "ReadReadOnlyMemory", "ReadTimeOnly", "WriteHalf", "WriteMemory", "WriteReadOnlyMemory", "WriteTimeOnly",
    ];

    /// <summary>Members that newer generated code calls.</summary>
    private static readonly string[] NewerThanTheLibrary =
    [
        "DescribeElement", "ReadActive", "ReadOtherPair", "ReadOtherTuple", "TryReadEndTuple", "TryReadStartPlainPair", "TryReadStartPlainTuple", "WriteActive",
        .. from call in (string[])["Read", "Write"]
           from item in (string[])["Boolean", "DateTime", "Decimal", "Double", "Guid", "Int32", "Int64", "ObjectId", "String"]
           from collection in (string[])["Array", "List"]
           select call + item + collection,
    ];

    /// <summary>Types that only code for later drivers than the library's uses.</summary>
    private static readonly string[] TypesForLaterDrivers = ["DateOnlyMember", "ImmutableArrayMember`1", "TimeOnlyMember"];

    [Test]
    public void EveryMemberIsUsed()
    {
        using var library = new PEReader(File.OpenRead(typeof(Scalars).Assembly.Location));
        var metadata = library.GetMetadataReader();
        var used = metadata.MemberReferences.Select(handle => metadata.GetString(metadata.GetMemberReference(handle).Name))
            .Concat(metadata.MethodDefinitions.Select(handle => metadata.GetString(metadata.GetMethodDefinition(handle).Name)))
            .ToHashSet();
        var members =
            from type in typeof(BsonGeneratedAttribute).Assembly.GetExportedTypes()
            where type.Namespace == "BsonGen.CodeGeneration" && !type.IsSubclassOf(typeof(Delegate))
            from member in type.GetMembers(BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly)
            where member is MethodInfo { IsPublic: true } or MethodInfo { IsFamily: true } or ConstructorInfo { IsPublic: true } or FieldInfo { IsPublic: true, IsLiteral: false }
            select member.Name;
        var unused = members.Distinct().Where(member => !used.Contains(member)).Order(StringComparer.Ordinal).ToList();
        Assert.That(unused, Is.EqualTo(NotForGeneratedCode.Concat(ForLaterDrivers).Concat(NewerThanTheLibrary).Order(StringComparer.Ordinal)), string.Join(", ", unused));
    }

    /// <summary>The assembly has no references to constants.</summary>
    [Test]
    public void EveryTypeIsUsed()
    {
        using var library = new PEReader(File.OpenRead(typeof(Scalars).Assembly.Location));
        var metadata = library.GetMetadataReader();
        var used = metadata.TypeReferences.Select(metadata.GetTypeReference)
            .Where(type => metadata.GetString(type.Namespace) == "BsonGen.CodeGeneration")
            .Select(type => metadata.GetString(type.Name));
        var types = typeof(BsonGeneratedAttribute).Assembly.GetExportedTypes()
            .Where(type => type.Namespace == "BsonGen.CodeGeneration" && type.GetFields().All(field => !field.IsLiteral))
            .Select(type => type.Name);
        Assert.That(types, Is.EquivalentTo(used.Concat(TypesForLaterDrivers)));
    }
}
