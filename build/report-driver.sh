#!/usr/bin/env bash
# Opens an issue that the tests fail with the newest driver, unless there is one. GH_TOKEN is for gh, and RUN is the address of the failed run.
set -euo pipefail
cd "$(dirname "$0")/.."
title='The tests fail with the newest driver'
if [ "$(gh issue list --state open --search "in:title $title" --json number --jq length)" -eq 0 ]; then
  gh issue create --title "$title" --body "\`build/test.sh '*'\` failed: $RUN"
fi
