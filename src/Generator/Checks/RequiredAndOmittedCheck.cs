namespace BsonGen.Generator.Checks;

/// <summary>Required members whose elements may be omitted.</summary>
internal sealed class RequiredAndOmittedCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var member in type.Map.Levels.SelectMany(level => level.DeclaredMembers).Where(IsOmitted))
        {
            var omitting = member.Attributes.Last(SettingAttributes.OmitsElements);
            if (omitting.ApplicationSyntaxReference is not null && !type.IsReportedBy(member.DeclaringType))
            {
                type.Report(DiagnosticInfo.Create(
                    RequiredAndOmitted, omitting.FindLocation(), member.Name, omitting.GetShortName()));
            }
        }
    }

    private static bool IsOmitted(MemberMap member) =>
        member is { IsReadOnly: false, Settings.IsRequired: true } && member.Settings.Omits(member.Type.IsNeverNull());
}
