#!/usr/bin/env bash
# Creates the package and tests it in projects outside of this repository: build/package.sh [driver [driver ...]]
# The package is compiled against the first of these versions of MongoDB.Driver, and tested with each of them; by default with the version of
# build/MongoDriver.props alone. Variables, if set: BSONGEN_PACKAGES is a folder that keeps the packages; RestoreAdditionalProjectSources names another
# package source.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
packages=${BSONGEN_PACKAGES:-$work/packages}
drivers=("$@")
[ $# -gt 0 ] || drivers=("$(dotnet msbuild src/Runtime -getProperty:MongoDriverVersion)")

# A new version each time, so that no cache contains it.
version=0.0.0-ci.$(date -u +%Y%m%d%H%M%S).$$

# In two copies of the repository, whose packages tests/Package/Tests compares byte by byte. The second time, the path of NuGet's packages is a variable
# without a slash at its end, as users set it.
for copy in first second; do
  mkdir "$work/$copy"
  git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$work/$copy"
  cp -r .git "$work/$copy/.git"
done
driver=-p:MongoDriverVersion=${drivers[0]}

# The assemblies that are compiled ahead of time need packages that a feed may lack.
precompile=-p:Precompile=true
if ! output=$(dotnet restore "$work/first/src/Runtime" "$driver" "$precompile" 2>&1); then
  echo "$output" | grep -E 'error NU[0-9]+' | sort -u
  echo "The tested package has no assemblies that are compiled ahead of time."
  precompile=
fi

options=(-c Release -v quiet -p:Version="$version" "$driver" $precompile)
dotnet pack "$work/first/src/Runtime" "${options[@]}" -o "$packages/first"
kept=$(dotnet nuget locals global-packages --list | sed 's|^global-packages: *||; s|/*$||')
NUGET_PACKAGES=$kept dotnet pack "$work/second/src/Runtime" "${options[@]}" -o "$packages/second"

# The settings of the projects outside of the repository, as variables, which MSBuild and `dotnet format` read alike.
export Configuration=Release BsonGenVersion=$version RestorePackagesPath=$work/cache DtosAssembly=$work/Dtos/bin/Release/net8.0/Dtos.dll
export RestoreAdditionalProjectSources="$packages/first${RestoreAdditionalProjectSources:+;$RestoreAdditionalProjectSources}"

# A user's library, compiled once, with the oldest driver.
cp -r tests/Package/Dtos "$work/Dtos"
dotnet build "$work/Dtos" -v quiet

# A user's program, with automatic registration and with a call of Register(), with each driver. Warnings are errors.
for MongoDriverVersion in "${drivers[@]}"; do
  export MongoDriverVersion
  for registration in true false; do
    project="$work/consumer-$MongoDriverVersion-$registration"
    cp -r tests/Package/Consumer "$project"
    dotnet run --project "$project" -p:BsonGenAutoRegister="$registration" -- "$registration"
  done
done

# On the framework with assemblies that are compiled ahead of time.
cp -r tests/Package/Consumer "$work/precompiled"
sed -i.bak 's/net8.0/net10.0/' "$work/precompiled/Consumer.csproj"
dotnet run --project "$work/precompiled" -- true

# A domain in a project of its own, as most applications have it.
cp -r tests/Package/Layers "$work/layers"
dotnet run --project "$work/layers/App"

# A type that is not partial, which the generator of the package must report.
cp -r tests/Package/Consumer "$work/not-partial"
cp tests/Package/NotPartial/*.cs "$work/not-partial"
if output=$(dotnet build "$work/not-partial" 2>&1) || ! grep -q 'Order.cs(.*: error BSONGEN001:' <<< "$output"; then
  echo "$output"
  echo "A type that is not partial was not reported."
  exit 1
fi

# The report of a build, as a text and as a log.
cp -r tests/Package/Consumer "$work/report"
dotnet build "$work/report" -v quiet -p:BsonGenReport=true
report="$work/report/obj/Release/net8.0/BsonGen.report"
if ! grep -q '^Consumer: 1 of 1 types have a generated serializer, unless code registers otherwise at run time; 0 of 2 members (0 %) go to the driver\.$' "$report.txt" || ! grep -q '^No projection of annotated documents is left to the driver by the compiler\.$' "$report.txt" || ! grep -q '"version": "2.1.0"' "$report.sarif"; then
  cat "$report.txt"
  echo "The build made no report."
  exit 1
fi

# Projects that the generator can't serve, which the package must warn about: another language, and an older framework.
for project in basic/Consumer.vbproj:net8.0 older/Consumer.csproj:netstandard2.0; do
  file=$work/${project%:*}
  mkdir "${file%/*}"
  sed "s/net8.0/${project#*:}/" tests/Package/Consumer/Consumer.csproj > "$file"
  output=$(dotnet build "$file" -p:NoWarn=NU1701 2>&1) || true
  if ! grep -q 'BSONGEN100:' <<< "$output"; then
    echo "$output"
    echo "The package did not warn about $project."
    exit 1
  fi
done

# Types in the code of a component, and types that hold them: the build must say for each that generators don't see it. The framework is the
# one whose files of ASP.NET are in the SDK.
mkdir "$work/razor"
cp tests/Package/Razor/* "$work/razor"
sed -e 's/net8.0/net10.0/' -e 's/Sdk="Microsoft.NET.Sdk"/Sdk="Microsoft.NET.Sdk.Web"/' -e 's/<TreatWarningsAsErrors>.*//' \
  tests/Package/Consumer/Consumer.csproj > "$work/razor/Consumer.csproj"
output=$(dotnet build "$work/razor" 2>&1) || true
for type in "Page.razor(4,6): warning BSONGEN006: No serializer is generated for 'Order'" "Program.cs(5,2): warning BSONGEN006: No serializer is generated for 'Shop'"; do
  if ! grep -qF "$type" <<< "$output"; then
    echo "$output"
    echo "A type of a component was not reported."
    exit 1
  fi
done

# A type with a registered class map, which a fix of the package names for the assembly. The type that it holds gets a serializer, too.
cp -r tests/Package/Consumer "$work/candidate"
cp tests/Package/Candidate/*.cs "$work/candidate"
dotnet build "$work/candidate" -v quiet
dotnet format analyzers "$work/candidate/Consumer.csproj" --no-restore --diagnostics BSONGEN015 --severity info
dotnet build "$work/candidate" -v quiet -p:EmitCompilerGeneratedFiles=true
if ! grep -qF '[assembly: BsonGen.BsonGenerated(typeof(Candidate.Registered))]' "$work/candidate/Registered.cs" ||
  [ -z "$(find "$work/candidate/obj" -name Candidate.Held.g.cs)" ]; then
  cat "$work/candidate/Registered.cs"
  echo "The types were not given a serializer."
  exit 1
fi

# If the packages are kept, these tests run with all others.
unset Configuration RestorePackagesPath RestoreAdditionalProjectSources MongoDriverVersion
[ -n "${BSONGEN_PACKAGES:-}" ] || BSONGEN_PACKAGES=$packages dotnet test tests/Package/Tests -c Release
