// Declarations of the CommunityToolkit that the documents use, to compile them without it.
namespace CommunityToolkit.Mvvm.ComponentModel;

public class ObservableObject;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
public sealed class ObservablePropertyAttribute : Attribute;
