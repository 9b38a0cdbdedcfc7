/**
 * How many pages a second one processor renders on the server: list and listing over HTTP from the portal and from its
 * Next.js twin, turn by turn, and the same elements by React's renderer alone. Counted is the processor time of the
 * servers' processes, which other load of the machine changes little: of the twin alone, and with what its questions cost
 * the portal, as the portal's own pages have it in them. Each page is asked for once, the pages of a round then once more.
 */
import { setTimeout } from 'node:timers/promises'
import { startPortal } from '../http/portal.ts'
import { startTwin } from '../next/twin.ts'
import { listingIds } from '../pages/listingIds.ts'
import { elementsOf, timeBare } from './bareTree.ts'
import { processorTime } from './processorTime.ts'

interface RenderFigures {
  readonly name: string
  /** Pages a second of one processor, each asked for the first time. */
  readonly first: PagesASecond
  /** The same pages once more. */
  readonly again: PagesASecond
  readonly bare: { readonly stream: number; readonly string: number }
  /** Bytes of HTML, not compressed. */
  readonly size: { readonly estia: number; readonly twin: number }
}

interface PagesASecond {
  readonly estia: number
  /** What its questions cost the portal left out. */
  readonly twinAlone: number
  /** With what its questions cost the portal. */
  readonly twin: number
}

export interface RenderReport {
  readonly listings: number
  readonly pages: readonly RenderFigures[]
}

const PAGES = 100
const ROUNDS = 5

/** The portal has done what is due after its start when it used so little of so long. */
const CALM_MS = 15_000
const IDLE_SHARE = 0.02

interface Server {
  readonly origin: string
  readonly pid: number | undefined
}

interface Spent {
  readonly ms: { readonly portal: number; readonly server: number }
  readonly bytes: number
}

/** A new portal first computes prices of places and models of values, seconds of work that belong to no page. */
async function isQuiet({ pid = 0 }: Server): Promise<void> {
  for (let last = processorTime(pid); ; ) {
    await setTimeout(CALM_MS)
    const now = processorTime(pid)
    if (now - last < CALM_MS * IDLE_SHARE) return
    last = now
  }
}

/** Processor time of portal and server for so many pages of the server, ms. */
async function spend(server: Server, portal: Server, paths: readonly string[]): Promise<Spent> {
  const now = () => ({ portal: processorTime(portal.pid ?? 0), server: processorTime(server.pid ?? 0) })
  const before = now()
  let bytes = 0
  for (const path of paths) {
    const reply = await fetch(server.origin + path, { headers: { 'accept-encoding': 'identity' } })
    bytes += (await reply.arrayBuffer()).byteLength
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  }
  const after = now()
  return {
    ms: { portal: after.portal - before.portal, server: after.server - before.server },
    bytes: bytes / paths.length,
  }
}

/** What rounds of pages came to, ms. */
class Sums {
  private readonly spent = { estia: 0, twinAlone: 0, twin: 0 }

  add(own: Spent, other: Spent): void {
    this.spent.estia += own.ms.server
    this.spent.twinAlone += other.ms.server
    this.spent.twin += other.ms.server + other.ms.portal
  }

  perSecond(): PagesASecond {
    const of = (ms: number) => (ROUNDS * PAGES * 1000) / ms
    const { estia, twinAlone, twin } = this.spent
    return { estia: of(estia), twinAlone: of(twinAlone), twin: of(twin) }
  }
}

/** Both, one after the other: who comes first finds fewer cards in the portal's memory. */
async function inTurn<A, B>(
  inOrder: boolean,
  one: () => Promise<A>,
  other: () => Promise<B>,
): Promise<[A, B]> {
  if (inOrder) return [await one(), await other()]
  const second = await other()
  return [await one(), second]
}

/** The twin has no slash at the end of an address. */
const twinPath = (path: string) => path.replace('/?', '?').replace(/\/$/, '')

async function compare(
  kind: { readonly name: string; readonly at: (n: number) => string },
  portal: Server,
  twin: Server,
): Promise<RenderFigures> {
  const sums = { first: new Sums(), again: new Sums() }
  const size = { estia: 0, twin: 0 }
  // The first round warms up, and does not count.
  for (let round = 0; round <= ROUNDS; round++) {
    const paths = Array.from({ length: PAGES }, (_, at) => kind.at(round * PAGES + at))
    for (const time of ['first', 'again'] as const) {
      const [own, other] = await inTurn(
        round % 2 === 0,
        () => spend(portal, portal, paths),
        () => spend(twin, portal, paths.map(twinPath)),
      )
      if (round === 0) continue
      sums[time].add(own, other)
      size.estia = own.bytes
      size.twin = other.bytes
    }
  }
  const bare = await timeBare(await elementsOf(portal.origin + kind.at(0)))
  return {
    name: kind.name,
    first: sums.first.perSecond(),
    again: sums.again.perSecond(),
    bare,
    size,
  }
}

/** List and listing, each at as many addresses as are asked for. */
export async function benchRender(listings: number): Promise<RenderReport> {
  const portal = await startPortal(listings)
  const twin = await startTwin(portal.origin)
  try {
    await isQuiet(portal)
    const ids = await listingIds(portal.origin, (ROUNDS + 1) * PAGES)
    const kinds = [
      {
        name: 'list',
        at: (n: number) => `/pwlhsh-katoikies/?pag=${1 + (n % 60)}&prezzoMassimo=${500_000 + n}`,
      },
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

const timesAsMany = ({ estia, twin, twinAlone }: PagesASecond): string =>
  `${estia.toFixed(0)}; twin with its questions ${twin.toFixed(0)} (${(estia / twin).toFixed(2)} times as many), without ${twinAlone.toFixed(0)} (${(estia / twinAlone).toFixed(2)})`

export function printRenderReport({ listings, pages }: RenderReport): string {
  return [
    `${listings} listings; pages a second of one processor`,
    ...pages.flatMap(({ name, first, again, bare, size }) => [
      `${name.padEnd(8)} for the first time ${timesAsMany(first)}`,
      `${''.padEnd(8)} the same once more ${timesAsMany(again)}`,
      `${''.padEnd(8)} ${(size.estia / 1000).toFixed(0)} kB of HTML, twin ${(size.twin / 1000).toFixed(0)}`,
      `${''.padEnd(8)} React alone, the same elements: stream ${bare.stream.toFixed(0)}, string ${bare.string.toFixed(0)}`,
    ]),
  ].join('\n')
}
