/**
 * How long a page takes from the question to its last byte, and how far its parts move while it comes. Pages are asked
 * for once each, so that none is known; the peer is a bare server that gives the bytes of one of them.
 */
import { withBareServer } from '../http/withBareServer.ts'
import { startPortal } from '../http/portal.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import { listingIds } from './listingIds.ts'
import { shiftsOf, type Shifts } from './shifts.ts'

interface PageFigures {
  readonly name: string
  readonly whole: Percentiles
  readonly bare: Percentiles
  /** Cumulative Layout Shift by width of the screen, px. */
  readonly shifts: Shifts
}

export interface PagesReport {
  readonly listings: number
  readonly pages: readonly PageFigures[]
}

/** Pages of each kind that are timed, after as many of all kinds to warm up. */
const TIMED = 150

/** Addresses that nobody has asked for, by the kind of page. */
async function makeKinds(origin: string) {
  const ids = await listingIds(origin, 2 * TIMED)
  return [
    { name: 'listing', at: (n: number) => `/aggelies/${ids[n % ids.length]}/` },
    { name: 'list', at: (n: number) => `/pwlhsh-katoikies/?prezzoMassimo=${500_000 + n}` },
    { name: 'home', at: () => '/' },
  ]
}

/** Milliseconds to the last byte, one page after the other. */
async function time(origin: string, paths: readonly string[]): Promise<readonly number[]> {
  const times: number[] = []
  for (const path of paths) {
    const begun = performance.now()
    const reply = await fetch(origin + path)
    await reply.arrayBuffer()
    times.push(performance.now() - begun)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  }
  return times
}

const numbers = (from: number) => Array.from({ length: TIMED }, (_, n) => from + n)

/** Pages as a visitor gets them. */
export async function benchPages(listings: number): Promise<PagesReport> {
  const portal = await startPortal(listings)
  try {
    const kinds = await makeKinds(portal.origin)
    for (const { at } of kinds) await time(portal.origin, numbers(0).map(at))
    const pages: PageFigures[] = []
    for (const { name, at } of kinds) {
      const whole = percentilesOf(await time(portal.origin, numbers(TIMED).map(at)))
      const page = await (await fetch(portal.origin + at(0))).text()
      const bare = await withBareServer(page, async (peer) => {
        const same = numbers(0).map(() => '/')
        await time(peer, same)
        return percentilesOf(await time(peer, same))
      })
      pages.push({ name, whole, bare, shifts: await shiftsOf(portal.origin + at(0)) })
    }
    return { listings, pages }
  } finally {
    await portal.stop()
  }
}

export function printPagesReport({ listings, pages }: PagesReport): string {
  const lines = pages.map(({ name, whole, bare, shifts }) => {
    const moved = Object.entries(shifts).map(([width, shift]) => `${shift} at ${width} px`)
    const ratio = (whole.p50 / bare.p50).toFixed(1)
    return `${name.padEnd(8)} whole after p50 ${whole.p50} ms, p99 ${whole.p99} ms (${ratio} times a bare server's ${bare.p50} ms); layout shift ${moved.join(', ')}`
  })
  return [`${listings} listings, ${TIMED} pages of each kind, none asked for before but home`, ...lines].join(
    '\n',
  )
}
