#!/usr/bin/env bash
# Publishes samples/NativeAot, samples/NativeQueries and the program of docs/aot.md trimmed, and as native code, runs them, and
# compares the size of NativeAot's native code with the recorded size. Each trim or AOT warning is an error, except the two for the driver's
# assembly. The exit code is 77 without a linker.
set -uo pipefail
cd "$(dirname "$0")/.."
output=$(mktemp -d)

# The program of the page has the project file of the sample, and the first block of C# on the page. The first block without a language is
# what it prints. The folder is below artifacts, so that the project finds the files at the root of the repository.
shop=artifacts/documented/Shop
trap 'rm -rf "$output" "$shop"' EXIT
mkdir -p "$shop"
block() {
  awk -v fence="$1" -v number="$2" '
    /^```/ { open = !open; found += open && $0 == fence; inside = open && $0 == fence && found == number; next }
    inside' docs/aot.md
}
sed -e 's|NativeAot</RootNamespace>|Shop</RootNamespace>|' -e 's|="../../|="../../../|' samples/NativeAot/NativeAot.csproj > "$shop/Shop.csproj"
block '```csharp' 1 > "$shop/Program.cs"
block '```' 1 > "$output/expected"
run_shop() {
  "$1/Shop" > "$output/printed" || exit 1
  diff "$output/expected" "$output/printed" || { echo "The program of docs/aot.md prints something else."; exit 1; }
}

dotnet publish samples/NativeAot -c Release --use-current-runtime --self-contained -p:TrimOnly=true -o "$output/trimmed" || exit 1
"$output/trimmed/NativeAot" || exit 1
dotnet publish samples/NativeQueries -c Release --use-current-runtime --self-contained -p:TrimOnly=true -o "$output/trimmed-queries" || exit 1
"$output/trimmed-queries/NativeQueries" || exit 1
dotnet publish "$shop" -c Release --use-current-runtime --self-contained -p:TrimOnly=true -o "$output/trimmed-shop" || exit 1
run_shop "$output/trimmed-shop"

if ! command -v clang >/dev/null && ! command -v gcc >/dev/null; then
  echo "NativeAOT is skipped: it needs clang or gcc to link."
  exit 77
fi

dotnet publish samples/NativeAot -c Release --use-current-runtime -o "$output/native" || exit 1
"$output/native/NativeAot" || exit 1
dotnet publish samples/NativeQueries -c Release --use-current-runtime -o "$output/native-queries" || exit 1
"$output/native-queries/NativeQueries" || exit 1
dotnet publish "$shop" -c Release --use-current-runtime -o "$output/native-shop" || exit 1
run_shop "$output/native-shop"

# The size in bytes, with the recorded runtime. To record a new size, write the printed number into the file.
record=samples/NativeAot/size.txt
recorded=$(cat "$record")
size=$(stat -c %s "$output/native/NativeAot" 2>/dev/null || stat -f %z "$output/native/NativeAot")
echo "NativeAot: $size bytes, $((100 * size / recorded)) % of the $recorded in $record."
if [ "$(uname -sm)" = "Linux x86_64" ] && [ "$size" -gt $((recorded * 115 / 100)) ]; then
  echo "The program grew by more than 15 %. If that is meant, record the new size in $record."
  exit 1
fi
