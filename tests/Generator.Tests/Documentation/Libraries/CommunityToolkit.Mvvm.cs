// What the documents use of the CommunityToolkit, to compile them without it.
namespace CommunityToolkit.Mvvm.ComponentModel;

public class ObservableObject;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
public sealed class ObservablePropertyAttribute : Attribute;
