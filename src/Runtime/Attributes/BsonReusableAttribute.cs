namespace BsonGen;

/// <summary>Lets <see cref="BsonGenSerializer"/> read documents into existing objects of the class.</summary>
/// <remarks>
/// <para>
/// The object then equals a new object: a member without an element gets the value that it has in a new object. Lists of exactly
/// the type <see cref="List{T}"/> are refilled, and their items are reused if their class has the attribute, too. All other
/// values are replaced.
/// </para>
/// <para>
/// The class may have only members with plain getters and setters, not <c>init</c>, and a parameterless constructor that only
/// stores simple values. The generator warns about other classes, whose objects are always new.
/// </para>
/// <para>Through the driver, each document is read into a new object.</para>
/// </remarks>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class BsonReusableAttribute : Attribute;
