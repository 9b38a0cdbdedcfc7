import type { Texts } from '#app/i18n/texts.ts'
import type { NearbyThing } from '#domain/listing/ListingBackground.ts'
import type { ShownLocation } from '#domain/listing/ListingCard.ts'
import { nearbySources } from '#domain/listing/nearbySources.ts'

type Words = Pick<Texts, 't' | 'format'>

/** "Μετρό: Ευαγγελισμός". */
export const nearbyTerm = ({ t }: Pick<Words, 't'>, { kind, name }: NearbyThing): string =>
  t(`listing.nearby.${kind}`, { name: name ?? '' })

/** "450 μ."; "περίπου 450 μ." where only the area is known. */
export function nearbyDistance(
  { t, format }: Words,
  thing: NearbyThing,
  { precision }: ShownLocation,
): string {
  if (thing.metres === 0)
    return t('listing.nearby.under', { distance: format.distance(nearbySources[thing.kind].step) })
  const distance = format.distance(thing.metres)
  return precision === 'exact' ? distance : t('listing.nearby.about', { distance })
}

/** From where it was measured, and out of what. */
export const nearbyNotes = ({ t, format }: Words, { precision, radius }: ShownLocation): string =>
  [
    precision === 'exact'
      ? t('listing.nearby.fromPoint')
      : t('listing.nearby.fromArea', { radius: format.distance(radius ?? 0) }),
    t('listing.nearby.sources', {
      ports: nearbySources.port.known,
      step: format.distance(nearbySources.sea.step),
      month: format.month(`${nearbySources.sea.asOf}-15`),
    }),
  ].join(' ')
