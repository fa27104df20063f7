using System.Collections.Immutable;
using System.Globalization;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models.Applications;

/// <summary>A client of an authorization server, with read-only and immutable collections and a document of further properties.</summary>
[BsonGenerated]
public sealed partial class OAuthApplication
{
    public ObjectId Id { get; set; }

    [BsonElement("application_type"), BsonIgnoreIfNull]
    public string? ApplicationType { get; set; }

    [BsonElement("client_id"), BsonIgnoreIfNull]
    public string? ClientId { get; set; }

    [BsonElement("client_secret"), BsonIgnoreIfNull]
    public string? ClientSecret { get; set; }

    [BsonElement("concurrency_token"), BsonIgnoreIfNull]
    public string? ConcurrencyToken { get; set; }

    [BsonElement("consent_type"), BsonIgnoreIfNull]
    public string? ConsentType { get; set; }

    [BsonElement("display_name"), BsonIgnoreIfNull]
    public string? DisplayName { get; set; }

    [BsonElement("display_names"), BsonIgnoreIfNull]
    public IReadOnlyDictionary<CultureInfo, string>? DisplayNames { get; set; }

    [BsonElement("permissions"), BsonIgnoreIfNull]
    public IReadOnlyList<string>? Permissions { get; set; }

    [BsonElement("post_logout_redirect_uris")]
    public ImmutableArray<string> PostLogoutRedirectUris { get; set; } = [];

    [BsonElement("properties"), BsonIgnoreIfNull]
    public BsonDocument? Properties { get; set; }

    [BsonElement("redirect_uris"), BsonIgnoreIfNull]
    public IReadOnlyList<string>? RedirectUris { get; set; }

    [BsonElement("requirements"), BsonIgnoreIfNull]
    public IReadOnlyList<string>? Requirements { get; set; }

    [BsonElement("settings"), BsonIgnoreIfNull]
    public IReadOnlyDictionary<string, string>? Settings { get; set; }
}

/// <summary>A token of an authorization server: a long text and a document of properties.</summary>
[BsonGenerated]
public sealed partial class OAuthToken
{
    public ObjectId Id { get; set; }

    [BsonElement("application_id")]
    public ObjectId ApplicationId { get; set; }

    [BsonElement("authorization_id")]
    public ObjectId AuthorizationId { get; set; }

    [BsonElement("concurrency_token"), BsonIgnoreIfNull]
    public string? ConcurrencyToken { get; set; }

    [BsonElement("creation_date"), BsonIgnoreIfNull]
    public DateTime? CreationDate { get; set; }

    [BsonElement("expiration_date"), BsonIgnoreIfNull]
    public DateTime? ExpirationDate { get; set; }

    [BsonElement("payload"), BsonIgnoreIfNull]
    public string? Payload { get; set; }

    [BsonElement("properties"), BsonIgnoreIfNull]
    public BsonDocument? Properties { get; set; }

    [BsonElement("reference_id"), BsonIgnoreIfNull]
    public string? ReferenceId { get; set; }

    [BsonElement("status"), BsonIgnoreIfNull]
    public string? Status { get; set; }

    [BsonElement("subject"), BsonIgnoreIfNull]
    public string? Subject { get; set; }

    [BsonElement("type"), BsonIgnoreIfNull]
    public string? Type { get; set; }
}
