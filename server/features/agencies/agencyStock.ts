/** What agencies have on the market, counted from the search index. */
import type { AgencyContract } from '#domain/agency/Agency.ts'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { TIME_ZERO } from '#search-engine/store/columnTable.ts'
import type { SegmentDoc } from '#search-engine/execution/SegmentDoc.ts'

export type HomeCounts = Readonly<Record<AgencyContract, number>>

/** Of one agency. */
export interface AgencyStock {
  /** Ids, in no order. */
  readonly homes: Readonly<Record<AgencyContract, readonly number[]>>
  /** By municipality. */
  readonly within: ReadonlyMap<number, HomeCounts>
  /** Numbers of the kinds of its homes. */
  readonly categories: ReadonlySet<number>
  /** When the newest of them changed, seconds since 1970. */
  readonly changed: number
}

interface Tally {
  readonly homes: Record<AgencyContract, number[]>
  readonly within: Map<number, Record<AgencyContract, number>>
  readonly categories: Set<number>
  changed: number
}

/** Listings that are looked at before others get their turn. */
const AT_A_TIME = 10_000

/** Goes through everything that can be found, once. By the id of the agency; those without homes are not in it. */
export async function countAgencyStock(
  found: Iterable<SegmentDoc>,
): Promise<ReadonlyMap<number, AgencyStock>> {
  const tallies = new Map<number, Tally>()
  let seen = 0
  for (const { segment, doc } of found) {
    if (++seen % AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve))
    const { columns } = segment.index
    // Agencies have negative numbers among the publishers.
    const agency = -(columns.publisher[doc] as number)
    const contract = contracts.nameOf(columns.contract[doc] as number)
    if (agency <= 0 || (contract !== 'sale' && contract !== 'rent')) continue
    const tally = tallyOf(tallies, agency)
    tally.homes[contract].push(columns.id[doc] as number)
    tally.categories.add(columns.category[doc] as number)
    tally.changed = Math.max(tally.changed, (columns.modified[doc] as number) + TIME_ZERO)
    const municipality = columns.municipality[doc] as number
    if (municipality === NOT_STATED) continue
    const counts = tally.within.get(municipality) ?? { sale: 0, rent: 0 }
    counts[contract]++
    tally.within.set(municipality, counts)
  }
  return tallies
}

function tallyOf(tallies: Map<number, Tally>, agency: number): Tally {
  const known = tallies.get(agency)
  if (known) return known
  const made: Tally = { homes: { sale: [], rent: [] }, within: new Map(), categories: new Set(), changed: 0 }
  tallies.set(agency, made)
  return made
}

export const noStock: AgencyStock = {
  homes: { sale: [], rent: [] },
  within: new Map(),
  categories: new Set(),
  changed: 0,
}

/** How many homes an agency has, in all or in one municipality. */
export function countsOf({ homes, within }: AgencyStock, municipality?: number): HomeCounts {
  if (municipality === undefined) return { sale: homes.sale.length, rent: homes.rent.length }
  return within.get(municipality) ?? { sale: 0, rent: 0 }
}

export const sumOf = ({ sale, rent }: HomeCounts): number => sale + rent
