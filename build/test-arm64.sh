#!/usr/bin/env bash
# Compares a batch of random types with class maps on an emulated ARM64 processor: build/test-arm64.sh [seed]
# It needs the emulator and libraries: on Debian, the packages qemu-user, libstdc++6-arm64-cross, and libssl3 of arm64, whose files belong in
# /usr/aarch64-linux-gnu/lib. The exit code is 77 without the emulator.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v qemu-aarch64 >/dev/null; then
  echo "The tests on ARM64 are skipped: there is no qemu-aarch64."
  exit 77
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
dotnet publish tests/Conformance/Machine -c Release -p:MachineRuntimeIdentifier=linux-arm64 -v quiet -nologo -o "$work/machine"

# Without its supervisor, which would start another process. The emulator has no double mapping of code, and the invariant culture needs no libraries.
DOTNET_EnableWriteXorExecute=0 DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1 DOTNET_TC_CallCounting=0 qemu-aarch64 -L /usr/aarch64-linux-gnu "$work/machine/Conformance.Machine" \
  --worker yes --seed "${1:-1}" --minutes 0.01 --shrink 0 --out "$work" 2>&1 | tee "$work/log"
grep -q ' 0 findings ' "$work/log"
