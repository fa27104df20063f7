using BsonGen.Generator.Tests;

/// <summary>Another generator, whose class is in no namespace.</summary>
#pragma warning disable CA1050 // The folder of its files is named after it.
internal sealed class GlobalAddingGenerator(string source) : AddingGenerator(source);
#pragma warning restore CA1050
