using BsonGen.Tests.Shared;
using Conformance.Machine.Examining;

namespace Conformance.Machine.Running;

/// <summary>The compiled types of one side, beside a driver of their own.</summary>
internal sealed class PrivateExaminer : PrivateAssemblies
{
    private readonly Activity _activity;

    /// <param name="activity">The name of a call of the side.</param>
    /// <param name="library">The assembly of base classes.</param>
    /// <param name="types">The assembly of the types.</param>
    public PrivateExaminer(Activity activity, byte[] library, byte[] types)
        : base(typeof(Examiner))
    {
        _activity = activity;
        Call<object?>(nameof(Examiner.Load), library, types);
    }

    /// <summary>Calls a method of the <see cref="Examiner"/> there.</summary>
    public override T Call<T>(string method, params object?[] arguments)
    {
        Progress.Current.Tell(_activity);
        return base.Call<T>(method, arguments);
    }
}
