#!/usr/bin/env bash
# Packs BsonGen, and uses the package in a project outside of this repository, registering by itself and by a call.
set -euo pipefail
cd "$(dirname "$0")/.."
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT

# A version of its own, in folders of its own, so that no older package is taken for it.
version=0.0.0-test
dotnet pack src/Runtime -c Release -p:Version=$version -o "$output/packages"
for registration in true false; do
  project="$output/$registration"
  cp -r tests/Package "$project"
  dotnet run --project "$project" -c Release \
    -p:BsonGenVersion=$version -p:BsonGenAutoRegister=$registration \
    -p:RestoreAdditionalProjectSources="$output/packages" -p:RestorePackagesPath="$output/cache" -- $registration
done
