namespace MongoDB.Driver.GridFS;

public class GridFSBucket : GridFSBucket<ObjectId>
{
    public GridFSBucket(IMongoDatabase database, GridFSBucketOptions options = null) : base(database, options) => throw null;
    public IAsyncCursor<GridFSFileInfo> Find(FilterDefinition<GridFSFileInfo> filter, GridFSFindOptions options = null, CancellationToken cancellationToken = default) => throw null;
}

public class GridFSBucket<TFileId>
{
    public GridFSBucket(IMongoDatabase database, GridFSBucketOptions options = null) => throw null;
    public byte[] DownloadAsBytesByName(string filename, GridFSDownloadByNameOptions options = null, CancellationToken cancellationToken = default) => throw null;
    public void UploadFromBytes(TFileId id, string filename, byte[] source, GridFSUploadOptions options = null, CancellationToken cancellationToken = default) => throw null;
}

public class GridFSBucketOptions
{
    public int ChunkSizeBytes { get; set; }
}

public class GridFSDownloadByNameOptions : GridFSDownloadOptions;

public class GridFSDownloadOptions;

public sealed class GridFSFileInfo
{
    public string Filename { get; }
    public BsonDocument Metadata { get; }
}

public class GridFSFindOptions : GridFSFindOptions<ObjectId>;

public class GridFSFindOptions<TFileId>;

public class GridFSUploadOptions
{
    public BsonDocument Metadata { get; set; }
}
