#!/usr/bin/env bash
# Runs the tests of the runtime on .NET 8: build/test-net8.sh [arguments of `dotnet build`]
# Where .NET 8 is not installed, its runtime comes from the package of self-contained programs. The exit code is 77 if there is no such package.
set -euo pipefail
cd "$(dirname "$0")/.."
arguments=(tests/Runtime/Tests -c Release -p:RuntimeTestsFramework=net8.0 "$@")
if dotnet --list-runtimes | grep -q '^Microsoft.NETCore.App 8\.'; then
  exec dotnet test "${arguments[@]}"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/pack.csproj" <<'PROJECT'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net8.0</TargetFramework>
    <SelfContained>true</SelfContained>
    <UseCurrentRuntimeIdentifier>true</UseCurrentRuntimeIdentifier>
  </PropertyGroup>
</Project>
PROJECT
pack=$(dotnet msbuild "$work/pack.csproj" -restore -v:quiet -t:ResolveFrameworkReferences -getItem:ResolvedRuntimePack | sed -n 's/.*"PackageDirectory": "\(.*microsoft.netcore.app.*\)".*/\1/p' || true)
if [ -z "$pack" ]; then
  echo "The tests on .NET 8 are skipped: its runtime is neither installed nor a package of the feed."
  exit 77
fi

# An installation of .NET with this runtime beside the newer one, which the test platform needs. The host looks for runtimes beside its own file, so that is a copy.
dotnet build "${arguments[@]}"
installed=$(dotnet --list-runtimes | sed -n 's|^Microsoft.NETCore.App .*\[\(.*\)/shared/.*|\1|p' | tail -1)
runtimes=$work/dotnet/shared/Microsoft.NETCore.App
mkdir -p "$runtimes/$(basename "$pack")"
cp "$installed/dotnet" "$work/dotnet"
ln -s "$installed/host" "$work/dotnet"
ln -s "$installed"/shared/Microsoft.NETCore.App/* "$runtimes"
cp "$pack"/runtimes/*/{lib/net8.0,native}/* "$runtimes/$(basename "$pack")"
"$work/dotnet/dotnet" "$installed/sdk/$(dotnet --version)/vstest.console.dll" \
  tests/Runtime/Tests/bin/Release/net8.0/Runtime.Tests.dll --logger:"console;verbosity=minimal"
