import { Effect, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { buildPortal } from '#cli/build/buildPortal.ts'
import { isStale } from '#cli/build/staleness.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { Database } from '#server/database/Database.ts'
import { openLayer, type TestDatabase } from '#server/database/testing/openLayer.ts'
import { dropDatabase, makeDatabase } from '#server/database/testing/postgres.ts'
import { seedDemo } from '#demo/seed/seedDemo.ts'
import { PortalProcess } from '../faults/PortalProcess.ts'
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts'
import { type RoundRobin, roundRobin } from './roundRobin.ts'

export interface SeveralPortals {
  readonly processes: readonly PortalProcess[]
  /** What visitors go to. */
  readonly balancer: RoundRobin
  readonly smtp: FakeSmtp
  readonly sql: <Row extends object>(
    query: (sql: SqlClient.SqlClient) => Effect.Effect<readonly Row[], unknown>,
  ) => Promise<readonly Row[]>
  /** The migrations that are written down as applied. */
  readonly applied: readonly string[]
  readonly close: () => Promise<void>
}

export interface SeveralOptions {
  /** Of a PostgreSQL server, without a database. */
  readonly address: string
  readonly count: number
  readonly listings: number
  /** What each process runs; the whole portal by default. */
  readonly program?: readonly string[]
}

/**
 * So many portals on one database behind a round-robin. All start at once while the database is empty; it is filled
 * when they run.
 */
export async function severalPortals({
  address,
  count,
  listings,
  program,
}: SeveralOptions): Promise<SeveralPortals> {
  // Otherwise each of them would build.
  if (program === undefined && isStale(projectRoot)) await buildPortal(projectRoot)
  const url = await makeDatabase(address)
  const smtp = await startSmtp()
  const balancer = await roundRobin()
  const settings = {
    ESTIA_ORIGIN: balancer.origin,
    DATABASE_URL: url,
    SMTP_URL: smtp.url,
    ESTIA_TRUSTED_PROXIES: '1',
    ESTIA_DRAIN_SECONDS: '1',
  }
  const processes: PortalProcess[] = []
  for (let made = 0; made < count; made++) processes.push(await PortalProcess.over(settings, program))
  for (const { origin } of processes) balancer.add(origin)
  let database: TestDatabase | undefined
  const close = async () => {
    await balancer.close()
    for (const portal of processes) portal.remove()
    await database?.close()
    await smtp.close()
    await dropDatabase(url)
  }
  try {
    await Promise.all(processes.map((portal) => portal.start()))
    const opened = openLayer(Database.layerServer(Redacted.make(url), { migrate: false }))
    database = opened
    const sql: SeveralPortals['sql'] = (query) =>
      opened.run(Effect.flatMap(SqlClient.SqlClient, (client) => Effect.orDie(query(client))))
    const applied = await sql<{ name: string }>((client) => client`SELECT name FROM schema_migrations`)
    await opened.run(Effect.orDie(seedDemo({ listings, seed: 7, now: new Date() })))
    await balancer.untilReady(count)
    return { processes, balancer, smtp, sql, applied: applied.map(({ name }) => name), close }
  } catch (error) {
    await close()
    throw error
  }
}
