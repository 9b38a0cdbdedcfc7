import { pagesAskedAgain, pagesAskedFirst } from './paths.ts'
import { type LoopDelay, startPortal } from './portal.ts'
import { withBareServer } from './withBareServer.ts'
import { load, type LoadFigures } from './wrk.ts'

export interface HttpReport {
  readonly listings: number
  /** Pages that were asked for a moment ago, pages that nobody has asked for, and the same bytes from a bare server. */
  readonly again: LoadFigures
  readonly first: LoadFigures
  readonly bare: LoadFigures
  /** Of the portal, under both loads. */
  readonly loop: LoopDelay
}

/** The portal under load, then a bare server that gives one of its replies. */
export async function benchHttp(listings: number): Promise<HttpReport> {
  const portal = await startPortal(listings)
  // Compiled before it is timed.
  for (const paths of [pagesAskedFirst, pagesAskedAgain]) await load(portal.origin, paths)
  portal.watch()
  const first = await load(portal.origin, pagesAskedFirst, 1)
  const again = await load(portal.origin, pagesAskedAgain)
  const reply = await (await fetch(`${portal.origin}${pagesAskedAgain[0]}`)).text()
  const loop = await portal.stop()
  const bare = await withBareServer(reply, async (origin) => {
    await load(origin, ['/'])
    return load(origin, ['/'])
  })
  return { listings, first, again, bare, loop }
}

export function printHttpReport({ listings, first, again, bare, loop }: HttpReport): string {
  const line = (name: string, { perSecond, p50, p99, failures }: LoadFigures) =>
    `${name.padEnd(34)} ${String(perSecond).padStart(7)} a second, p50 ${p50} ms, p99 ${p99} ms, ${failures} failures, ${(perSecond / bare.perSecond).toFixed(2)} of the bare server`
  return [
    `${listings} listings, 32 connections, pages of 25`,
    line('pages asked for again', again),
    line('pages nobody has asked for', first),
    line('a bare server, the same bytes', bare),
    `event loop late by p50 ${loop.p50.toFixed(1)} ms, p99 ${loop.p99.toFixed(1)} ms, at most ${loop.most.toFixed(1)} ms`,
  ].join('\n')
}
