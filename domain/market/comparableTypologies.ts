import { type TypologyName, typologies } from '../listing/vocabularies/building.ts'

/** Kinds of property whose prices per square metre are comparable. Each other kind is compared with itself only. */
const groups: readonly (readonly TypologyName[])[] = [
  ['apartment', 'attic', 'studio', 'loft'],
  ['detachedHouse', 'terracedHouse', 'maisonette'],
  ['villa', 'farmhouse'],
  ['warehouse', 'shed', 'workshop'],
]

/** What a kind of property may be compared with, itself included. */
export const comparableTypologies = (typology: TypologyName): readonly TypologyName[] =>
  groups.find((group) => group.includes(typology)) ?? typologies.names.filter((name) => name === typology)
