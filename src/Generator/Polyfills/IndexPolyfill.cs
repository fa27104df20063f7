#pragma warning disable IDE0130 // The namespace is the compiler's.

namespace System;

/// <summary>What list patterns need and netstandard2.0 lacks.</summary>
internal readonly struct Index(int value, bool fromEnd = false)
{
    public int GetOffset(int length) => fromEnd ? length - value : value;
}
