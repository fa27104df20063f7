#!/usr/bin/env bash
# Writes the public types and members of the runtime to src/Runtime/PublicAPI.Unshipped.txt, and removes those that are gone: build/public-api.sh [ship]
#   ship   makes them the shipped ones, for a release
set -euo pipefail
cd "$(dirname "$0")/.."
dotnet format analyzers src/Runtime/Runtime.csproj --diagnostics RS0016 RS0017 RS0036 RS0037 --severity warn
if [ "${1:-}" = ship ]; then
  cd src/Runtime
  # A line of the shipped API that is gone is repeated with this mark.
  gone=$(sed -n 's/^\*REMOVED\*//p' PublicAPI.Unshipped.txt)
  { echo '#nullable enable'; cat PublicAPI.{Shipped,Unshipped}.txt | grep -v '^#\|^\*REMOVED\*' | grep -vxF "${gone:-#}" | LC_ALL=C sort; } > PublicAPI.txt
  mv PublicAPI.txt PublicAPI.Shipped.txt
  echo '#nullable enable' > PublicAPI.Unshipped.txt
fi
