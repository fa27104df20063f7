namespace Conformance.Models.Workflows
{
    public enum Status
    {
        Runnable,
        Suspended,
        Complete,
    }

    public class Instance
    {
        public string? Id { get; set; }

        public string? DefinitionId { get; set; }

        public int Version { get; set; }

        public Status Status { get; set; }

        public List<Pointer>? Pointers { get; set; }

        public object? Data { get; set; }

        public DateTime CreateTime { get; set; }

        public DateTime? CompleteTime { get; set; }

        public long? NextExecution { get; set; }

        public string? Scratch { get; set; }
    }

    public class Pointer
    {
        public string? Id { get; set; }

        public int StepId { get; set; }

        public bool Active { get; set; }

        public DateTime? SleepUntil { get; set; }

        public List<string>? Children { get; set; }

        public Status Status { get; set; }

        public object? Outcome { get; set; }

        public IReadOnlyCollection<string>? Scope { get; set; }
    }

    public class Subscription
    {
        public string? Id { get; set; }

        public string? EventName { get; set; }

        public string? EventKey { get; set; }

        public DateTime SubscribeAsOf { get; set; }

        public string? Token { get; set; }

        public DateTime? TokenExpiry { get; set; }
    }

    public class Occurrence
    {
        public string? Id { get; set; }

        public string? EventName { get; set; }

        public DateTime EventTime { get; set; }

        public bool IsProcessed { get; set; }
    }

    public class Command
    {
        public string? Name { get; set; }

        public string? Data { get; set; }

        public long ExecuteTime { get; set; }
    }

    public class Error
    {
        public DateTime ErrorTime { get; set; }

        public string? Message { get; set; }

        public string? WorkflowId { get; set; }
    }
}
