/** What the engine makes of searches that nobody asks by accident, at the size of the run. */
import { defaultFlags } from '#domain/flags.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import type { SegmentedIndex } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { warmUpSearches } from '#server/warmUp/routes.ts'
import { hostileQueries } from '../../search/hostile.ts'
import { round } from '../percentiles.ts'
import type { HostileSearch } from './EngineReport.ts'

const PER_PAGE = 25

/** Times that each is asked. */
const TIMES = 5

/** The first time of each, and the slowest of the others: a page with what stands beside it, and the panel's counts. Slowest first. */
export function hostileFigures(engine: SegmentedIndex): readonly HostileSearch[] {
  // As a portal does when it has started.
  for (const search of warmUpSearches) ask(engine, search)
  return hostileQueries
    .map(({ name, query }) => {
      const [first = 0, ...again] = Array.from({ length: TIMES }, () => ask(engine, query))
      return { name, first: round(first), again: round(Math.max(...again)) }
    })
    .sort((one, other) => other.first - one.first)
}

/** The longer of the two, ms. Each request reads its address: what is kept of areas goes with it. */
function ask(engine: SegmentedIndex, query: string): number {
  const readAnew = () => readQuery(new URLSearchParams(query), defaultFlags).query
  const [asked, { criteria }] = [readAnew(), readAnew()]
  const began = performance.now()
  engine.list({ ...asked, perPage: PER_PAGE })
  const listed = performance.now()
  engine.facets(criteria)
  return Math.max(listed - began, performance.now() - listed)
}
