import { useState } from 'react'
import type { Address, PlaceSuggestion } from '#domain/api/Geography.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import type { Language } from '#domain/locale.ts'
import { type Circle, writePosition } from '#domain/search/areas.ts'
import { type PlaceSlug, readSearchPath } from '#domain/search/searchPath.ts'
import { circleAround, placeHref } from '#app/shared/PlaceSearch/placeHref.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { read, run } from '#app/transport/call.ts'
import type { SearchState } from '../model/searchState.ts'

interface Typed {
  readonly text: string
  /** The chosen suggestion, until the visitor types on. */
  readonly chosen?: PlaceSuggestion
  /** Around the address that was chosen, until then too. */
  readonly around?: Circle
}

/**
 * The place of a form: a place, around an address, all of Greece (null), an unknown name, or no change
 * (undefined).
 */
export type PlaceAsked = PlaceSlug | Circle | null | 'unknown' | undefined

/** The place field: shows the searched place until the visitor types another. */
export function usePlaceChoice(
  { criteria: { circle } }: Pick<SearchState, 'criteria'>,
  places: readonly PlaceReference[],
  language: Language,
) {
  const [here] = places.filter(({ level }) => level !== 'country')
  const current = [here && `${here.level}-${here.id}`, circle && writePosition(circle.centre)].join(' ')
  const [typed, setTyped] = useState<Typed>()
  const [seen, setSeen] = useState(current)
  if (seen !== current) {
    setSeen(current)
    setTyped(undefined)
  }
  const name = here?.name ?? ''
  return {
    text: typed?.text ?? name,
    onType: (text: string) => setTyped((last) => (text === last?.text ? last : { text })),
    onChoose: (chosen: PlaceSuggestion) => setTyped({ text: chosen.name, chosen }),
    onChooseAddress: (address: Address) => setTyped({ text: address.name, around: circleAround(address) }),
    resolve: async (): Promise<PlaceAsked> => {
      if (!typed || (!typed.chosen && !typed.around && typed.text.trim() === name)) return undefined
      if (typed.around) return typed.around
      if (typed.text.trim() === '') return null
      const [found] = typed.chosen
        ? [typed.chosen]
        : // The list says of an unknown name what can be done; so it does if the server could not be asked.
          ((await run(read(apiKey.suggest(typed.text, language)))).reply ?? [])
      return found ? slugOf(found) : 'unknown'
    },
  }
}

/** A suggestion names its place by segments of a path. */
function slugOf(suggestion: PlaceSuggestion): PlaceSlug | null {
  const href = placeHref({ language: 'el', contract: 'sale', category: 'residential' }, suggestion)
  return readSearchPath(href)?.place ?? null
}
