namespace BsonGen.Generator.Checks;

/// <summary>All checks in their order.</summary>
internal static class TypeChecks
{
    /// <summary>The checks of each stage begin only if a serializer can be generated after the stage before.</summary>
    private static readonly ITypeCheck[][] Stages =
    [
        // The declaration, before the type is mapped.
        [new DeclarationErrorsCheck()],
        [new DeclarationCheck(), new DocumentKindCheck()],

        // The map.
        [new MemberErrorsCheck()],
        [
            new CustomCodeCheck(),
            new KnownTypesCheck(),
            new IndexersCheck(),
            new ExtraElementsCheck(),
            new NoEffectOnUnmappedCheck(),
            new IgnoredRefStructsCheck(),
            new SingleAttributesCheck(),
            new RequiredAndOmittedCheck(),
            new NoEffectOnMembersCheck(),
            new RefusedMembersCheck(),
            new RefusedKeysCheck(),
            new StructCollectionsCheck(),
            new FrameworkOrderCheck(),
            new CreatorsCheck(),
            new NoEffectOnTypesCheck(),
            new CovariantOverridesCheck(),
        ],
        [new ElementNamesCheck()],

        // The access of generated code to objects and members.
        [
            new ConstructionCheck(),
            new AccessorsCheck(),
            new DefaultValuesCheck(),
            new ShouldSerializeCheck(),
            new SetterOrderCheck(),
            new NamedTypesCheck(),
            new InheritedDiscriminatorCheck(),
            new UnstoredMembersCheck(),
        ],
    ];

    /// <summary>Runs the checks. None follows a stage that finds why no serializer can be generated.</summary>
    public static CheckedType Examine(TypeUnderCheck type)
    {
        foreach (var stage in Stages)
        {
            foreach (var check in stage)
            {
                check.Check(type);
            }

            if (type.Outcome != TypeOutcome.Generated)
            {
                break;
            }
        }

        return type.Result;
    }
}
