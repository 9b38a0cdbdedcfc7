/**
 * How many pages a second one processor renders on the server: list and listing over HTTP from the portal and from its
 * Next.js twin, turn by turn, and the same elements by React's renderer alone. Counted is the processor time of the
 * server's own processes, which other load of the machine changes little; what the twin's questions cost the portal is
 * not counted.
 */
import { startPortal } from '../http/portal.ts'
import { startTwin } from '../next/twin.ts'
import { listingIds } from '../pages/listingIds.ts'
import { elementsOf, timeBare } from './bareTree.ts'
import { processorTime } from './processorTime.ts'

interface RenderFigures {
  readonly name: string
  /** Pages a second of one processor. */
  readonly estia: number
  readonly twin: number
  readonly bare: { readonly stream: number; readonly string: number }
  /** Bytes of HTML, not compressed. */
  readonly size: { readonly estia: number; readonly twin: number }
}

export interface RenderReport {
  readonly listings: number
  readonly pages: readonly RenderFigures[]
}

const PAGES = 100
const ROUNDS = 5

interface Server {
  readonly origin: string
  readonly pid: number | undefined
}

/** Processor time of a server for so many pages, ms, none of which was asked for before. */
async function spend(server: Server, paths: readonly string[]): Promise<{ ms: number; bytes: number }> {
  const before = processorTime(server.pid ?? 0)
  let bytes = 0
  for (const path of paths) {
    const reply = await fetch(server.origin + path, { headers: { 'accept-encoding': 'identity' } })
    bytes += (await reply.arrayBuffer()).byteLength
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  }
  return { ms: processorTime(server.pid ?? 0) - before, bytes: bytes / paths.length }
}

async function compare(
  kind: { readonly name: string; readonly at: (n: number) => string },
  portal: Server,
  twin: Server,
): Promise<RenderFigures> {
  const spent = { estia: 0, twin: 0 }
  const size = { estia: 0, twin: 0 }
  // The first round warms up, and does not count.
  for (let round = 0; round <= ROUNDS; round++) {
    const paths = Array.from({ length: PAGES }, (_, at) => kind.at(round * PAGES + at))
    const own = await spend(portal, paths)
    const other = await spend(
      twin,
      paths.map((path) => path.replace('/?', '?').replace(/\/$/, '')),
    )
    if (round === 0) continue
    spent.estia += own.ms
    spent.twin += other.ms
    size.estia = own.bytes
    size.twin = other.bytes
  }
  const perSecond = (ms: number) => (ROUNDS * PAGES * 1000) / ms
  const bare = await timeBare(await elementsOf(portal.origin + kind.at(0)))
  return { name: kind.name, estia: perSecond(spent.estia), twin: perSecond(spent.twin), bare, size }
}

/** List and listing, none asked for twice. */
export async function benchRender(listings: number): Promise<RenderReport> {
  const portal = await startPortal(listings)
  const twin = await startTwin(portal.origin)
  try {
    const ids = await listingIds(portal.origin, (ROUNDS + 1) * PAGES)
    const kinds = [
      { name: 'list', at: (n: number) => `/pwlhsh-katoikies/?prezzoMassimo=${500_000 + n}` },
      { name: 'listing', at: (n: number) => `/aggelies/${ids[n % ids.length]}/` },
    ]
    const pages: RenderFigures[] = []
    for (const kind of kinds) pages.push(await compare(kind, portal, twin))
    return { listings, pages }
  } finally {
    await twin.stop()
    await portal.stop()
  }
}

export function printRenderReport({ listings, pages }: RenderReport): string {
  return [
    `${listings} listings; pages a second of one processor, none asked for before`,
    ...pages.flatMap(({ name, estia, twin, bare, size }) => [
      `${name.padEnd(8)} ${estia.toFixed(0)} (${(size.estia / 1000).toFixed(0)} kB); Next.js twin ${twin.toFixed(0)} (${(size.twin / 1000).toFixed(0)} kB): ${(estia / twin).toFixed(2)} times as many`,
      `${''.padEnd(8)} React alone, the same elements: stream ${bare.stream.toFixed(0)}, string ${bare.string.toFixed(0)}: ${(estia / bare.stream).toFixed(2)} and ${(estia / bare.string).toFixed(2)} of them`,
    ]),
  ].join('\n')
}
