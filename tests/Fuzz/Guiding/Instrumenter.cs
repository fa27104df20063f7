using Mono.Cecil;
using Mono.Cecil.Cil;
using Mono.Cecil.Rocks;

namespace Fuzz.Guiding;

/// <summary>Rewrites an assembly so that each basic block counts its runs.</summary>
internal static class Instrumenter
{
    /// <returns>The assembly.</returns>
    public static MemoryStream Rewrite(string path)
    {
        using var module = ModuleDefinition.ReadModule(path);
        var hit = module.ImportReference(typeof(Coverage).GetMethod(nameof(Coverage.Hit)));
        foreach (var method in module.GetTypes()
            .SelectMany(static type => type.Methods)
            .Where(static method => method.HasBody && method.Body.Instructions.Count > 0))
        {
            Rewrite(method.Body, hit);
        }

        var rewritten = new MemoryStream();
        module.Write(rewritten);
        rewritten.Position = 0;
        return rewritten;
    }

    private static void Rewrite(MethodBody body, MethodReference hit)
    {
        body.SimplifyMacros();
        var processor = body.GetILProcessor();
        foreach (var first in FindBlocks(body))
        {
            // The first instruction of the block moves behind the call, so that jumps to the block lead to the call.
            var moved = processor.Create(OpCodes.Nop);
            moved.OpCode = first.OpCode;
            moved.Operand = first.Operand;
            processor.InsertAfter(first, moved);
            processor.InsertAfter(first, processor.Create(OpCodes.Call, hit));
            first.OpCode = OpCodes.Ldc_I4;
            first.Operand = Coverage.AddBlock();
        }

        body.OptimizeMacros();
    }

    private static List<Instruction> FindBlocks(MethodBody body)
    {
        var blocks = new HashSet<Instruction> { body.Instructions[0] };
        foreach (var instruction in body.Instructions)
        {
            if (instruction.OpCode.FlowControl == FlowControl.Cond_Branch && instruction.Next is { } next)
            {
                blocks.Add(next);
            }

            if (instruction.Operand is Instruction target)
            {
                blocks.Add(target);
            }
            else if (instruction.Operand is Instruction[] targets)
            {
                blocks.UnionWith(targets);
            }
        }

        // A prefix and its instruction stay together.
        return [.. body.Instructions.Where(instruction =>
            blocks.Contains(instruction) && instruction.Previous?.OpCode.OpCodeType != OpCodeType.Prefix)];
    }
}
