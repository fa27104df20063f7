#!/usr/bin/env bash
# Creates the package: build/pack.sh [version [folder [driver]]]
#   version   of the package; by default, and if it is empty, the version of Directory.Build.props
#   folder    for BsonGen.*.nupkg and BsonGen.*.snupkg; by default artifacts/packages
#   driver    the version of MongoDB.Bson to compile against, which is the oldest one that the package runs on; by default the version of build/MongoDriver.props
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
version=${1:-}
folder=${2:-$root/artifacts/packages}
driver=${3:-}

# In a separate folder, so that the output of builds with other versions of the driver is neither used nor replaced.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
properties=(-v quiet -nologo --artifacts-path "$work" ${driver:+-p:MongoDriverVersion="$driver"})

# Compiling ahead of time needs packages of .NET that a feed may lack. Without them, the package has the portable assemblies only.
runtimes=$(dotnet msbuild "$root/src/Runtime" -getProperty:PackagePrecompiledRuntimes)
runtimes=${runtimes//;/%3B}
if ! output=$(dotnet restore "$root/src/Runtime" "${properties[@]}" -p:PrecompiledRuntimes="$runtimes" 2>&1); then
  echo "$output" | grep -E 'error NU[0-9]+' | sort -u
  echo "The package has no assemblies that are compiled ahead of time, since the compiler or the runtime of a system could not be restored."
  runtimes=
fi

dotnet pack "$root/src/Runtime" -c Release "${properties[@]}" -o "$folder" \
  -p:ContinuousIntegrationBuild=true -p:PrecompiledRuntimes="$runtimes" ${version:+-p:Version="$version"}
