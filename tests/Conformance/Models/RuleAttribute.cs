/// <summary>Says which rules of docs/compatibility.md a model or a test exercises; the documentation's test sees to it that none is left out.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Method, AllowMultiple = true)]
internal sealed class RuleAttribute(params string[] numbers) : Attribute
{
    public string[] Numbers { get; } = numbers;
}
