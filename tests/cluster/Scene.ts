/** The cluster, its portals, and those who use it while something goes wrong. */
import { Redacted } from 'effect'
import { buildPortal } from '#cli/build/buildPortal.ts'
import { isStale } from '#cli/build/staleness.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { Database } from '#server/database/Database.ts'
import { openLayer } from '#server/database/testing/openLayer.ts'
import { seedDemo } from '#demo/seed/seedDemo.ts'
import { Effect } from 'effect'
import { PortalProcess } from '../faults/PortalProcess.ts'
import { Writers } from '../faults/Writers.ts'
import { startS3 } from '../fakes/s3.ts'
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts'
import { Cluster } from './machines/Cluster.ts'
import { Publisher } from './Publisher.ts'

/** Active listings that are read and compared. */
const LISTINGS = 600
const READY_WITHIN = 120_000

export interface Scene {
  readonly cluster: Cluster
  readonly portals: readonly PortalProcess[]
  readonly smtp: FakeSmtp
  readonly writers: Writers
  readonly publisher: Publisher
  /** Starts a portal with what the cluster says. */
  readonly start: (portal: PortalProcess) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** The layer of the cluster's database, as a portal opens it. */
export const layerOf = ({ portal }: Cluster) =>
  Database.layerServer(Redacted.make(portal['DATABASE_URL'] ?? ''), {
    direct: Redacted.make(portal['DATABASE_DIRECT_URL'] ?? ''),
    replicas: Redacted.make(portal['DATABASE_READ_URL'] ?? ''),
    migrate: false,
  })

/** Starts everything, so many portals among it. */
export async function openScene(count: number): Promise<Scene> {
  if (isStale(projectRoot)) await buildPortal(projectRoot)
  const smtp = await startSmtp()
  const s3 = await startS3()
  const portals: PortalProcess[] = []
  for (let made = 0; made < count; made++) portals.push(await PortalProcess.over({}))
  const cluster = new Cluster({ portals: portals.map(({ origin }) => origin), mediaUrl: s3.bucket.address })
  const settings = {
    ...cluster.portal,
    SMTP_URL: smtp.url,
    S3_ACCESS_KEY_ID: s3.bucket.keyId,
    S3_SECRET_ACCESS_KEY: Redacted.value(s3.bucket.secret),
  }
  const start = (portal: PortalProcess) => portal.start(settings)
  const close = async () => {
    for (const portal of portals) portal.remove()
    await cluster.close()
    await smtp.close()
    await s3.close()
  }
  try {
    await cluster.start()
    // One brings the empty database up to date, then it is filled; an index of nothing would be read again by all.
    for (const portal of portals.slice(0, 1)) {
      await start(portal)
      await portal.stop()
    }
    const database = openLayer(layerOf(cluster))
    await database.run(Effect.orDie(seedDemo({ listings: LISTINGS, seed: 7, now: new Date() })))
    await database.close()
    await Promise.all(portals.map(start))
    await untilAnswered(cluster.origin)
    const writers = await Writers.at(cluster.origin, smtp)
    const publisher = await Publisher.open(cluster)
    return { cluster, portals, smtp, writers, publisher, start, close }
  } catch (error) {
    process.stderr.write(`${cluster.lastWords()}\n`)
    await close()
    throw error
  }
}

async function untilAnswered(origin: string): Promise<void> {
  const begun = performance.now()
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (performance.now() - begun > READY_WITHIN) throw new Error('HAProxy finds no portal')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
