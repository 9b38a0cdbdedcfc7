import type { Texts } from '#app/i18n/texts.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { FactName, FactValue } from './FactValue.ts'
import { factTerm, factText } from './factWords.ts'

type Words = Pick<Texts, 't' | 'format'>

const count = (amount: number): FactValue => ({ kind: 'count', amount })

/** What two ads of a home are compared in, beside price and area, in the order of the page. */
const compared: readonly (readonly [FactName, (ad: ListingCard) => FactValue | null])[] = [
  ['plot', ({ plot }) => (plot === null ? null : { kind: 'area', amount: plot, surfaceKind: undefined })],
  ['rooms', ({ rooms }) => (rooms === null ? null : count(rooms))],
  ['bathrooms', ({ bathrooms }) => (bathrooms === null ? null : count(bathrooms))],
  ['floor', ({ floor }) => (floor === null ? null : { kind: 'floor', code: floor, total: null })],
  ['condition', ({ condition }) => condition && { kind: 'condition', name: condition }],
  ['builtYear', ({ builtYear }) => (builtYear === null ? null : { kind: 'year', year: builtYear })],
  ['energyClass', ({ energyClass }) => energyClass && { kind: 'energyClass', name: energyClass }],
]

/** What an ad states otherwise than another, or states while the other does not, as a sentence. */
export function differenceSentence(texts: Words, listing: ListingCard, other: ListingCard): string {
  const facts = compared.flatMap(([name, valueOf]) => {
    const [own, stated] = [valueOf(listing), valueOf(other)].map((value) => value && factText(texts, value))
    return stated && stated !== own
      ? [texts.t('shared.labelled', { label: factTerm(texts, name), value: stated })]
      : []
  })
  if (facts.length === 0) return texts.t('listing.sameHome.alike')
  return texts.t('listing.sameHome.differs', { facts: facts.join(', ') })
}

/** "252.000 €, 97 τ.μ. (μικτά)": its price and area. */
export function offerWords(
  texts: Words,
  { price, surface, surfaceKind, category, contract }: ListingCard,
): string {
  const { t, format } = texts
  const asked = price === null ? t('listing.price.none') : format.money(price)
  const kind = category === 'land' ? null : surfaceKind
  return [
    price !== null && contract === 'rent' ? `${asked} ${t('listing.price.perMonth')}` : asked,
    ...(surface === null
      ? []
      : [factText(texts, { kind: 'area', amount: surface, surfaceKind: kind ?? undefined })]),
  ].join(', ')
}
