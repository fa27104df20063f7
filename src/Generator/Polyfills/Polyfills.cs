// Types that newer language features need and netstandard2.0 lacks.
using System.Globalization;
using System.Text;

#pragma warning disable IDE0130 // The namespaces are the compiler's.

namespace System.Diagnostics.CodeAnalysis
{
    [AttributeUsage(AttributeTargets.Constructor)]
    internal sealed class SetsRequiredMembersAttribute : Attribute;
}

namespace System.Runtime.CompilerServices
{
    internal static class IsExternalInit;

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Field | AttributeTargets.Property)]
    internal sealed class RequiredMemberAttribute : Attribute;

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    internal sealed class CompilerFeatureRequiredAttribute(string featureName) : Attribute
    {
        public string FeatureName => featureName;
    }

    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class CollectionBuilderAttribute(Type builderType, string methodName) : Attribute
    {
        public Type BuilderType => builderType;

        public string MethodName => methodName;
    }

    [AttributeUsage(AttributeTargets.Struct)]
    internal sealed class InterpolatedStringHandlerAttribute : Attribute;

    /// <summary>Formats each <c>$"…"</c> of this assembly, which would otherwise depend on the current culture.</summary>
    internal readonly struct DefaultInterpolatedStringHandler(int literalLength, int formattedCount)
    {
        private readonly StringBuilder _text = new(literalLength + (formattedCount * 16));

        public void AppendLiteral(string value) => _text.Append(value);

        public void AppendFormatted(object? value, string? format = null) =>
            _text.Append(value is IFormattable formattable
                ? formattable.ToString(format, CultureInfo.InvariantCulture)
                : value?.ToString());

        public string ToStringAndClear() => _text.ToString();
    }
}
