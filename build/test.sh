#!/usr/bin/env bash
# Builds and tests everything: build/test.sh [driver]
#   driver   the version of MongoDB.Driver; '*' is the newest on the feed. By default the version of build/MongoDriver.props
set -euo pipefail
cd "$(dirname "$0")/.."
dotnet build -c Release ${1:+-p:MongoDriverVersion="$1"}
dotnet test -c Release ${1:+-p:MongoDriverVersion="$1"}
