namespace Conformance.Models.Workflows
{
    public enum Status
    {
        Runnable,
        Suspended,
        Complete,
    }

    public enum ErrorHandling
    {
        Retry,
        Suspend,
        Compensate = 8,
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

    public class Definition
    {
        public string? Id { get; set; }

        public int Version { get; set; }

        public string? Description { get; set; }

        public List<Step>? Steps { get; set; }

        public ErrorHandling DefaultHandling { get; set; }

        public TimeSpan? Retry { get; set; }
    }

    public class Step
    {
        public int StepId { get; set; }

        public string? Name { get; set; }

        public string? Tag { get; set; }

        public List<Branch>? Branches { get; set; }

        public bool Resumes { get; set; }

        public ErrorHandling? Handling { get; set; }
    }

    public class Branch
    {
        public string? Label { get; set; }

        public int NextStep { get; set; }

        public decimal Weight { get; set; }
    }

    public class Lease
    {
        public string? Key { get; set; }

        public Guid Owner { get; set; }

        public DateTime Expires { get; set; }
    }

    public class Ticket
    {
        public string? Id { get; set; }

        public string? Queue { get; set; }

        public DateTimeOffset EnqueuedAt { get; set; }

        public int Attempts { get; set; }
    }

    public class Scheduled
    {
        public string? Id { get; set; }

        public string? Name { get; set; }

        public long ExecuteTime { get; set; }

        public string? Data { get; set; }
    }

    public class Attribute
    {
        public string? Key { get; set; }

        public object? Value { get; set; }
    }

    public class ExecutionLog
    {
        public string? Id { get; set; }

        public List<LogLine>? Lines { get; set; }

        public int Dropped { get; set; }
    }

    public class LogLine
    {
        public DateTime At { get; set; }

        public string? Text { get; set; }

        public Status Level { get; set; }
    }

    public class Reference
    {
        public string? Id { get; set; }

        public int Version { get; set; }
    }

    public class Worker
    {
        public string? Id { get; set; }

        public string? Host { get; set; }

        public int ProcessId { get; set; }

        public List<string>? Capabilities { get; set; }

        public double Load { get; set; }
    }

    public class Heartbeat
    {
        public string? WorkerId { get; set; }

        public DateTime At { get; set; }

        public short Missed { get; set; }
    }

    public class Activity
    {
        public string? Name { get; set; }

        public string? Token { get; set; }

        public byte[]? Payload { get; set; }

        public Reference? Workflow { get; set; }
    }

    public class Compensation
    {
        public int StepId { get; set; }

        public bool IsDone { get; set; }

        public List<Error>? Errors { get; set; }
    }

    public class Search
    {
        public string? Terms { get; set; }

        public List<Reference>? Hits { get; set; }

        public Dictionary<string, long>? Facets { get; set; }
    }
}
