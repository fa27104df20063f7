using System.Reflection;
using System.Reflection.Emit;
using MongoDB.Bson.IO;

namespace Runtime.Scenarios;

/// <summary>
/// A validator like the one that the driver pushes for replacements, in an assembly of its name. MongoDB.Driver is not referenced here.
/// </summary>
internal static class DriverValidators
{
    /// <summary>Refuses names that start with <c>$</c>, in the outermost document alone.</summary>
    public static IElementNameValidator Create()
    {
        var assembly = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("MongoDB.Driver"), AssemblyBuilderAccess.RunAndCollect);
        var type = assembly.DefineDynamicModule("MongoDB.Driver").DefineType(
            "Replacement", TypeAttributes.Public, typeof(object), [typeof(IElementNameValidator)]);
        const MethodAttributes Implementation = MethodAttributes.Public | MethodAttributes.Virtual;

        var child = type.DefineMethod(
            nameof(IElementNameValidator.GetValidatorForChildContent), Implementation, typeof(IElementNameValidator),
            [typeof(string)]).GetILGenerator();
        child.Emit(OpCodes.Call, typeof(NoOpElementNameValidator).GetProperty(nameof(NoOpElementNameValidator.Instance))!.GetMethod!);
        child.Emit(OpCodes.Ret);

        var isValid = type.DefineMethod(
            nameof(IElementNameValidator.IsValidElementName), Implementation, typeof(bool), [typeof(string)]).GetILGenerator();
        isValid.Emit(OpCodes.Ldarg_1);
        isValid.Emit(OpCodes.Ldc_I4, (int)'$');
        isValid.Emit(OpCodes.Call, typeof(string).GetMethod(nameof(string.StartsWith), [typeof(char)])!);
        isValid.Emit(OpCodes.Ldc_I4_0);
        isValid.Emit(OpCodes.Ceq);
        isValid.Emit(OpCodes.Ret);
        return (IElementNameValidator)Activator.CreateInstance(type.CreateType())!;
    }
}
