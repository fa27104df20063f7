#!/usr/bin/env bash
# Creates the package: build/pack.sh [version [folder [driver]]]
#   version   of the package; by default, and if it is empty, the version of Directory.Build.props
#   folder    for BsonGen.*.nupkg and BsonGen.*.snupkg; by default artifacts/packages
#   driver    the version of MongoDB.Bson to compile against, which is the oldest one that the package supports; by default PackageMongoDriverVersion of
#             build/MongoDriver.props. "floor" is MongoDB.Bson.signed, which no user has, for tests of the package
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
version=${1:-}
folder=${2:-$root/artifacts/packages}
driver=${3:-$(dotnet msbuild "$root/src/Runtime" -getProperty:PackageMongoDriverVersion)}
[ "$driver" = floor ] && driver=

# Compiling ahead of time needs packages of .NET that a feed may lack. Without them, the package has the portable assemblies only.
runtimes=$(dotnet msbuild "$root/src/Runtime" -getProperty:PackagePrecompiledRuntimes)
runtimes=${runtimes//;/%3B}

# In a separate folder, so that the output of builds with other versions of the driver is neither used nor replaced.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! output=$(dotnet restore "$root/src/Runtime" -v quiet -nologo --artifacts-path "$work" -p:MongoDriverVersion="$driver" -p:PrecompiledRuntimes="$runtimes" 2>&1); then
  echo "$output" | grep -E 'error NU[0-9]+' | sort -u
  echo "The package has no assemblies that are compiled ahead of time, since the compiler or the runtime of a system could not be restored."
  runtimes=
fi

dotnet pack "$root/src/Runtime" -c Release -v quiet -nologo --artifacts-path "$work" -o "$folder" \
  -p:ContinuousIntegrationBuild=true -p:MongoDriverVersion="$driver" -p:PrecompiledRuntimes="$runtimes" ${version:+-p:Version="$version"}
