#!/usr/bin/env bash
# Creates the package and tests it in projects outside of this repository: build/package.sh [driver [driver ...]]
# Without arguments, the package is compiled against MongoDB.Bson.signed, for feeds without the official driver. With arguments, it is compiled
# as for publication, and tested with MongoDB.Driver of each of these versions. Variables, if set: BSONGEN_PACKAGES is a folder that keeps the
# packages; MongoDriverPackage=MongoDB.Bson tests with this library alone; RestoreAdditionalProjectSources names another package source.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
packages=${BSONGEN_PACKAGES:-$work/packages}

# A new version each time, so that no cache contains it.
version=0.0.0-ci.$(date -u +%Y%m%d%H%M%S).$$
target=floor
[ $# -eq 0 ] || target=$(dotnet msbuild src/Runtime -getProperty:PackageMongoDriverVersion)

# Twice, the second time from another folder: tests/Package/Tests compares the bytes.
build/pack.sh "$version" "$packages/first" "$target"
mkdir "$work/copy"
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$work/copy"
cp -r .git "$work/copy/.git"
"$work/copy/build/pack.sh" "$version" "$packages/second" "$target"

# The settings of projects outside of the repository.
properties=(-c Release -p:BsonGenVersion="$version" -p:RestorePackagesPath="$work/cache"
  -p:RestoreAdditionalProjectSources="$packages/first${RestoreAdditionalProjectSources:+%3B$RestoreAdditionalProjectSources}"
  -p:MongoDriverPackage="${MongoDriverPackage:-MongoDB.Driver}")

# A user's library, compiled once, with the oldest driver.
cp -r tests/Package/Dtos "$work/Dtos"
dotnet build "$work/Dtos" -v quiet "${properties[@]}"
properties+=(-p:DtosAssembly="$work/Dtos/bin/Release/net8.0/Dtos.dll")

# A user's program, with automatic registration and with a call of Register(), with each driver. Warnings are errors.
for driver in "${@:-}"; do
  for registration in true false; do
    project="$work/consumer-$driver-$registration"
    cp -r tests/Package/Consumer "$project"
    dotnet run --project "$project" "${properties[@]}" -p:MongoDriverVersion="$driver" -p:BsonGenAutoRegister="$registration" -- "$registration"
  done
done

# On the framework with assemblies that are compiled ahead of time.
cp -r tests/Package/Consumer "$work/precompiled"
sed -i.bak 's/net8.0/net10.0/' "$work/precompiled/Consumer.csproj"
dotnet run --project "$work/precompiled" "${properties[@]}" -p:MongoDriverVersion="${1:-}" -- true

# A type that is not partial, which the generator of the package must report.
cp -r tests/Package/Consumer "$work/not-partial"
cp tests/Package/NotPartial/*.cs "$work/not-partial"
if output=$(dotnet build "$work/not-partial" "${properties[@]}" -p:MongoDriverVersion="${1:-}" 2>&1) || ! grep -q 'Order.cs(.*: error BSONGEN001:' <<< "$output"; then
  echo "$output"
  echo "A type that is not partial was not reported."
  exit 1
fi

# A type with a registered class map, which the fixes of the package make partial and annotate.
cp -r tests/Package/Consumer "$work/candidate"
cp tests/Package/Candidate/*.cs "$work/candidate"
dotnet build "$work/candidate" -v quiet "${properties[@]}" -p:MongoDriverVersion="${1:-}"
(
  export MongoDriverPackage=${MongoDriverPackage:-MongoDB.Driver} BsonGenVersion=$version DtosAssembly=$work/Dtos/bin/Release/net8.0/Dtos.dll MongoDriverVersion=${1:-} RestorePackagesPath=$work/cache
  dotnet format analyzers "$work/candidate/Consumer.csproj" --no-restore --diagnostics BSONGEN015 --severity info
)
if ! grep -q 'public partial class Registered' "$work/candidate/Registered.cs" || [ "$(grep -c '\[BsonGenerated\]' "$work/candidate/Registered.cs")" -ne 2 ]; then
  cat "$work/candidate/Registered.cs"
  echo "The types were not given a serializer."
  exit 1
fi
dotnet build "$work/candidate" -v quiet "${properties[@]}" -p:MongoDriverVersion="${1:-}"

# If the packages are kept, these tests run with all others.
[ -n "${BSONGEN_PACKAGES:-}" ] || BSONGEN_PACKAGES=$packages dotnet test tests/Package/Tests -c Release
