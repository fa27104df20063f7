namespace BsonGen.Generator.Checks;

/// <summary>Methods about writing an element that the driver refuses, or that generated code can't call.</summary>
internal sealed class ShouldSerializeCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var member in type.Access.Members)
        {
            var method = member.ShouldSerialize;
            if (method is { IsStatic: true } or { IsGenericMethod: true })
            {
                type.LeaveToClassMap($"'{method.Name}' is static or generic, which the driver refuses");
            }
            else if (method?.IsObsoleteError() == true)
            {
                type.LeaveToClassMap($"'{method.Name}' is obsolete, and calling it is an error");
            }
        }
    }
}
