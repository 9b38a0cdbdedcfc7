import { hostileQueries, hostileTexts } from '../../search/hostile.ts'
import { startPortal } from '../http/portal.ts'

/** A hostile question should be answered within this, milliseconds (issue 4). A page is drawn besides. */
const BAR = 50

/** Times that each is asked; the first time nothing of it is remembered. */
const TIMES = 5

export interface HostileFigure {
  readonly name: string
  readonly path: string
  readonly status: number
  /** The first time, and the slowest of the others, milliseconds. */
  readonly first: number
  readonly again: number
}

export interface HostileReport {
  readonly listings: number
  readonly bar: number
  /** What ordinary pages took in the same run, milliseconds: what a machine that does other things adds is in it. */
  readonly ordinary: { readonly p50: number; readonly most: number }
  /** Slowest first. */
  readonly requests: readonly HostileFigure[]
  /** Questions over the bar, pages slower than any ordinary one, and what was answered by a 5xx or not at all. */
  readonly over: readonly string[]
  readonly slowPages: readonly string[]
  readonly broken: readonly string[]
}

interface HostileRequest {
  readonly name: string
  readonly path: string
  readonly address: string
}

const pagePath = '/pwlhsh-katoikies/'
const listPaths = ['/api-next/search-list/listings/', '/api-next/search-list/counts/', pagePath]
const textPaths = ['/api-next/search-list/sentence/', '/api-next/geography/suggest/']

const requests: readonly HostileRequest[] = [
  ...hostileQueries.flatMap(({ name, query }) =>
    listPaths.map((path) => ({ name, path, address: `${path}?${query}` })),
  ),
  ...hostileTexts.flatMap((text, at) =>
    textPaths.map((path) => ({
      name: `text ${at + 1}`,
      path,
      address: `${path}?q=${encodeURIComponent(text)}`,
    })),
  ),
]

/** What the code is warmed with: ordinary requests of each kind, none of them hostile. */
const ordinary = Array.from({ length: 200 }, (_, at) => [
  ...listPaths.map((path) => `${path}?prezzoMassimo=${100_000 + at}&ascensore=1&keyword=thea`),
  ...textPaths.map((path) => `${path}?q=spiti${at}`),
]).flat()

/** One request after the other, each timed until its last byte. */
export async function benchHostile(listings: number): Promise<HostileReport> {
  const portal = await startPortal(listings)
  portal.watch()
  const pages: number[] = []
  for (const path of ordinary) {
    const { ms } = await time(portal.origin + path)
    if (path.startsWith(pagePath)) pages.push(ms)
  }
  const figures: HostileFigure[] = []
  for (const { name, path, address } of requests) {
    const times = []
    for (let at = 0; at < TIMES; at++) times.push(await time(portal.origin + address))
    const [first, ...again] = times.map(({ ms }) => ms)
    figures.push({
      name,
      path,
      status: Math.max(...times.map(({ status }) => status)),
      first: first ?? 0,
      again: Math.max(...again),
    })
  }
  await portal.stop()
  const slowest = ({ first, again }: HostileFigure) => Math.max(first, again)
  const named = (test: (figure: HostileFigure) => boolean) =>
    figures.filter(test).map(({ name, path }) => `${name} at ${path}`)
  const usual = figuresOf(pages.slice(pages.length / 2))
  return {
    listings,
    bar: BAR,
    ordinary: usual,
    requests: figures.toSorted((a, b) => slowest(b) - slowest(a)),
    over: named((figure) => figure.path !== pagePath && slowest(figure) > BAR),
    slowPages: named((figure) => figure.path === pagePath && slowest(figure) > Math.max(BAR, usual.most)),
    broken: named(({ status }) => status >= 500),
  }
}

function figuresOf(times: readonly number[]): HostileReport['ordinary'] {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 }
}

/** A connection that was cut counts as broken. */
async function time(address: string): Promise<{ ms: number; status: number }> {
  const began = performance.now()
  const status = await fetch(address, { redirect: 'manual' }).then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.status
    },
    () => 599,
  )
  return { ms: performance.now() - began, status }
}

/** Requests that the report names one by one. */
const NAMED = 12

export function printHostileReport(report: HostileReport): string {
  const { listings, bar, ordinary: pages, requests: figures, over, slowPages, broken } = report
  return [
    `${listings} listings, ${figures.length} hostile requests, ${over.length} questions over ${bar} ms, ${broken.length} broken`,
    `ordinary pages in the same run: p50 ${pages.p50.toFixed(1)} ms, at most ${pages.most.toFixed(1)} ms; ${slowPages.length} hostile ones are slower`,
    ...figures
      .slice(0, NAMED)
      .map(
        ({ name, path, status, first, again }) =>
          `${first.toFixed(1).padStart(7)} ms first, ${again.toFixed(1).padStart(6)} ms again, ${status}  ${name} at ${path}`,
      ),
    ...broken.map((one) => `broken: ${one}`),
  ].join('\n')
}
