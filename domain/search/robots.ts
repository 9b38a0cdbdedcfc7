/**
 * Which lists search engines may index, as a table, and its only reader.
 * Filters can be combined freely: there are more lists than listings. Search engines are offered those that
 * people search by name, a contract, a category and a place; they may follow the others, not index them.
 */
import { constants } from '../constants.ts'
import { defaultOrder } from './orders.ts'
import type { SearchFlags } from './readQuery.ts'
import type { SearchAddress } from './searchAddress.ts'

/** Parameters that belong to a list's address and say nothing of what is searched for. */
export const stateNames = {
  /** The sentence that the search was read from. */
  sentence: 'frase',
  /** Its words that a language model read, each a parameter. */
  wordsOfModel: 'modello',
  /** What the map shows (specification section 3). */
  mapCentre: ['lat', 'lng'],
  mapZoom: 'zoom',
} as const

/** Further pages that may be indexed: readers leaf through ten at most. */
export const deepestPage = 10

/** A list as search engines would find it. */
export interface FoundList {
  readonly address: SearchAddress
  /** The parameters as received. */
  readonly search: URLSearchParams
  /** How many results it has; undefined while that is not known. */
  readonly total: number | undefined
  readonly flags: SearchFlags
}

interface RobotsRule {
  readonly name: string
  readonly fits: (list: FoundList) => boolean
  /** Undefined: they may do as they like. */
  readonly robots: 'noindex,follow' | undefined
}

const has = ({ search }: FoundList, names: readonly string[]) => names.some((name) => search.has(name))

/** The first rule that fits decides. */
export const robotsRules = [
  {
    // An empty list is no use as a result of another search engine.
    name: 'empty',
    fits: ({ total = 0, address }) => total <= (address.page - 1) * constants.search.perPage,
    robots: 'noindex,follow',
  },
  {
    name: 'sentence',
    fits: (list) => has(list, [stateNames.sentence, stateNames.wordsOfModel]),
    robots: 'noindex,follow',
  },
  {
    name: 'map',
    fits: (list) => has(list, [...stateNames.mapCentre, stateNames.mapZoom]),
    robots: 'noindex,follow',
  },
  {
    // Keywords and drawn areas among them, and places that no path can name.
    name: 'filtered',
    fits: ({ address }) => Object.keys(address.criteria).length > 0,
    robots: 'noindex,follow',
  },
  {
    name: 'ordered',
    fits: ({ address, flags }) => address.order !== defaultOrder(flags.listingSearchNewSorting),
    robots: 'noindex,follow',
  },
  {
    name: 'deep',
    fits: ({ address }) => address.page > deepestPage,
    robots: 'noindex,follow',
  },
  {
    name: 'place, category and contract',
    fits: () => true,
    robots: undefined,
  },
] as const satisfies readonly RobotsRule[]

/** The robots directive of a list; undefined for no restriction. */
export const robotsOfList = (list: FoundList): RobotsRule['robots'] =>
  robotsRules.find(({ fits }) => fits(list))?.robots
