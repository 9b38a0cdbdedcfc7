/** The XML of immobiliare.it: `feed/properties/property`, each written or deleted by its `operation`. */
import { isLanguage } from '#domain/locale.ts'
import { Collected } from '../Collected.ts'
import type { FeedItem } from '../FeedAd.ts'
import { categoryOf, energyLetters } from '../kinds.ts'
import { planOfXml } from '../planOfFeed.ts'
import { elementAt, textAt, type XmlElement } from '../readXml.ts'
import type { TypologyName } from '#domain/listing/vocabularies/building.ts'

/** The last part of `building/category[map]` or its text, in lower case. */
const typologies: Readonly<Record<string, TypologyName>> = {
  appartamento: 'apartment',
  attico: 'attic',
  mansarda: 'attic',
  duplex: 'maisonette',
  loft: 'loft',
  monolocale: 'studio',
  villa: 'villa',
  villetta: 'detachedHouse',
  'casa indipendente': 'detachedHouse',
  'villa a schiera': 'terracedHouse',
  rustico: 'farmhouse',
  casale: 'farmhouse',
  palazzo: 'building',
  ufficio: 'office',
  negozio: 'shop',
  magazzino: 'warehouse',
  capannone: 'shed',
  'terreno agricolo': 'agriculturalLand',
  'terreno edificabile': 'buildingLand',
  terreno: 'land',
  garage: 'garage',
  'posto auto': 'garage',
}

const contracts = {
  s: 'sale',
  sale: 'sale',
  vendita: 'sale',
  r: 'rent',
  rent: 'rent',
  affitto: 'rent',
} as const

/** A value that stands under one of several elements, as versions of the format have it. */
const first = (property: XmlElement, ...paths: readonly (readonly string[])[]): string =>
  paths.map((path) => textAt(property, ...path)).find((text) => text !== '') ?? ''

function stateKind(property: XmlElement, ad: Collected): void {
  const category = elementAt(property, 'building', 'category') ?? elementAt(property, 'building')
  const words = (category?.attributes['map'] ?? category?.text ?? '').split('/').at(-1) ?? ''
  const typology = ad.named('typology', words, typologies)
  ad.state('category', typology && categoryOf(typology))
}

function textsOf(property: XmlElement): Record<string, Record<string, string>> {
  const all = elementAt(property, 'features', 'descriptions')?.children ?? []
  return Object.fromEntries(
    all.flatMap((one) => {
      const language = one.attributes['language'] ?? ''
      const description = textAt(one, 'content') || one.text
      const title = textAt(one, 'title')
      if (!isLanguage(language) || description === '') return []
      return [[language, { ...(title !== '' && { title }), description }]]
    }),
  )
}

const picturesIn = (property: XmlElement, list: 'pictures' | 'blueprints'): readonly string[] =>
  (elementAt(property, list)?.children ?? [])
    .map((picture) => picture.attributes['url'] ?? (textAt(picture, 'url') || picture.text))
    .filter((url) => url !== '')

/** Reads one `property`. */
export function readImmobiliare(property: XmlElement): FeedItem {
  const { line } = property
  const reference = textAt(property, 'unique-id')
  if (reference === '') return { problem: { line, severity: 'error', code: 'noReference' } }
  const ad = new Collected(line)
  ad.state('reference', reference)
  ad.named('contract', textAt(property, 'transaction-type'), contracts)
  stateKind(property, ad)
  const isLand = ad.sent['category'] === 'land'
  const feature = (name: string) => textAt(property, 'features', name)
  ad.amount('price', feature('price'), 'money')
  ad.state('currency', elementAt(property, 'features', 'price')?.attributes['currency'])
  ad.amount('surface', feature('size'), 'area')
  if (!isLand) {
    ad.amount('rooms', feature('rooms'))
    ad.amount('bedrooms', feature('bedrooms'))
    ad.amount('bathrooms', feature('bathrooms'))
    ad.named('energyClass', feature('energy-class'), energyLetters)
  }
  const at = (name: string) => first(property, ['location', name], ['location', 'locality', name])
  ad.degrees('latitude', at('latitude'))
  ad.degrees('longitude', at('longitude'))
  if (elementAt(property, 'location', 'thoroughfare')?.attributes['display'] === 'yes')
    ad.state('mapDisplay', 'marker')
  const texts = textsOf(property)
  return {
    ad: {
      line,
      reference,
      isGone: property.attributes['operation'] === 'delete',
      sent: { ...ad.sent, ...(Object.keys(texts).length > 0 && { texts }) },
      photos: picturesIn(property, 'pictures'),
      planPictures: picturesIn(property, 'blueprints'),
      plan: ad.planned(planOfXml(property)),
      problems: ad.problems,
    },
  }
}
