using MongoDB.Bson.Serialization.Conventions;
using Runtime.Models;

namespace Runtime.Scenarios;

// A convention that the driver has since 3.2.
public static partial class ObjectScenarios
{
    [Rule("1.1", "6.6")]
    public static void TypesAllowedByAConvention()
    {
        ConventionRegistry.Register(
            "allowed", new ConventionPack { new ObjectSerializerAllowedTypesConvention(typeof(Brick).Assembly) }, static _ => true);
        SameAsClassMap();
    }
}
