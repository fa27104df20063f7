#!/usr/bin/env bash
# Publishes samples/NativeAot trimmed, and as native code, runs both, and compares the size of the native code with the recorded size.
# Each trim or AOT warning is an error, except the two for the driver's assembly. The exit code is 77 without a linker.
set -uo pipefail
cd "$(dirname "$0")/.."
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT

dotnet publish samples/NativeAot -c Release --use-current-runtime --self-contained -p:TrimOnly=true -o "$output/trimmed" || exit 1
"$output/trimmed/NativeAot" || exit 1

if ! command -v clang >/dev/null && ! command -v gcc >/dev/null; then
  echo "NativeAOT is skipped: it needs clang or gcc to link."
  exit 77
fi

dotnet publish samples/NativeAot -c Release --use-current-runtime -o "$output/native" || exit 1
"$output/native/NativeAot" || exit 1

# The size in bytes, with the recorded runtime. To record a new size, write the printed number into the file.
record=samples/NativeAot/size.txt
recorded=$(cat "$record")
size=$(stat -c %s "$output/native/NativeAot" 2>/dev/null || stat -f %z "$output/native/NativeAot")
echo "NativeAot: $size bytes, $((100 * size / recorded)) % of the $recorded in $record."
if [ "$(uname -sm)" = "Linux x86_64" ] && [ "$size" -gt $((recorded * 115 / 100)) ]; then
  echo "The program grew by more than 15 %. If that is meant, record the new size in $record."
  exit 1
fi
