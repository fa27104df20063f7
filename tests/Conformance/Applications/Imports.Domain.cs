using System.Text.Json.Serialization;

namespace Conformance.Models.Imports
{
    public record Notification
    {
        [JsonPropertyName("ipaffsId")]
        public int? IpaffsId { get; set; }

        public string? ReferenceNumber { get; set; }

        public int? VersionNumber { get; set; }

        public NotificationType? Type { get; set; }

        public NotificationStatus Status { get; set; }

        public DateTime? LastUpdated { get; set; }

        public PartOne? PartOne { get; set; }

        public PartTwo? PartTwo { get; set; }

        public Commodities? Commodities { get; set; }

        public IDictionary<string, string>? ExternalReferences { get; set; }

        [JsonIgnore]
        public bool IsCancelled => Status == NotificationStatus.Cancelled;
    }

    public enum NotificationType
    {
        Animals,
        Plants,
        Food = 4,
    }

    public enum NotificationStatus
    {
        Draft,
        Submitted,
        Cancelled,
    }

    public record PartOne
    {
        public EconomicOperator? Consignor { get; set; }

        public EconomicOperator? Consignee { get; set; }

        public DateTime? ArrivesAt { get; set; }

        public DateTime? DepartedOn { get; set; }

        public string? PointOfEntry { get; set; }

        public IList<SealContainer>? Seals { get; set; }
    }

    public record PartTwo
    {
        public Decision? Decision { get; set; }

        public LaboratoryTests? Tests { get; set; }

        public bool? ResealedContainersIncluded { get; set; }
    }

    public record EconomicOperator
    {
        public Guid? Id { get; set; }

        public string? CompanyName { get; set; }

        public Address? Address { get; set; }
    }

    public record Address
    {
        public string? Street { get; init; }

        public string? PostalCode { get; init; }

        public string? CountryIsoCode { get; init; }
    }

    public record SealContainer(string? Number, string? ContainerNumber, bool IsOfficial);

    public record Decision
    {
        public required bool IsAcceptable { get; init; }

        public DecisionReason[]? Reasons { get; set; }

        public DateOnly? EffectiveFrom { get; set; }
    }

    public record DecisionReason
    {
        public required string Code { get; init; }

        public string? Text { get; init; }
    }

    public record LaboratoryTests
    {
        public DateTime? TestedOn { get; set; }

        public Applicant? Applicant { get; set; }
    }

    public record Applicant
    {
        public string? Laboratory { get; set; }

        public DateTime? SampledOn { get; set; }

        public int? NumberOfSamples { get; set; }
    }

    public record Commodities
    {
        public decimal? TotalGrossWeight { get; set; }

        public int? NumberOfPackages { get; set; }

        public Complement[]? Complements { get; set; }

        public IDictionary<string, object>? Parameters { get; set; }
    }

    public record Complement
    {
        public string? UniqueId { get; set; }

        public string? SpeciesName { get; set; }

        public double? NetWeight { get; set; }

        public List<string>? Classes { get; set; }
    }

    public class Movement
    {
        public string? Id { get; set; }

        public string? HaulierCode { get; set; }

        public bool? InspectionRequired { get; set; }

        public Location[]? ReportTo { get; set; }

        public Crossing? Planned { get; set; }

        public Crossing? Actual { get; set; }
    }

    public class Location
    {
        public string? InspectionTypeId { get; set; }

        public string[]? LocationIds { get; set; }
    }

    public class Crossing
    {
        public string? RouteId { get; set; }

        public DateTime? ArrivesAt { get; set; }
    }
}
