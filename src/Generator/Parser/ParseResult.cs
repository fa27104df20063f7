using BsonGen.Generator.Diagnostics;
using BsonGen.Generator.Model;

namespace BsonGen.Generator.Parser;

/// <summary>What comes of one attribute target: models to generate from, and what to tell the user.</summary>
internal sealed record ParseResult(EquatableArray<TypeModel> Models, EquatableArray<DiagnosticInfo> Diagnostics);
