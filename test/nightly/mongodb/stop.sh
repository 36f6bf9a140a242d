#!/bin/bash
# Stops what start.sh started, by process id. `stop.sh immediate` is PostgreSQL's kill -9.
set -euo pipefail
cd "$(dirname "$0")"
source ./paths.sh

if running; then
  pid=$(cat "$pid_file")
  kill "$pid"
  for _ in $(seq 50); do running || break; sleep 0.1; done
  if running; then kill -9 "$pid"; fi
fi
rm -f "$pid_file"
if [ -e "$root/.complete" ] && in_root "$pg_bin/pg_ctl -D $pg_data status" >/dev/null; then
  in_root "$pg_bin/pg_ctl -D $pg_data -m ${1:-fast} stop" >/dev/null
fi
