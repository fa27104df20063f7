using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>A serializer of the driver that code sets on a member, and that has a codec.</summary>
/// <param name="Representation">The BSON type, or the representation of a Guid.</param>
/// <param name="Code">The expression that creates an equal serializer.</param>
internal sealed record RegisteredSerializer(string Representation, string Code)
{
    private const string Serializers = Serialization + "Serializers.";

    private static readonly Dictionary<string, string> TypesByName = new()
    {
        [Serializers + "StringSerializer"] = "System.String",
        [Serializers + "DecimalSerializer"] = "System.Decimal",
        [Serializers + "Int32Serializer"] = "System.Int32",
        [Serializers + "Int64Serializer"] = "System.Int64",
        [Serializers + "DoubleSerializer"] = "System.Double",
        [Serializers + "CharSerializer"] = "System.Char",
        [Serializers + "ObjectIdSerializer"] = ObjectId,
        [Serializers + "GuidSerializer"] = "System.Guid",
        [Serializers + "DateTimeOffsetSerializer"] = "System.DateTimeOffset",
    };

    /// <returns>Null for other serializers.</returns>
    public static RegisteredSerializer? Find(CodeValue value, ITypeSymbol memberType)
    {
        var resolved = value.Resolve();
        var type = memberType.GetNullableValue();
        if (type is not null)
        {
            return FindOfNullable(resolved, type);
        }

        if (resolved.Operation is not IObjectCreationOperation { Type: INamedTypeSymbol serializer, Arguments: [var only] } ||
            !IsFor(serializer, memberType) ||
            resolved.With(only.Value).Resolve() is not { IsConstant: true } argument ||
            CodeOperations.FindEnumValue(argument.Operation) is not { } representation ||
            representation.ContainingType.Name is not ("BsonType" or "GuidRepresentation"))
        {
            return null;
        }

        var codec = GetCodec(memberType, representation);
        return codec is null
            ? null
            : new(
                $"{representation.ContainingType.Name}.{representation.Name}",
                $"new {serializer.ToCode()}({representation.ContainingType.ToCode()}.{representation.Name})");
    }

    private static RegisteredSerializer? FindOfNullable(CodeValue serializer, ITypeSymbol type)
    {
        var inner = serializer.Operation switch
        {
            IObjectCreationOperation { Type: { } created, Arguments: [var only] }
                when created.ToDriverName() == Serializers + "NullableSerializer" => only.Value,
            IInvocationOperation { TargetMethod: { Name: "Create", ContainingType: { } factory }, Arguments: [var only] }
                when factory.ToDriverName() == Serializers + "NullableSerializer" => only.Value,
            _ => null,
        };
        return inner is not null && Find(serializer.With(inner), type) is { } ofValue
            ? ofValue with { Code = $"new global::{Serializers}NullableSerializer<{type.ToCode()}>({ofValue.Code})" }
            : null;
    }

    private static bool IsFor(INamedTypeSymbol serializer, ITypeSymbol type)
    {
        var name = serializer.ToDriverName();
        return name == Serializers + "EnumSerializer"
            ? serializer.TypeArguments[0].Is(type)
            : TypesByName.TryGetValue(name, out var known) && known == type.ToKnownName();
    }

    /// <summary>The codec of a member with such a serializer.</summary>
    public static CodecModel? FindCodec(ITypeSymbol type, string representation)
    {
        if (type.GetNullableValue() is { } value)
        {
            return FindCodec(value, representation) is { } ofValue ? new NullableCodec(value.ToCode(), ofValue) : null;
        }

        var parts = representation.Split('.');
        return parts[0] == "GuidRepresentation"
            ? ScalarCodecs.FindGuid(type, parts[1])
            : ScalarCodecs.Find(type, parts[1]);
    }

    private static CodecModel? GetCodec(ITypeSymbol type, IFieldSymbol representation) =>
        FindCodec(type, $"{representation.ContainingType.Name}.{representation.Name}");
}
