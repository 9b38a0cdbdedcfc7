/** Rows in which a portal, or what stands between portals and database, goes wrong. */
import { setTimeout as wait } from 'node:timers/promises'
import { jobsDone, makeDue } from '../jobs.ts'
import type { Row } from '../Row.ts'
import type { Scene } from '../Scene.ts'

/** ms. The daily jobs of a portal begin ten seconds after its start. */
const AWAY = 5000
const JOBS_BEGUN = 15_000

/** Every table gets a column more, as migrations may add them; old processes prepared their statements without it. */
async function expandSchema({ publisher }: Scene): Promise<void> {
  const tables = await publisher.ask<{ name: string }>(
    "SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  )
  for (const { name } of tables)
    await publisher.ask(
      `ALTER TABLE ${name} ADD COLUMN IF NOT EXISTS of_next_version text NOT NULL DEFAULT ''`,
    )
}

const portalKilled: Row = {
  name: 'portal killed',
  run: async ({ scene: { portals, start }, untilWritten }) => {
    const [killed] = portals
    if (killed === undefined) return
    await killed.kill()
    await untilWritten()
    await wait(AWAY)
    await start(killed)
  },
}

/**
 * A rolling upgrade: after the first portal the schema is that of the next version, expanded, and the others run on it until
 * their turn. Daily jobs fall due meanwhile.
 */
const portalsRestarted: Row = {
  name: 'all portals restarted in turn, schema expanded',
  run: async ({ scene, untilWritten, expect }) => {
    await makeDue(scene)
    for (const [at, portal] of scene.portals.entries()) {
      if (at === 1) await expandSchema(scene)
      const { code } = await portal.stop()
      expect(`a portal ended with ${code}`, code === 0)
      await scene.start(portal)
      await untilWritten()
    }
    await wait(JOBS_BEGUN)
    expect('no portal did the daily jobs', (await jobsDone(scene)) > 0)
  },
}

const poolerRestarted: Row = {
  name: 'PgBouncer restarted',
  run: async ({ scene: { cluster }, untilWritten }) => {
    await cluster.pgbouncer.end('SIGKILL')
    cluster.pgbouncer.start()
    await untilWritten()
  },
}

export const portalRows: readonly Row[] = [portalKilled, portalsRestarted, poolerRestarted]
