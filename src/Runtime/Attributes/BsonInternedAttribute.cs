namespace BsonGen;

/// <summary>
/// Requests that equal texts which are read into the member share one string object. Use it for members with few different values, such as a status, a
/// currency or a country, and not for secrets.
/// </summary>
/// <remarks>
/// <para>The type of the member is <c>string</c>, or a collection or dictionary of strings, whose items or values are then shared.</para>
/// <para>
/// A string is kept when it is read for the second time. Each member keeps at most 4,096 strings of at most 31 bytes of UTF-8, less than 700 KB, while
/// the process runs. Longer strings are not shared. Values are equal to those that are read without the attribute. Any number of threads may read.
/// </para>
/// <para>With thousands of different values the attribute still saves memory, but reading takes longer than without it.</para>
/// <para>The driver's class map ignores the attribute.</para>
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class BsonInternedAttribute : Attribute;
