import { PostgresServer } from '#server/database/testing/postgres.ts'
import { type SeveralPortals, severalPortals } from '../processes/severalPortals.ts'
import { PortalProcess } from './PortalProcess.ts'

/** One portal and the PostgreSQL server that is its own. */
export interface OnServer {
  readonly server: PostgresServer
  /** Of its database. */
  readonly url: string
  readonly portal: PortalProcess
}

/** Works on a portal, not started yet, with so many listings on a PostgreSQL server of its own; both are gone afterwards. */
export async function onServer<A>(
  listings: number,
  settings: Readonly<Record<string, string>>,
  work: (on: OnServer) => Promise<A>,
): Promise<A> {
  const server = await PostgresServer.start()
  try {
    const url = await server.database()
    const portal = await PortalProcess.make(listings, { ...settings, DATABASE_URL: url })
    try {
      return await work({ server, url, portal })
    } finally {
      portal.remove()
    }
  } finally {
    await server.stop()
  }
}

/** Listings of several portals on one database. */
const LISTINGS = 2000

/** Works on so many running portals on one database of a PostgreSQL server of their own. */
export async function onOneDatabase<A>(
  count: number,
  work: (portals: SeveralPortals, server: PostgresServer) => Promise<A>,
): Promise<A> {
  const server = await PostgresServer.start(['max_connections=200'])
  try {
    const portals = await severalPortals({ address: server.address, count, listings: LISTINGS })
    try {
      return await work(portals, server)
    } finally {
      await portals.close()
    }
  } finally {
    await server.stop()
  }
}
