/** How pages of results fare while a portal imports a large feed. */
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { agenciesPath } from '#domain/agency/agencyPaths.ts'
import type { FeedReport } from '#domain/agency/feedReport.ts'
import { startPortal } from '../http/portal.ts'
import { keepSearching } from '../people/searching.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'

const LISTINGS = 12_000
const SEARCHES_A_SECOND = 5
/** How long it searches without an import, before and after it, ms. */
const REST = 15_000

export interface BesideSearches {
  readonly added: number
  readonly seconds: number
  /** How long pages of results took, ms. */
  readonly rest: Percentiles
  readonly meanwhile: Percentiles
}

async function someAgency(origin: string): Promise<string> {
  const text = await (await fetch(origin + agenciesPath)).text()
  const slug = new RegExp(`href="${agenciesPath}([a-z-]+-\\d+)/"`).exec(text)?.[1]
  if (slug === undefined) throw new Error('The list of agencies shows none')
  return slug
}

async function searchDuring<A>(origin: string, work: () => Promise<A>) {
  const begun = performance.now()
  const searching = keepSearching(origin, SEARCHES_A_SECOND)
  const result = await work()
  const seconds = (performance.now() - begun) / 1000
  return { result, seconds, took: await searching.stop() }
}

/** Searches a portal of its own at an even pace, at rest and while it imports a file. */
export async function searchBeside(file: string): Promise<BesideSearches> {
  const portal = await startPortal(LISTINGS, { ESTIA_TRUSTED_PROXIES: '1' })
  try {
    const agency = await someAgency(portal.origin)
    await portal.command('agencies', 'plan', agency, 'paid')
    // Code that never ran is slow.
    await searchDuring(portal.origin, () => setTimeout(REST))
    const before = await searchDuring(portal.origin, () => setTimeout(REST))
    const during = await searchDuring(portal.origin, () =>
      portal.command('import', 'feed', file, '--agency', agency, '--json'),
    )
    const after = await searchDuring(portal.origin, () => setTimeout(REST))
    return {
      added: (JSON.parse(during.result) as FeedReport).added,
      seconds: during.seconds,
      rest: percentilesOf([...before.took, ...after.took]),
      meanwhile: percentilesOf(during.took),
    }
  } finally {
    await portal.stop()
  }
}
