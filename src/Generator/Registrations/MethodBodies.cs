using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>Finds the code of methods in the compilation.</summary>
/// <param name="reading">Depends on this code.</param>
internal sealed class MethodBodies(SemanticModels models, CandidateReading reading, CancellationToken cancellationToken)
{
    /// <summary>The declaration of a method or local function; null if it is of another assembly.</summary>
    public IOperation? Find(IMethodSymbol method) => FindDeclaration(method.OriginalDefinition);

    /// <summary>The statements of a method or local function; null if it is of another assembly.</summary>
    public IOperation? FindBlock(IMethodSymbol method) => Find(method) switch
    {
        IMethodBodyOperation body => body.BlockBody ?? body.ExpressionBody,
        ILocalFunctionOperation function => function.Body,
        _ => null,
    };

    /// <summary>The code of all methods and constructors of a class; empty for a class of another assembly.</summary>
    public IEnumerable<IOperation> FindAll(INamedTypeSymbol type)
    {
        reading.AddFiles([type]);
        return type.GetMembers().OfType<IMethodSymbol>().Select(FindDeclaration).OfType<IOperation>();
    }

    private IOperation? FindDeclaration(IMethodSymbol method)
    {
        var syntax = method.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax();
        if (syntax is null || !models.Contain(syntax.SyntaxTree))
        {
            return null;
        }

        var operation = models.Of(syntax.SyntaxTree).GetOperation(syntax, cancellationToken);
        reading.AddCode(syntax, operation);
        return operation;
    }
}
