import type { ListingCard, PlaceReference } from '#domain/listing/ListingCard.ts'
import { energyBandOf } from '#domain/listing/vocabularies/energy.ts'
import { readFloor } from '#domain/listing/vocabularies/floor.ts'
import { inFull } from '#app/shared/inFull.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** The line that names a listing: `Διαμέρισμα, 3 υ/δ, 96 τ.μ., 4ος`. */
export const factsLine = (texts: Texts, listing: ListingCard): string => factsOf(texts, listing).join(', ')

/** What a home is called where it is heard: its price, kind, rooms, area and place, without abbreviations. */
export function cardName(texts: Texts, listing: ListingCard): string {
  const full = inFull(texts)
  return [priceWords(full, listing), ...factsOf(full, listing), placeLine(listing.places)]
    .filter(Boolean)
    .join(', ')
}

/** The parts of that line. */
export function factsOf(texts: Texts, listing: ListingCard): readonly string[] {
  const { t, format } = texts
  const { typology, bedrooms, surface, plot, floor, builtYear } = listing
  const area = surface ?? plot
  return [
    t(`typology.${typology}`),
    bedrooms !== null && bedrooms > 0 && t('card.bedrooms', { count: bedrooms }),
    area === null ? t('card.surfaceUnstated') : format.area(area),
    floor !== null ? floorWords(texts, floor) : builtYear !== null && String(builtYear),
  ].filter((fact) => typeof fact === 'string')
}

/** `4ος`, `Ισόγειο` */
function floorWords({ t }: Texts, code: number): string {
  const floor = readFloor(code)
  return 'named' in floor ? t(`floor.${floor.named}`) : t('floor.storeyShort', { n: floor.storey })
}

/** The two smallest places: `Κουκάκι, Αθήνα`. */
export function placeLine(places: readonly PlaceReference[]): string {
  const [smallest, ...around] = places.filter(({ level }) => level !== 'province')
  const wider = around.find(({ name }) => name !== smallest?.name)
  return [smallest?.name, wider?.name].filter(Boolean).join(', ')
}

/** The asking price, or that it is on request. */
export const priceWords = ({ t, format }: Texts, { price }: ListingCard): string =>
  price === null ? t('card.priceNotStated') : format.money(price)

/** The energy class in words, never by colour alone; undefined where there is nothing to certify. */
export function energyWords({ t }: Texts, listing: ListingCard) {
  const { energyClass, energyState, category } = listing
  if (energyClass !== null) {
    const band = energyBandOf(energyClass)
    const letter = t(`energyClass.${energyClass}`)
    return { band, letter, text: `${t('card.energyClass', { letter })}, ${t('card.energyBand', { band })}` }
  }
  if (energyState === 'underIssue') return { text: t('card.energyUnderIssue') }
  if (energyState === 'notRequired') return { text: t('card.energyNotRequired') }
  return category === 'land' || category === 'garage' ? undefined : { text: t('card.energyUnstated') }
}

/** How true the point on the map is. */
export function locationWords({ t, format }: Texts, { location }: ListingCard): string {
  if (location.precision === 'hidden') return t('card.locationHidden')
  if (location.precision === 'exact' || location.radius === null) return t('card.locationExact')
  return t('card.locationArea', { distance: format.distance(location.radius) })
}

/** The same where its words have no room, beside a pin: `± 60 μ.`, `ακριβής`. */
export function locationShort({ t, format }: Texts, { location }: ListingCard): string {
  if (location.precision === 'hidden') return t('card.locationHidden.short')
  if (location.precision === 'exact' || location.radius === null) return t('card.locationExact.short')
  return `± ${format.distance(location.radius)}`
}

/** `−6 % από 22 Οκτ`; undefined without a cut. */
export function reductionWords({ t, format }: Texts, { price, reduction }: ListingCard): string | undefined {
  if (price === null || reduction === null || reduction.from <= price) return undefined
  const percent = Math.max(1, Math.round((1 - price / reduction.from) * 100))
  return t('card.reduction', { percent: format.number(percent), date: format.date(reduction.at) })
}

/** `Φιλοπάππου Ακίνητα, Μεσιτικό γραφείο`; `Ιδιώτης` */
export function advertiserWords({ t }: Texts, { advertiser }: ListingCard): string {
  const type = t(`advertiserType.${advertiser.type}`)
  return advertiser.name === null ? type : `${advertiser.name}, ${type}`
}
