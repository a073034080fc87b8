#!/bin/sh
# /usr/local/lib/mall/archive-wal.sh <part> <name> <folder>: PostgreSQL's archive_command (archive.yml). Only what lies there whole and on the disk is archived;
# all else is an error, which PostgreSQL tries again until it is none, keeping its log meanwhile.
set -eu
part=$1 name=$2 folder=$3
fail() {
  echo "archive-wal: $1" >&2
  exit 1
}
# Where the archive is not mounted there is no such folder below the empty one.
[ -d "$folder" ] || fail "$folder is missing: not mounted?"
copy=$folder/.$name.$(uname -n).$$.part
trap 'rm -f "$copy"' EXIT
[ -e "$folder/$name" ] || {
  cp "$part" "$copy"
  sync "$copy"
  # A link overwrites nothing, also where two primaries archive at once.
  ln "$copy" "$folder/$name" 2>/dev/null || [ -e "$folder/$name" ] || fail "$folder takes no link"
}
# It may have been archived before: by an attempt whose end PostgreSQL did not see, or by who was the primary then.
cmp -s "$part" "$folder/$name" || fail "$folder/$name is there with other content: another database's, or of a branch that was left"
sync "$folder"
