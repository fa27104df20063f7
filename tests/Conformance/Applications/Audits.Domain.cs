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
}
