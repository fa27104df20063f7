using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>Finds the effect of a convention in a pack, as the property of a declaration with the same effect.</summary>
internal sealed class RegisteredConventionReader(MethodBodies bodies)
{
    private const string DictionaryRepresentation = Serialization + "Options.DictionaryRepresentation";

    /// <param name="created">The expression that creates the convention.</param>
    /// <returns>Null without a known effect: the class map that results is compared at run time.</returns>
    public RegisteredConvention? Read(CodeValue created)
    {
        if (created.Operation is not IObjectCreationOperation { Type: INamedTypeSymbol type } creation)
        {
            return null;
        }

        var arguments = creation.Arguments.Select(argument => created.With(argument.Value).Resolve()).ToList();
        var name = type.ToDriverName();
        if (!name.StartsWith(DriverConvention.Namespace, StringComparison.Ordinal))
        {
            return Guess(bodies.FindAll(type).ToList(), arguments);
        }

        if (DriverConvention.Find(type) is { } convention)
        {
            return Read(convention, arguments);
        }

        var isByDelegate = type.Name is "DelegateMemberMapConvention" or "DelegateClassMapConvention";
        return isByDelegate && arguments is [_, { Operation: IAnonymousFunctionOperation code }] ? Guess([code], []) : null;
    }

    private static RegisteredConvention? Read(DriverConvention convention, List<CodeValue> arguments) =>
        (convention.Argument, arguments) switch
        {
            (ConventionArgument.None, []) => new(convention.Property, Constants.Print(!convention.IsOpposite)),
            (ConventionArgument.Flag, [{ Constant: bool flag }]) => new(convention.Property, Constants.Print(flag)),
            (ConventionArgument.EnumRepresentation, [var representation]) => OfEnums(convention.Property, representation),
            (ConventionArgument.EnumRepresentation, [var representation, { Constant: bool isTopLevelOnly }]) =>
                OfEnums(isTopLevelOnly ? convention.Property : ConventionProperties.AllEnums, representation),
            (ConventionArgument.Names, [var names]) => OfNames(convention.Property, names),
            _ => null,
        };

    // What a convention of the user probably does. If it does something else, the class map serves the types that it changes,
    // as it would without this guess.
    private static RegisteredConvention? Guess(List<IOperation> code, List<CodeValue> arguments)
    {
        var calls = code.SelectMany(body => body.Descendants()).OfType<IInvocationOperation>().ToList();
        if (calls.Exists(call => FindDriverMethod(call) == "WithDictionaryRepresentation"))
        {
            var representation = arguments
                .Select(argument => argument.Operation)
                .Concat(code.SelectMany(body => body.Descendants()))
                .Select(CodeOperations.FindEnumValue)
                .FirstOrDefault(value => value?.ContainingType.ToDriverName() == DictionaryRepresentation);
            return representation is null ? null : new(ConventionProperties.DictionaryRepresentation, representation.Name);
        }

        var id = calls.Find(call => FindDriverMethod(call) is "MapIdProperty" or "MapIdMember" or "MapIdField");
        if (id?.Arguments is [{ Value: { ConstantValue.Value: string name } }])
        {
            return new(ConventionProperties.IdMember, name);
        }

        return calls.Exists(call => FindDriverMethod(call) == "SetElementName") &&
            calls.Exists(call => call.TargetMethod is
            { Name: "ToLower" or "ToLowerInvariant", ContainingType.SpecialType: System_Char })
                ? new(ConventionProperties.CamelCaseElementNames, "true")
                : null;
    }

    // The name of a method that the driver declares; null for other methods.
    private static string? FindDriverMethod(IInvocationOperation call) =>
        call.TargetMethod.ContainingType.ToDriverName().Length > 0 ? call.TargetMethod.Name : null;

    private static RegisteredConvention? OfEnums(string property, CodeValue representation) =>
        CodeOperations.FindEnumValue(representation.Operation) is { Name: "String" or "Int32" or "Int64" } value
            ? new(property, value.Name)
            : null;

    // A name, or an array of names.
    private static RegisteredConvention? OfNames(string property, CodeValue names)
    {
        var items = names.Constant is string ? [names] : names.GetItems();
        var texts = items?.Select(item => item.Resolve().Constant as string).ToList();
        return texts is null ||
            texts.Count == 0 ||
            texts.Exists(text => text is null || !SyntaxFacts.IsValidIdentifier(text))
            ? null
            : new(property, string.Join(RegisteredConvention.NameSeparator, texts));
    }
}
