using BsonGen.Generator.Diagnostics;
using BsonGen.Generator.Model;

namespace BsonGen.Generator.Parser;

/// <summary>The result for one attribute target.</summary>
internal sealed record ParseResult(EquatableArray<TypeModel> Models, EquatableArray<DiagnosticInfo> Diagnostics, EquatableArray<DiscriminatorModel> Discriminators);
