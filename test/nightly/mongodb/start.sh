#!/bin/bash
# Installs and starts a server that speaks MongoDB's protocol, and prints its MONGODB_URI: FerretDB 2.7 in front of
# PostgreSQL 18 with the documentdb extension. The first run takes a minute or two (a Debian tree and a Go
# build, both kept in the cache), every later one two seconds; a running server is reused. Needs root, apt and Go.
#
#   export MONGODB_URI=$(test/nightly/mongodb/start.sh)      test/nightly/mongodb/stop.sh
set -euo pipefail
cd "$(dirname "$0")"
source ./paths.sh
exec 3>&1 1>&2 # all messages go to stderr, because stdout has only the address

mkdir -p "$cache"
exec 9>"$cache/lock"
flock 9

if [ ! -e "$root/.complete" ]; then
  echo "mongodb: building the database's Debian tree in $root"
  command -v mmdebstrap >/dev/null || { apt-get update -qq && apt-get install -qq -y mmdebstrap; } 9>&-
  mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
    sed -nE 's/^URIs: *(\S+\/debian)\/?( .*)?$/\1/p; s/^deb (\[[^]]*\] )?(\S+\/debian)\/? .*/\2/p' | sed -n 1p) || true
  [ -n "$mirror" ] || { echo 'mongodb: no Debian mirror in the apt sources'; exit 1; }
  rm -rf --one-file-system "$root"
  # A mirror may serve a Release file that is past its date.
  mmdebstrap --quiet --aptopt='Acquire::Check-Valid-Until "false"' --variant=minbase \
    --include=postgresql-18,postgresql-18-documentdb forky "$root" "$mirror" 9>&-
  mkdir -p "$root/dev/shm" && chmod 1777 "$root/dev/shm"
  in_root "$pg_bin/initdb -A trust -k -D $pg_data" >/dev/null
  cat >>"$root$pg_data/postgresql.conf" <<CONF
listen_addresses = '127.0.0.1'
unix_socket_directories = '/tmp'
shared_preload_libraries = 'pg_cron,pg_documentdb_core,pg_documentdb'
cron.database_name = 'postgres'
max_connections = 200
CONF
  touch "$root/.complete"
fi

if [ ! -x "$proxy" ] || [ ferretdb/main.go -nt "$proxy" ] || [ ferretdb/go.mod -nt "$proxy" ]; then
  echo "mongodb: building FerretDB"
  (cd ferretdb && go build -o "$proxy" .) 9>&-
fi

if ! in_root "$pg_bin/pg_ctl -D $pg_data status" >/dev/null; then
  in_root "$pg_bin/pg_ctl -D $pg_data -o '-p $pg_port' -w -l /tmp/postgres.log start" \
    </dev/null >/dev/null 2>&1 3>&- 9>&- || { tail -n 5 "$root/tmp/postgres.log"; exit 1; }
  in_root "psql -q -h 127.0.0.1 -p $pg_port -c 'set client_min_messages = warning' \
    -c 'create extension if not exists documentdb cascade' postgres" >/dev/null
fi

answers() { (exec 4<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }
if ! running; then
  mkdir -p "$cache/state"
  nohup "$proxy" "127.0.0.1:$port" "postgres://postgres@127.0.0.1:$pg_port/postgres" "$cache/state" \
    </dev/null >"$cache/ferretdb.log" 2>&1 3>&- 9>&- &
  echo $! >"$pid_file"
fi
for _ in $(seq 100); do running && answers && break; sleep 0.1; done
running && answers || { echo "mongodb: no answer on port $port, see $cache/ferretdb.log"; exit 1; }
echo "mongodb://127.0.0.1:$port/" >&3
