#!/usr/bin/env bash
# Checks the package, and creates it in artifacts/packages as it is published: build/release.sh [tag]
#   tag   v and the version of Directory.Build.props, which CHANGELOG.md must describe as released; without it, only the package is checked and made
# Like package.sh, it takes RestoreAdditionalProjectSources from the environment.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(dotnet msbuild src/Runtime -getProperty:Version)
if [ $# -gt 0 ] && { [ "$1" != "v$version" ] || ! grep -qF "## $version (20" CHANGELOG.md; }; then
  echo "The tag is $1, the version of Directory.Build.props is $version, and CHANGELOG.md needs the heading '## $version (date)'."
  exit 1
fi

lowest=$(dotnet msbuild src/Runtime -getProperty:LowestMongoDriverVersion)
newest=$(dotnet msbuild src/Runtime -getProperty:MongoDriverVersion)
build/package.sh "$lowest" "$newest"
dotnet pack src/Runtime -c Release -o artifacts/packages -p:MongoDriverVersion="$lowest" -p:Precompile=true
