namespace Conformance.Machine.Running;

/// <summary>The exceptions with which the driver refuses types of a sample.</summary>
/// <param name="ask">Asks the driver for them, which uses the types.</param>
/// <param name="targets">How many types are compared.</param>
internal sealed class Refusals(Func<string[]> ask, int targets)
{
    // The subjects of refusals. An error that names the serialized member is about a value.
    private static readonly string[] Subjects = [
        "Conformance.Models.",
        "erializer",
        "GenericArguments[",
        "NewExpression",
        "' is not mapped.",
    ];

    private const string OfMember = "An error occurred while ";

    // Where generated code does not serve a type, the direct API has the same outcome, in spans and in buffers.
    private const int StepsOfOneUse = 3;

    private readonly HashSet<string> _said = [];
    private readonly Dictionary<string, int> _again = [];
    private string[]? _answers;

    // Queried only after the first difference, since the query uses the types.
    private string[] Answers => _answers ??= ask();

    public bool Any => Answers.Length > 0;

    /// <summary>Adds an outcome of the class map from a step without a document, where only the types can cause an error.</summary>
    public void Add(Outcome outcome)
    {
        if (outcome.IsError &&
            Subjects.Any(subject => outcome.Message.Contains(subject, StringComparison.Ordinal)) &&
            !IsOfMember(outcome.Message))
        {
            _said.Add(outcome.Message);
        }
    }

    public bool Exists(Predicate<string> predicate) => _said.Any(message => predicate(message)) || Array.Exists(Answers, predicate);

    /// <summary>Whether the message is a refusal, alone or inside the exceptions of the members that hold the type.</summary>
    public bool Contains(string message) => IsRefusal(WithoutMembers(message));

    /// <summary>Whether the message is that of an exception of a member, inside which another one is.</summary>
    public static bool IsOfMember(string message) => message.StartsWith(OfMember, StringComparison.Ordinal);

    /// <summary>Whether the message is a refusal that was thrown for fewer types than are compared.</summary>
    public bool TakeAgain(string message)
    {
        var refusal = WithoutMembers(message);
        return IsRefusal(refusal) && (_again[refusal] = _again.GetValueOrDefault(refusal) + 1) <= targets * StepsOfOneUse;
    }

    private bool IsRefusal(string message) => _said.Contains(message) || Answers.Contains(message);

    // "An error occurred while serializing the Items property of class Shelf: " stands before the message, once for each member.
    private static string WithoutMembers(string message)
    {
        const string Separator = ": ";
        while (IsOfMember(message) && message.Contains(Separator, StringComparison.Ordinal))
        {
            message = message[(message.IndexOf(Separator, StringComparison.Ordinal) + Separator.Length)..];
        }

        return message;
    }
}
