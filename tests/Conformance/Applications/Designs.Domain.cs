namespace Conformance.Models.Designs
{
    public abstract class Entity
    {
        public string? Id { get; set; }

        public string? TenantId { get; set; }
    }

    public abstract class VersionedEntity : Entity
    {
        public DateTimeOffset CreatedAt { get; set; }

        public int Version { get; set; }

        public bool IsLatest { get; set; }
    }

    public class Definition : VersionedEntity
    {
        public string? DefinitionId { get; set; }

        public string? Name { get; set; }

        public Version? ToolVersion { get; set; }

        public Options? Options { get; set; }

        public ICollection<Variable>? Variables { get; set; } = new List<Variable>();

        public ICollection<InputDefinition>? Inputs { get; set; } = new List<InputDefinition>();

        public IDictionary<string, object>? CustomProperties { get; set; } = new Dictionary<string, object>();

        public string? StringData { get; set; }

        public byte[]? BinaryData { get; set; }
    }

    public class Options
    {
        public Type? ActivationStrategyType { get; set; }

        public bool? UsableAsActivity { get; set; }

        public string? IncidentStrategy { get; set; }
    }

    /// <summary>A serializer is registered for it.</summary>
    public class Variable
    {
        public string? Id { get; set; }

        public string? Name { get; set; }

        public object? Value { get; set; }
    }

    public class InputDefinition
    {
        public string? Name { get; set; }

        public Type? Type { get; set; }

        public object? DefaultValue { get; set; }
    }

    public class Instance : Entity
    {
        public string? DefinitionId { get; set; }

        public State? State { get; set; }

        public Status Status { get; set; }

        public SubStatus SubStatus { get; set; }

        public bool IsExecuting { get; set; }

        public DateTimeOffset CreatedAt { get; set; }

        public DateTimeOffset? FinishedAt { get; set; }
    }

    public enum Status
    {
        Running,
        Finished,
    }

    public enum SubStatus
    {
        Pending,
        Executing,
        Suspended = 4,
    }

    public class State
    {
        public string? Id { get; set; }

        public Version? DefinitionVersion { get; set; }

        public ICollection<Bookmark>? Bookmarks { get; set; } = new List<Bookmark>();

        public ICollection<Incident>? Incidents { get; set; }

        public ICollection<ActivityState>? Activities { get; set; }

        public IDictionary<string, object>? Output { get; set; }

        public IDictionary<string, object>? Properties { get; set; }
    }

    public record Bookmark(
        string? Id, string? Name, string? Hash, object? Payload, DateTimeOffset CreatedAt, bool AutoBurn = true);

    public record Incident(string? ActivityId, string? Message, ExceptionState? Exception, DateTimeOffset Timestamp);

    public record ExceptionState(string? Message, string? StackTrace, ExceptionState? InnerException);

    public class ActivityState
    {
        public string? Id { get; set; }

        public string? ParentId { get; set; }

        public Variable? Result { get; set; }

        public Status Status { get; set; }

        public IDictionary<string, object>? Data { get; set; }
    }

    public class StoredBookmark : Entity
    {
        public string? ActivityTypeName { get; set; }

        public string? Hash { get; set; }

        public object? Payload { get; set; }

        public IDictionary<string, object>? Metadata { get; set; }
    }

    public class StoredTrigger : Entity
    {
        public string? DefinitionId { get; set; }

        public string? Hash { get; set; }

        public object? Payload { get; set; }
    }

    public class KeyValue
    {
        public string? Key { get; set; }

        public string? SerializedValue { get; set; }
    }

    public class ExecutionRecord : Entity
    {
        public string? ActivityId { get; set; }

        public int ActivityTypeVersion { get; set; }

        public IDictionary<string, object?>? ActivityState { get; set; }

        public ExceptionState? Exception { get; set; }

        public DateTimeOffset StartedAt { get; set; }

        public bool HasBookmarks { get; set; }
    }

    public class User : Entity
    {
        public string? Name { get; set; }

        public string? HashedPassword { get; set; }

        public ICollection<string>? Roles { get; set; } = new List<string>();
    }

    public class Role : Entity
    {
        public string? Name { get; set; }

        public ICollection<string>? Permissions { get; set; }
    }
}
