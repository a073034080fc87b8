#!/bin/sh
# /usr/local/lib/mall/backup-database.sh <address>: a base backup into the archive, read back and checked, and what is too old taken away. By mall-backup.timer every night.
# The log belongs to it: a backup whose beginning does not come into the archive, or behind which the archive has a hole, is an error.
set -eu
archive=${MALL_ARCHIVE:-/srv/mall-archive}
bin=${POSTGRES_BIN:-/usr/lib/postgresql/15/bin}
keep=${KEEP:-7}
patience=${PATIENCE:-180}
address=$1
# The password of the role replicator, as Patroni's unit has it.
PGPASSWORD=${PATRONI_REPLICATION_PASSWORD:-}
export PGPASSWORD
fail() {
  echo "backup-database: $1" >&2
  exit 1
}
for part in base wal; do [ -d "$archive/$part" ] || fail "$archive/$part is missing: not mounted?"; done
listBackups() { find "$archive/base" -mindepth 1 -maxdepth 1 -type d ! -name '*.part' | sed 's|.*/||' | LC_ALL=C sort; }
listParts() { find "$archive/wal" -type f -name '????????????????????????' ! -name '*[!0-9A-F]*' | sed 's|.*/||'; }
hole() { fail "a hole in the archive before $1: nothing behind it can be restored from a backup of before it. $name is whole: no older one was taken away"; }
startOf() { sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]\{24\}\))$/\1/p' "$archive/base/$1/backup_label"; }

# What broke off. Only the primary backs up, so nobody else is at work here.
rm -rf "$archive"/base/*.part
find "$archive/wal" -name '.*.part' -mmin +60 -delete
name=$(date -u +%Y-%m-%dT%H%M%SZ)
# Begun with a checkpoint that takes its time, and with the log of the meantime, so that it stands for itself. pg_basebackup syncs what it wrote.
"$bin/pg_basebackup" -d "$address" --no-password -D "$archive/base/$name.part" -X stream --checkpoint="${CHECKPOINT:-spread}"
"$bin/pg_verifybackup" --quiet "$archive/base/$name.part"
mv "$archive/base/$name.part" "$archive/base/$name"
sync "$archive/base"

start=$(startOf "$name")
waited=0
until [ -f "$archive/wal/$start" ]; do
  [ "$waited" -lt "$patience" ] || fail "$name is whole, but its part $start has not come into $archive/wal: is archive.yml applied? PostgreSQL's log says what archive-wal.sh says"
  sleep 1
  waited=$((waited + 1))
done

# From the oldest backup that is kept no number may be missing: not within a branch of the log, nor where the next one begins.
numberOf() {
  rest=${1#????????}
  at=$((0x${rest%????????} * 256 + 0x${rest#????????}))
}
first=$(startOf "$(listBackups | tail -n "$keep" | head -n 1)")
numberOf "$first"
from=$at branch=''
for part in $(listParts | LC_ALL=C sort); do
  numberOf "$part"
  [ "$at" -ge "$from" ] || continue
  [ "$branch" != "${part%????????????????}" ] || [ "$at" -eq $((before + 1)) ] || hole "$part"
  before=$at branch=${part%????????????????}
done
before=$((from - 1))
for part in $(listParts | LC_ALL=C sort -k 1.9); do
  numberOf "$part"
  [ "$at" -ge "$from" ] || continue
  [ "$at" -le $((before + 1)) ] || hole "$part"
  before=$at
done

# Only now: an old backup is worth more than one that does not stand.
listBackups | head -n "-$keep" | while read -r old; do rm -rf "$archive/base/$old"; done
"$bin/pg_archivecleanup" "$archive/wal" "$first"
echo "$name: $(du -sm "$archive/base/$name" | cut -f1) MB; $keep are kept, and the log from $first on"
