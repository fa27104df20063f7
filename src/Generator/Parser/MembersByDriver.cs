using BsonGen.Generator.Diagnostics;
using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>The diagnostic for a member whose values, or values inside them, the driver's serializer reads and writes.</summary>
/// <param name="Descriptor">The diagnostic.</param>
/// <param name="Location">The member, or the attribute that is the cause; null without source code.</param>
/// <param name="Cause">The second argument of the message.</param>
internal sealed record MembersByDriver(DiagnosticDescriptor Descriptor, Location? Location, string Cause)
{
    // Generated code supports these attributes.
    private static readonly HashSet<string> Known =
    [
        KnownNames.BsonElement, KnownNames.BsonId, KnownNames.BsonIgnoreIfNull, KnownNames.BsonIgnoreIfDefault, KnownNames.BsonDefaultValue, KnownNames.BsonRequired,
        KnownNames.BsonExtraElements,
    ];

    /// <summary>Finds the diagnostic; null for a member that generated code reads and writes.</summary>
    /// <param name="member">The member.</param>
    /// <param name="value">How the member is read and written.</param>
    /// <param name="values">Decides how values inside the member are read and written.</param>
    /// <param name="context">The compilation.</param>
    public static MembersByDriver? Find(MemberShape member, ValueModel value, ValueParser values, ParserContext context)
    {
        var location = member.Symbol.GetSourceLocation();
        if (value is ClassMappedValue && FindAttribute(member) is { } attribute)
        {
            return new(Descriptors.MemberByDriver, attribute.GetLocation() ?? location, $"is read and written by the driver's serializer because of [{attribute.GetShortName()}]");
        }

        var type = new ValuesByDriver(values).Find(member.Type, value);
        var candidate = type is null && value is not RepresentedValue
            ? null
            : CandidateTypes.FindIn(type ?? member.Type, context.Compilation)
                .FirstOrDefault(candidate => SymbolEqualityComparer.Default.Equals(candidate.ContainingAssembly, context.Compilation.Assembly));
        return
            candidate is not null ? new(Descriptors.CouldBeGenerated, location, candidate.ToDisplayString()) :
            type is not null ? new(Descriptors.MemberByDriver, location, $"holds '{type.ToDisplayString()}', which the driver's serializer reads and writes") :
            null;
    }

    /// <summary>Finds the attribute because of which the driver reads and writes the member: one that names a serializer, or the last one that configures it.</summary>
    private static AttributeData? FindAttribute(MemberShape member) => !member.HasOwnSerializer
        ? null
        : member.Attributes.FindKindOf(KnownNames.BsonSerializerAttribute) ?? member.Attributes.LastOrDefault(attribute =>
            attribute.AttributeClass is { } type && (type.ToDriverName() is { Length: > 0 } name ? !Known.Contains(name) : SerializerAttributes.Include(type)));
}
