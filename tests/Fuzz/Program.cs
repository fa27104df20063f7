using Fuzz;
using Fuzz.Guiding;

// Reads and writes mutated documents until the time is over, or for ever:
//   dotnet run -c Release --project tests/Fuzz -- [--minutes N] [--seed S] [--corpus FOLDER] [--findings FOLDER] [--types NAME,NAME]
//     [--names camelCase]
// or puts load on all types from several threads:
//   dotnet run -c Release --project tests/Fuzz -- --soak MINUTES
// The exit code is 1 when something was found.
if (InstrumentedContext.IsCurrent || args.Contains("--soak"))
{
    return Run.Start(args);
}

var isolated = new InstrumentedContext().Load(typeof(Run));
return (int)isolated.GetMethod(nameof(Run.Start))!.Invoke(null, [args])!;
