#!/usr/bin/env bash
# Makes the package: build/pack.sh [version [folder [driver]]]
#   version   of the package; that of Directory.Build.props if it is not given or empty
#   folder    that gets BsonGen.*.nupkg and BsonGen.*.snupkg; artifacts/packages if it is not given
#   driver    the version of MongoDB.Bson to build against, and the least one that the package works with; PackageMongoDriverVersion of
#             build/MongoDriver.props if it is not given. "floor" is MongoDB.Bson.signed, which no user has: for checks of the package only
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
version=${1:-}
folder=${2:-$root/artifacts/packages}
driver=${3:-$(dotnet msbuild "$root/src/Runtime" -getProperty:PackageMongoDriverVersion)}
[ "$driver" = floor ] && driver=

# All in a folder of its own: what was built against another version of the driver is not used, and stays.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
dotnet pack "$root/src/Runtime" -c Release -v quiet -nologo --artifacts-path "$work" -o "$folder" \
  -p:ContinuousIntegrationBuild=true -p:MongoDriverVersion="$driver" ${version:+-p:Version="$version"}
