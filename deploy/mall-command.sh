#!/bin/sh
# /usr/local/sbin/mall-command, as root on a node's machine: a command of the mall, as its user and with the settings of mall.service, say
#   mall-command npm run operator -- --mobile 13712345678 --name 王工
# Secrets come from their files into the environment and stand in no argument list. The owner's password is left out: it is for the start that migrates alone.
set -eu
settings=${MALL_SETTINGS:-/etc/mall}
# What follows the first "=" is the value, spaces too. Quotes would be part of it, which systemd takes away: mall.env does without.
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    '' | '#'*) ;;
    *=*) export "$line" ;;
  esac
done <"$settings/mall.env"
for file in "$settings"/secrets/*; do
  name=$(basename "$file" | tr '[:lower:]' '[:upper:]')
  [ "$name" = MIGRATION_DATABASE_URL ] || export "$name=$(cat "$file")"
done
export HOME=/srv/mall
cd "${MALL_FOLDER:-/srv/mall/current}"
exec runuser -u mall -- "$@"
