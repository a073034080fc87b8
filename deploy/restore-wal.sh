#!/bin/sh
# /usr/local/lib/mall/restore-wal.sh <name> <to> <folder>: PostgreSQL's restore_command. To PostgreSQL a part that is missing is the end of the log; where it is a hole,
# or the archive is not there, this ends with 255, by which PostgreSQL ends, too.
set -eu
name=$1 to=$2 folder=$3
[ -d "$folder" ] || {
  echo "restore-wal: $folder is missing: not mounted?" >&2
  exit 255
}
if [ -f "$folder/$name" ]; then
  cp "$folder/$name" "$to" && exit 0
  echo "restore-wal: $folder/$name cannot be read" >&2
  exit 255
fi
# Asked for in case it is there, as the history of a branch is.
case $name in *[!0-9A-F]*) exit 1 ;; esac
timeline=$(printf %.8s "$name")
# Of the same branch of the log: what another one has says nothing of this one.
later=$(
  find "$folder" -type f -name "$timeline????????????????" | sed 's|.*/||' | LC_ALL=C sort |
    LC_ALL=C awk -v name="$name" '($0 "") > (name "") { print; exit }'
)
[ -z "$later" ] || {
  echo "restore-wal: a hole in the archive: $name is missing, $later is there" >&2
  exit 255
}
exit 1
