namespace BsonGen.Generator.Checks;

/// <summary>Types with errors that the compiler reports.</summary>
internal sealed class DeclarationErrorsCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        if (DeclarationErrors.AreIn(type.Type))
        {
            type.RefuseForCompilerError();
        }
    }
}
