/// <summary>
/// Names the rules of tests/RULES.md that a model or a test checks. A test of the documentation checks that each rule is named.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Method, AllowMultiple = true)]
internal sealed class RuleAttribute(params string[] numbers) : Attribute
{
    public string[] Numbers { get; } = numbers;
}
