using System.Globalization;
using MongoDB.Bson;
using MongoDB.Bson.IO;

namespace Conformance.Tests;

/// <summary>A reader of bytes with overrides of the user.</summary>
internal sealed class UserBinaryReader(Stream stream, Change change, CallLog log) : BsonBinaryReader(stream)
{
    private bool _isNumber;

    public override BsonType ReadBsonType()
    {
        var type = log.Add("type", base.ReadBsonType());
        _isNumber = change == Change.Types && type == BsonType.Int32;
        if (_isNumber)
        {
            CurrentBsonType = type = BsonType.String;
        }

        return type;
    }

    public override string ReadName(INameDecoder nameDecoder) => UserNames.Read(change, log, nameDecoder, base.ReadName);

    public override string ReadString()
    {
        log.Add("text");
        if (!_isNumber)
        {
            return base.ReadString();
        }

        CurrentBsonType = BsonType.Int32;
        return base.ReadInt32().ToString(CultureInfo.InvariantCulture);
    }

    public override int ReadInt32() => log.Add("number", change.Number(base.ReadInt32()));

    public override void ReadStartDocument()
    {
        log.Add("start");
        base.ReadStartDocument();
    }

    public override void ReadEndDocument()
    {
        base.ReadEndDocument();
        log.Add("end");
    }

    public override void SkipValue()
    {
        log.Add("skip");
        base.SkipValue();
    }

    public override BsonReaderBookmark GetBookmark()
    {
        log.Add("bookmark");
        return base.GetBookmark();
    }

    public override void ReturnToBookmark(BsonReaderBookmark bookmark)
    {
        log.Add("return");
        base.ReturnToBookmark(bookmark);
    }
}

/// <summary>A reader of nodes with overrides of the user.</summary>
internal sealed class UserDocumentReader(BsonDocument document, Change change, CallLog log) : BsonDocumentReader(document)
{
    public override BsonType ReadBsonType() => log.Add("type", base.ReadBsonType());

    public override string ReadName(INameDecoder nameDecoder) => UserNames.Read(change, log, nameDecoder, base.ReadName);

    public override string ReadString() => log.Add("text", change.Text(base.ReadString()));

    public override int ReadInt32() => log.Add("number", change.Number(base.ReadInt32()));

    public override void ReadStartDocument()
    {
        log.Add("start");
        base.ReadStartDocument();
    }

    public override void SkipValue()
    {
        log.Add("skip");
        base.SkipValue();
    }
}

/// <summary>A writer of bytes with overrides of the user.</summary>
internal sealed class UserBinaryWriter(Stream stream, Change change, CallLog log) : BsonBinaryWriter(stream)
{
    private bool _isNamed;

    public override void WriteName(string name)
    {
        base.WriteName(log.Add("name", UserNames.Rename(change, name)));
        _isNamed = true;
    }

    public override void WriteStartDocument()
    {
        log.Add("start");
        _isNamed = false;
        base.WriteStartDocument();
    }

    public override void WriteEndDocument()
    {
        base.WriteEndDocument();
        log.Add("end");
    }

    public override void WriteStartArray()
    {
        log.Add("start of array");
        _isNamed = false;
        base.WriteStartArray();
    }

    public override void WriteInt32(int value)
    {
        log.Add("number", value);
        if (change == Change.Types)
        {
            base.WriteString(value.ToString(CultureInfo.InvariantCulture));
        }
        else if (change == Change.Elements && _isNamed)
        {
            State = BsonWriterState.Name;
        }
        else
        {
            base.WriteInt32(value);
        }
    }

    public override void WriteNull()
    {
        log.Add("null");
        base.WriteNull();
    }
}

/// <summary>A writer of nodes with overrides of the user.</summary>
internal sealed class UserDocumentWriter(BsonDocument document, Change change, CallLog log) : BsonDocumentWriter(document)
{
    public override void WriteName(string name) => base.WriteName(log.Add("name", UserNames.Rename(change, name)));

    public override void WriteStartDocument()
    {
        log.Add("start");
        base.WriteStartDocument();
    }

    public override void WriteInt32(int value)
    {
        log.Add("number", value);
        if (change == Change.Types)
        {
            base.WriteString(value.ToString(CultureInfo.InvariantCulture));
        }
        else
        {
            base.WriteInt32(change.Number(value));
        }
    }

    public override void WriteEndDocument()
    {
        base.WriteEndDocument();
        log.Add("end");
    }
}

file static class UserNames
{
    public static string Read(Change change, CallLog log, INameDecoder decoder, Func<INameDecoder, string> read)
    {
        if (change != Change.Names)
        {
            return log.Add("name", read(decoder));
        }

        // The decoder is told another name, as if the document had it.
        var name = Rename(change, read(Utf8NameDecoder.Instance));
        decoder.Inform(name);
        return log.Add("name", name);
    }

    // Names of ids and discriminators stay.
    public static string Rename(Change change, string name) => name.StartsWith('_') ? name : change.Name(name);
}
