namespace BsonGen;

/// <summary>Requests that equal texts of the member share one string when they are read.</summary>
/// <remarks>
/// <para>Use it for members with few different values, such as a status, a currency or a country, and not for secrets.</para>
/// <para>The member is a <c>string</c>, or a collection or dictionary of strings, whose items or values are then shared.</para>
/// <para>
/// A string is kept when it is read for the second time. Each member keeps at most 4,096 strings of at most 31 bytes of UTF-8,
/// less than 700 KB, while the process runs. Longer strings are not shared. Any number of threads may read.
/// </para>
/// <para>With thousands of different values, reading still saves memory, but takes longer.</para>
/// <para>The driver's class map ignores the attribute.</para>
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class BsonInternedAttribute : Attribute;
