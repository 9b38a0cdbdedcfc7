import type { Address, PlaceSuggestion } from '#domain/api/Geography.ts'
import {
  categories,
  type CategoryName,
  type ContractName,
  contracts,
} from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { type Circle, roundedPosition, writePosition } from '#domain/search/areas.ts'
import { filters } from '#domain/search/filters.ts'
import { readSearchPath, writeSearchPath } from '#domain/search/searchPath.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import type { Ask, Place } from '#app/shell/route.tsx'

/** Name of the parameter that carries typed words. */
export const typedName = 'q'

/** The search that a place is put into. */
export interface SearchFrame {
  readonly language: Language
  readonly contract: ContractName
  readonly category: CategoryName
}

/** The list of a place; all of Greece without one. */
export function placeHref(frame: SearchFrame, place?: Pick<PlaceSuggestion, 'path'>): string {
  const base = writeSearchPath(frame)
  return place && place.path !== '' ? `${base}${place.path}/` : base
}

/** The address with more parameters of a search; its own win. */
export function withParameters(href: string, parameters: URLSearchParams): string {
  const url = new URL(href, 'http://localhost')
  for (const [name, value] of parameters)
    if (value !== '' && !url.searchParams.has(name)) url.searchParams.append(name, value)
  return `${url.pathname}${url.search}`
}

/** How far from an address homes are looked for, metres: some minutes on foot. */
const AROUND_ADDRESS = 1000

/** The circle that a search around an address is made in. */
export const circleAround = ({ latitude, longitude }: Address): Circle => ({
  centre: roundedPosition([latitude, longitude]),
  radius: AROUND_ADDRESS,
})

/** The list of homes around an address. */
export function addressHref(frame: SearchFrame, address: Address): string {
  const { centre, radius } = circleAround(address)
  const { parameter } = filters.circle
  const parameters = new URLSearchParams({
    [parameter.centre]: writePosition(centre),
    [parameter.radius]: String(radius),
  })
  return `${writeSearchPath(frame)}?${parameters}`
}

/** Contract and category of a place in the portal: from its path, else from its parameters, else homes for sale. */
export function frameOf({ path, search, language }: Place): SearchFrame {
  const named = readSearchPath(path)
  const contract = named?.contract ?? contracts.nameOf(Number(search.get(filters.contract.parameter)))
  const category = named?.category ?? categories.nameOf(Number(search.get(filters.category.parameter)))
  return { language, contract: contract ?? 'sale', category: category ?? 'residential' }
}

/**
 * Where typed words lead (`?q=κουκάκι`, from a form without script): to the list of the best match, with the
 * other parameters kept. Undefined if nothing was typed into this address, or no place matches: then the list
 * itself says so.
 */
export async function forwardTyped(place: Place, ask: Ask): Promise<string | undefined> {
  const typed = place.search.get(typedName)
  if (typed === null) return undefined
  const [best] = typed.trim() === '' ? [] : ((await ask(apiKey.suggest(typed, place.language))) ?? [])
  if (!best && typed.trim() !== '') return undefined
  const rest = new URLSearchParams(place.search)
  for (const name of [typedName, filters.contract.parameter, filters.category.parameter]) rest.delete(name)
  const href = placeHref(frameOf(place), best)
  return rest.size > 0 ? `${href}?${rest}` : href
}
