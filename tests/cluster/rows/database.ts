/** Rows in which something of the database goes wrong. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { setTimeout as wait } from 'node:timers/promises'
import { Database } from '#server/database/Database.ts'
import { openLayer } from '#server/database/testing/openLayer.ts'
import type { Machine } from '../machines/Machine.ts'
import type { Row } from '../Row.ts'
import { layerOf, type Scene } from '../Scene.ts'

/** ms */
const ETCD_AWAY = 15_000
const CUT = 30_000
const LAG = 30_000
const FULL = 10_000

/** Patroni and PostgreSQL of the leader end at once; they come back when another leads, and have to be whole again. */
const leaderKilled: Row = {
  name: 'leader killed',
  run: async ({ scene: { cluster }, untilWritten, kills }) => {
    for (let kill = 0; kill < kills; kill++) {
      await cluster.untilWhole()
      const leader = await cluster.leader()
      await leader.die()
      await untilWritten()
      leader.start()
    }
  },
}

const etcdKilled: Row = {
  name: "etcd of the leader's machine killed",
  run: async ({ scene: { cluster }, untilWritten, expect }) => {
    const leader = await cluster.leader()
    await leader.etcd.end('SIGKILL')
    await wait(ETCD_AWAY)
    await untilWritten()
    expect('the leader changed', (await cluster.leader()) === leader)
    leader.etcd.start()
  },
}

/** Neither hears of the other; both hear the third. */
const networkCut: Row = {
  name: 'network cut between leader and synchronous replica',
  missing: ({ cluster }) =>
    cluster.network.cut === undefined ? 'network namespaces are not permitted here' : undefined,
  run: async ({ scene: { cluster }, untilWritten }) => {
    const [leader, standby] = [await cluster.leader(), await cluster.standby()]
    cluster.network.cut?.(leader.number, standby.number)
    try {
      await untilWritten()
      await wait(CUT)
      await untilWritten()
    } finally {
      cluster.network.heal(leader.number, standby.number)
    }
  },
}

/** Whether a report is read from a replica. */
async function readsFromReplica(scene: Scene): Promise<boolean> {
  const database = openLayer(layerOf(scene.cluster))
  const ask = Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ replica: boolean }>`SELECT pg_is_in_recovery() AS replica`,
  )
  try {
    const [row] = await database.run(Effect.flatMap(Database, ({ reading }) => reading(ask)))
    return row?.replica === true
  } finally {
    await database.close()
  }
}

/**
 * The process that replays the log on a replica. Patroni ends a pause of the replay and takes back a delay; of a process
 * that stands still it knows nothing.
 */
async function replayOf(replica: Machine): Promise<number> {
  const [row] = await replica.ask<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'startup'",
  )
  if (row === undefined) throw new Error('The replica replays nothing')
  return row.pid
}

const replicaLags: Row = {
  name: 'replicas lagging 30 s',
  run: async ({ scene, untilWritten, expect }) => {
    const { cluster } = scene
    expect('reports are not read from a replica', await readsFromReplica(scene))
    const leader = await cluster.leader()
    const replicas = cluster.machines.filter((machine) => machine !== leader)
    const replays = await Promise.all(replicas.map(replayOf))
    for (const replay of replays) process.kill(replay, 'SIGSTOP')
    try {
      await untilWritten()
      await wait(LAG / 2)
      expect('a report is read from a replica that lags', !(await readsFromReplica(scene)))
      await wait(LAG / 2)
    } finally {
      for (const replay of replays) process.kill(replay, 'SIGCONT')
    }
    await untilWritten()
    expect('reports do not return to the replica', await readsFromReplica(scene))
  },
}

/** The disk of the leader is full to its last byte; its machine hands over. */
const diskFull: Row = {
  name: "leader's disk full",
  run: async ({ scene: { cluster }, untilWritten, expect }) => {
    const leader = await cluster.leader()
    leader.fillDisk()
    await untilWritten()
    await wait(FULL)
    await untilWritten()
    expect('the machine with the full disk still leads', (await cluster.leader()) !== leader)
    leader.freeDisk()
    leader.start()
  },
}

export const databaseRows: readonly Row[] = [leaderKilled, etcdKilled, networkCut, replicaLags, diskFull]
