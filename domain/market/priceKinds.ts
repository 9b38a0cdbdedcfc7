import { type TypologyName, typologies } from '../listing/vocabularies/building.ts'
import { type NameOf, vocabulary } from '../vocabulary.ts'
import { comparableTypologies } from './comparableTypologies.ts'

/** Kinds of home that have a price guide of their own. */
export const priceKinds = vocabulary({ flats: 1, houses: 2, villas: 3 })
export type PriceKindName = NameOf<typeof priceKinds>

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
