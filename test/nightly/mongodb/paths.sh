# The test database's location and how to access it; sourced by start.sh and stop.sh.
cache=${XDG_CACHE_HOME:-$HOME/.cache}/brushline-mongodb
root=$cache/root
proxy=$cache/ferretdb
pid_file=$cache/ferretdb.pid
# Below 32768, from which Linux takes the ports of connections: one of those may have the port at any time.
port=${BRUSHLINE_MONGODB_PORT:-27917}
pg_port=27432
pg_bin=/usr/lib/postgresql/18/bin
pg_data=/var/lib/postgresql/brushline

# Runs one command line as the database's user inside its tree.
in_root() { chroot "$root" su postgres -c "$1"; }

# True while the process recorded by start.sh is still FerretDB, not another one with a reused id.
running() { [ -e "$pid_file" ] && [ "$(readlink "/proc/$(cat "$pid_file")/exe")" = "$proxy" ]; }
