namespace Conformance.Models.Depots.Domain
{
    /// <summary>A base class whose class map another assembly registers.</summary>
    public class Stored
    {
        public string? Number { get; set; }

        public DateTime ChangedAt { get; set; }

        public decimal Weight { get; set; }

        public int Revision { get; set; }

        public bool IsDirty { get; set; }

        public Level? Level { get; set; }

        public Dictionary<string, object>? Others { get; set; }
    }

    public enum Level
    {
        Low,
        High = 3,
    }

    public abstract class Keyed<TKey, TNote>
    {
        public TKey? Key { get; set; }

        public TNote? Note { get; set; }
    }

    public abstract class Vehicle
    {
        public int Id { get; set; }

        public string? Plate { get; set; }
    }
}
