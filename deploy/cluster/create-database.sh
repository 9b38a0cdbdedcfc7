#!/bin/sh
# Patroni runs this once, on the first leader, with the address of its PostgreSQL.
set -eu
psql "$1" --quiet --set ON_ERROR_STOP=1 <<'SQL'
CREATE ROLE estia LOGIN PASSWORD '${PORTAL_PASSWORD}';
CREATE DATABASE estia OWNER estia TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'el-GR';
SQL
