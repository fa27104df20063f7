namespace Conformance.Models.Audits
{
    public class AuditEvent
    {
        public string? EventType { get; set; }

        public Surroundings? Environment { get; set; }

        public DateTime StartDate { get; set; }

        public DateTime? EndDate { get; set; }

        public int Duration { get; set; }

        public Target? Target { get; set; }

        public List<string>? Comments { get; set; }

        public Dictionary<string, object>? CustomFields { get; set; }
    }

    public class Surroundings
    {
        public string? UserName { get; set; }

        public string? MachineName { get; set; }

        public string? Exception { get; set; }

        public string? Culture { get; set; }

        public Dictionary<string, object>? CustomFields { get; set; }
    }

    public class Target
    {
        public string? Type { get; set; }

        public string? OldText { get; set; }

        public string? NewText { get; set; }
    }

    public class AuditEventOfWeb : AuditEvent
    {
        public WebAction? Action { get; set; }
    }

    public class WebAction
    {
        public string? HttpMethod { get; set; }

        public Dictionary<string, string>? Headers { get; set; }

        public int ResponseStatusCode { get; set; }

        public Body? ResponseBody { get; set; }

        public string? TraceId { get; set; }
    }

    public class Body
    {
        public string? Type { get; set; }

        public long? Length { get; set; }
    }

    public class FileChange
    {
        public string? Path { get; set; }

        public string? OldPath { get; set; }

        public long Length { get; set; }

        public byte[]? Hash { get; set; }

        public DateTime WrittenAt { get; set; }
    }

    public class AuditEventOfFiles : AuditEvent
    {
        public FileChange? File { get; set; }

        public string? Watcher { get; set; }
    }

    public class RowEvent
    {
        public string? Database { get; set; }

        public string? Transaction { get; set; }

        public List<RowChange>? Entries { get; set; }

        public bool Succeeded { get; set; }

        public int Result { get; set; }
    }

    public class AuditEventOfRows : AuditEvent
    {
        public RowEvent? Rows { get; set; }

        public Guid Batch { get; set; }
    }

    public class RowChange
    {
        public string? Table { get; set; }

        public string? Schema { get; set; }

        public Dictionary<string, object>? PrimaryKey { get; set; }

        public List<ColumnChange>? Changes { get; set; }

        public List<string>? Problems { get; set; }
    }

    public class ColumnChange
    {
        public string? Column { get; set; }

        public object? Before { get; set; }

        public object? After { get; set; }
    }

    public class CommandEvent
    {
        public string? Text { get; set; }

        public string? Connection { get; set; }

        public Dictionary<string, object>? Parameters { get; set; }

        public TimeSpan? Took { get; set; }
    }

    public class AuditEventOfCommands : AuditEvent
    {
        public CommandEvent? Command { get; set; }
    }

    public class CallEvent
    {
        public string? Method { get; set; }

        public string? Contract { get; set; }

        public List<Argument>? Arguments { get; set; }

        public Failure? Failure { get; set; }

        public bool IsAsync { get; set; }

        public double Elapsed { get; set; }
    }

    public class AuditEventOfCalls : AuditEvent
    {
        public CallEvent? Call { get; set; }
    }

    public class Argument
    {
        public string? Name { get; set; }

        public string? Type { get; set; }

        public object? Value { get; set; }

        public int Index { get; set; }
    }

    public class Failure
    {
        public string? Kind { get; set; }

        public string? Message { get; set; }

        public Failure? Inner { get; set; }

        public SortedDictionary<string, string>? Details { get; set; }
    }

    public class Form
    {
        public Dictionary<string, string>? Fields { get; set; }

        public List<FileChange>? Uploads { get; set; }

        public Uri? Referrer { get; set; }
    }
}
