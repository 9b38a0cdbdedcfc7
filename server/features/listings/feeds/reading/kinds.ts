/** How feeds name kinds of property, and what they are here. */
import type { TypologyName } from '#domain/listing/vocabularies/building.ts'
import type { CategoryName } from '#domain/listing/vocabularies/market.ts'
import { typologiesOf } from '#domain/search/filtersOfCategory.ts'

/** Of the categories that a typology may be in, the one that an ad of it is usually in. */
const usual = ['residential', 'land', 'commercial', 'rooms'] as const

export const categoryOf = (typology: TypologyName): CategoryName =>
  usual.find((category) => typologiesOf(category).includes(typology)) ?? 'garage'

/** Types of Kyero feeds, and words that offices write instead, in lower case. */
export const typologyWords: Readonly<Record<string, TypologyName>> = {
  apartment: 'apartment',
  flat: 'apartment',
  διαμέρισμα: 'apartment',
  penthouse: 'attic',
  ρετιρέ: 'attic',
  duplex: 'maisonette',
  maisonette: 'maisonette',
  μεζονέτα: 'maisonette',
  loft: 'loft',
  studio: 'studio',
  γκαρσονιέρα: 'studio',
  στούντιο: 'studio',
  villa: 'villa',
  βίλα: 'villa',
  house: 'detachedHouse',
  'detached house': 'detachedHouse',
  bungalow: 'detachedHouse',
  chalet: 'detachedHouse',
  μονοκατοικία: 'detachedHouse',
  'town house': 'terracedHouse',
  townhouse: 'terracedHouse',
  'terraced house': 'terracedHouse',
  'semi-detached': 'terracedHouse',
  'country house': 'farmhouse',
  finca: 'farmhouse',
  farmhouse: 'farmhouse',
  αγροικία: 'farmhouse',
  building: 'building',
  κτίριο: 'building',
  office: 'office',
  γραφείο: 'office',
  shop: 'shop',
  κατάστημα: 'shop',
  commercial: 'commercialPremises',
  warehouse: 'warehouse',
  αποθήκη: 'warehouse',
  'industrial unit': 'shed',
  business: 'business',
  land: 'land',
  plot: 'buildingLand',
  οικόπεδο: 'buildingLand',
  αγροτεμάχιο: 'agriculturalLand',
  'agricultural land': 'agriculturalLand',
  garage: 'garage',
  parking: 'garage',
  'parking space': 'garage',
  πάρκινγκ: 'garage',
}

/** Classes of certificates by the letters of any country that has the same seven. */
export const energyLetters = {
  'a+': 'A+',
  a: 'A',
  'b+': 'B+',
  b: 'B',
  c: 'C',
  d: 'D',
  e: 'E',
  f: 'F',
  g: 'G',
} as const
