using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>The conventions of a pack that code creates, in their order.</summary>
internal sealed class PackItems
{
    private const string ConventionPack = Serialization + "Conventions.ConventionPack";

    private readonly List<CodeValue> _conventions = [];

    /// <summary>Whether the pack is made in a way that can't be read.</summary>
    public bool IsUnknown { get; private set; }

    /// <summary>Each creates an object.</summary>
    public IReadOnlyList<CodeValue> Conventions => _conventions;

    public static PackItems Read(CodeValue pack)
    {
        var items = new PackItems();
        items.AddPack(pack);
        return items;
    }

    private void AddPack(CodeValue pack)
    {
        if (pack.Operation is IConversionOperation { OperatorMethod: null, Operand: var operand })
        {
            AddPack(pack.With(operand));
        }
        else if (pack.Operation is IParameterReferenceOperation parameter && pack.Scope.Find(parameter.Parameter) is { } argument)
        {
            AddPack(argument);
        }
        else if (pack.Operation is ILocalReferenceOperation { Local: var local })
        {
            AddLocal(local, pack);
        }
        else if (pack.Operation is IObjectCreationOperation { Arguments.IsEmpty: true, Type: { } type } &&
            type.ToDriverName() == ConventionPack)
        {
            AddAll(pack);
        }
        else
        {
            IsUnknown = true;
        }
    }

    private void AddAll(CodeValue list)
    {
        if (list.GetItems() is not { } items)
        {
            IsUnknown = true;
            return;
        }

        foreach (var item in items)
        {
            Add(item);
        }
    }

    // A pack in a local variable may be filled by calls, and used in no other way.
    private void AddLocal(ILocalSymbol local, CodeValue use)
    {
        var all = CodeOperations.FindAll(use.Operation);
        if (CodeOperations.FindInitial(local, all) is not { } initial)
        {
            IsUnknown = true;
            return;
        }

        AddPack(use.With(initial));
        foreach (var reference in all.OfType<ILocalReferenceOperation>().Where(other => other.Local.Is(local)))
        {
            var user = reference.Parent is IConversionOperation conversion ? conversion.Parent : reference.Parent;
            switch (user)
            {
                case IInvocationOperation { TargetMethod.Name: "Add", Arguments: [var only] }:
                    AddOneOrLoop(use.With(only.Value), all);
                    break;

                case IInvocationOperation { TargetMethod.Name: "AddRange", Arguments: [var only] }:
                    AddAll(use.With(only.Value));
                    break;

                case IArgumentOperation { Parent: IInvocationOperation { TargetMethod: var called } }
                    when called.ContainingType.ToDriverName() == ConventionRegistry:
                    break;

                default:
                    IsUnknown = true;
                    break;
            }
        }
    }

    // The argument may be the variable of a loop over a list.
    private void AddOneOrLoop(CodeValue convention, IEnumerable<IOperation> all)
    {
        var loop = convention.Resolve().Operation is ILocalReferenceOperation { Local: var variable }
            ? all.OfType<IForEachLoopOperation>().FirstOrDefault(candidate => candidate.Locals.Any(variable.Is))
            : null;
        if (loop is null)
        {
            Add(convention);
        }
        else
        {
            AddAll(convention.With(loop.Collection));
        }
    }

    private void Add(CodeValue convention)
    {
        var resolved = convention.Resolve();
        if (resolved.Operation is IObjectCreationOperation)
        {
            _conventions.Add(resolved);
        }
        else
        {
            IsUnknown = true;
        }
    }
}
