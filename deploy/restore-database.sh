#!/bin/sh
# /usr/local/lib/mall/restore-database.sh [--try] <base backup> <moment> <new data folder>, as postgres, with Patroni stopped or on another machine: the database as it was at
# a moment, on a new branch of the log. It is worked on in <new data folder>.restoring and gets its name at the end. --try writes nothing into the archive.
set -eu
archive=${MALL_ARCHIVE:-/srv/mall-archive}
bin=${POSTGRES_BIN:-/usr/lib/postgresql/15/bin}
here=$(cd "$(dirname "$0")" && pwd)
fail() {
  echo "restore-database: $1" >&2
  exit 1
}
mode=
[ "${1-}" = --try ] && mode="archive_mode = off" && shift
[ $# = 3 ] || fail 'restore-database.sh [--try] <base backup> <moment> <new data folder>'
base=$1 moment=$2 data=$3
# Without one PostgreSQL takes the zone of its settings, and a moment is missed by hours.
printf %s "$moment" | grep -Eq '^[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]+)?)? ?[+-][0-9]{2}(:?[0-9]{2})?$' ||
  fail "a moment is written like 2026-11-18 11:59:00+08, with its distance from UTC"
[ -d "$archive/wal" ] || fail "$archive/wal is missing: not mounted?"
[ ! -e "$data" ] || fail "$data is there: move it away (mv $data $data.before), and keep it until all is well"
work=$data.restoring
[ ! -e "$work" ] || fail "$work is left from a restore that broke off: remove it"
log=$data.restore.log

"$bin/pg_verifybackup" --quiet "$base" || fail "$base is not what was backed up"
# PostgreSQL would go on from it to the first commit after the moment, and may end well with what is younger. The manifest has its times in UTC.
began=$(sed -n 's/.*"Path": "backup_label".*"Last-Modified": "\([^"]*\)".*/\1/p' "$base/backup_manifest")
[ -n "$began" ] || fail "$base/backup_manifest does not say when it began"
[ "$(date -d "$moment" +%s)" -ge "$(date -d "$began" +%s)" ] || fail "$moment is before $base began ($began): take an older one"
cp -a "$base" "$work"
chmod 700 "$work"
settings=$work/postgresql.auto.conf
cp -p "$settings" "$work.auto.conf"
# The last word over Patroni's settings, whose files lie in the folder that this one is to replace. Nobody else reaches it before it is done.
cat >>"$settings" <<SETTINGS
restore_command = 'sh "$here/restore-wal.sh" "%f" "%p" "$archive/wal"'
recovery_target_time = '$moment'
recovery_target_timeline = 'latest'
recovery_target_action = 'promote'
hot_standby = off
listen_addresses = ''
unix_socket_directories = '$work'
hba_file = '$work/pg_hba.conf'
ident_file = '$work/pg_ident.conf'
synchronous_standby_names = ''
logging_collector = off
log_destination = 'stderr'
lc_messages = 'C'
$mode
SETTINGS
touch "$work/recovery.signal"
: >"$log"
refuse() {
  grep -E 'FATAL|restore-wal:|invalid' "$log" >&2 || tail -n 20 "$log" >&2
  rm -rf "$work" "$work.auto.conf"
  fail "not restored; all that was said: $log"
}
"$bin/pg_ctl" start -D "$work" -l "$log" -w -t 604800 -s || refuse
# To pg_ctl it has started when it is consistent, which is long before the moment. Without hot_standby it is ready when it has been promoted; PostgreSQL ends where
# the log ends before the moment.
until [ "$(sed -n '8s/ *$//p' "$work/postmaster.pid" 2>/dev/null)" = ready ]; do
  "$bin/pg_ctl" status -D "$work" >/dev/null || refuse
  sleep 0.2
done
[ ! -e "$work/recovery.signal" ] || fail "it is ready without having been promoted: $log"
"$bin/pg_ctl" stop -D "$work" -m fast -w -t 3600 -s
mv "$work.auto.conf" "$settings"
mv "$work" "$data"
sync "$data" "$(dirname "$data")"
sed -n 's/^.*LOG: *\(recovery stopping.*\|last completed transaction.*\|selected new timeline.*\)$/\1/p' "$log"
