#!/bin/sh
# On each machine of the database: a leader whose disk is nearly full hands over to a replica while it still can. PostgreSQL
# itself refuses writes then, or crashes, and Patroni knows nothing of disks.
set -u
while sleep "${DISK_CHECK_SECONDS}"; do
  free=$(df --output=avail --block-size=1M "${DATA}" | tail -n 1)
  [ "$free" -ge "${DISK_FLOOR_MB}" ] && continue
  curl --silent --fail --max-time 2 --output /dev/null "http://${ADDRESS}:${PATRONI_PORT}/primary" || continue
  echo "only $free MB left: handing over"
  curl --silent --max-time 60 --request POST --data "{\"leader\": \"${NODE}\"}" \
    "http://${ADDRESS}:${PATRONI_PORT}/switchover"
  echo
done
