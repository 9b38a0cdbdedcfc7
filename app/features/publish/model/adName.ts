import type { OwnAd } from '#domain/api/listings/OwnListings.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** What an ad is called in the list of one's own. */
export function adName({ typology, place, surface, price }: OwnAd, { t, format }: Texts): string {
  return [
    t(`typology.${typology}`),
    ...(place === null ? [] : [place]),
    ...(surface === null ? [] : [format.area(surface)]),
    ...(price === null ? [] : [format.money(price)]),
  ].join(', ')
}
