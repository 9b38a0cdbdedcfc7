import type { Option, OptionList } from '#design-system/forms/Option.ts'
import type { Address, PlaceSuggestion } from '#domain/api/Geography.ts'
import type { Translate } from '#app/i18n/texts.ts'
import type { AddressesFound } from './useAddresses.ts'

/** Ids are unique within a level only. */
export const keyOf = ({ level, id }: PlaceSuggestion): string => `${level}-${id}`

const addressKey = (at: number) => `address-${at}`

/** The address of an option; undefined where that is a place. */
export const addressOf = (key: string, { addresses }: AddressesFound): Address | undefined =>
  addresses.find((_, at) => addressKey(at) === key)

/** The suggestions for typed words: places, and addresses under a heading with their attribution. */
export function suggestionItems(
  t: Translate,
  places: readonly PlaceSuggestion[],
  { addresses, attribution }: AddressesFound,
): OptionList {
  const options = places.map(
    (place): Option => ({
      id: keyOf(place),
      label: place.name,
      detail: detailOf(place, t),
      icon: 'pin',
    }),
  )
  if (addresses.length === 0) return options
  const found = {
    id: 'addresses',
    label: [t('place.addresses'), attribution].filter(Boolean).join(', '),
    options: addresses.map(
      ({ name, context }, at): Option => ({
        id: addressKey(at),
        label: name,
        detail: context,
        icon: 'locate',
      }),
    ),
  }
  return options.length === 0 ? [found] : [{ id: 'places', label: t('place.places'), options }, found]
}

const detailOf = ({ level, context }: PlaceSuggestion, t: Translate): string =>
  [t(`level.${level}`), context].filter(Boolean).join(', ')
