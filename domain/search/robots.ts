/**
 * Which lists search engines may show, as a table, and the one reader of it.
 *
 * Anyone can put any filters together: there are more lists than listings. A search engine is offered those that
 * people look for by name, a contract, a category and a place; the others it may follow, not show.
 */
import { constants } from '../constants.ts'
import { defaultOrder } from './orders.ts'
import type { SearchFlags } from './readQuery.ts'
import type { SearchAddress } from './searchAddress.ts'

/** Parameters that belong to a list's address and say nothing of what is searched for. */
export const stateNames = {
  /** The sentence that the search was read from. */
  sentence: 'frase',
  /** Its words that a language model read, each a parameter of its own. */
  wordsOfModel: 'modello',
  /** What the map shows (specification section 3). */
  mapCentre: ['lat', 'lng'],
  mapZoom: 'zoom',
} as const

/** Further pages that are offered: ten of them are as many as anybody leafs through. */
export const deepestPage = 10

/** A list as search engines would find it. */
export interface FoundList {
  readonly address: SearchAddress
  /** The parameters as they came. */
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
    // Nobody who searched elsewhere wants to land where there is nothing.
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

/** What search engines are told of a list; undefined where they may do as they like. */
export const robotsOfList = (list: FoundList): RobotsRule['robots'] =>
  robotsRules.find(({ fits }) => fits(list))?.robots
