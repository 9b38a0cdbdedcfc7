/** What the kinds of the price guide are made of. */
import { type TypologyName, typologies } from '../listing/vocabularies/building.ts'
import { comparableTypologies } from './comparableTypologies.ts'
import { type PriceKindName, priceKinds } from './priceKinds.ts'

const first = { flats: 'apartment', houses: 'detachedHouse', villas: 'villa' } as const satisfies Record<
  PriceKindName,
  TypologyName
>

/** What a kind is made of: prices per m² of these are comparable. */
export const typologiesOf = (kind: PriceKindName): readonly TypologyName[] =>
  comparableTypologies(first[kind])

/** The kind that a typology belongs to; undefined for what has no guide. */
export const priceKindOf = (typology: TypologyName): PriceKindName | undefined =>
  priceKinds.names.find((kind) => typologiesOf(kind).includes(typology))

/** The ids of a kind's typologies. */
export const typologyIdsOf = (kind: PriceKindName): readonly number[] =>
  typologiesOf(kind).map((name) => typologies.idOf(name))
