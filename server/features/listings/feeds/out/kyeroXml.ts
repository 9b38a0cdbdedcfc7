/** Ads as a Kyero file, version 3. */
import type { TypologyName } from '#domain/listing/vocabularies/building.ts'
import type { StockAd } from './stock.ts'

const types: Partial<Record<TypologyName, string>> = {
  apartment: 'apartment',
  attic: 'penthouse',
  loft: 'loft',
  studio: 'studio',
  maisonette: 'duplex',
  detachedHouse: 'house',
  villa: 'villa',
  terracedHouse: 'town house',
  farmhouse: 'country house',
  building: 'building',
  office: 'office',
  shop: 'shop',
  warehouse: 'warehouse',
  business: 'business',
  commercialPremises: 'commercial',
  shed: 'industrial unit',
  land: 'land',
  buildingLand: 'plot',
  agriculturalLand: 'agricultural land',
  garage: 'garage',
}

const signs: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** Signs below the space that XML 1.0 has a place for: tab and the ends of lines. */
const allowed: readonly number[] = [0x09, 0x0a, 0x0d]

/** Text of XML: what it does not allow is left out. */
const escaped = (text: string): string =>
  Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const isOut = (code < 0x20 && !allowed.includes(code)) || code === 0xfffe || code === 0xffff
    return isOut ? '' : (signs[sign] ?? sign)
  }).join('')

const element = (name: string, value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? '' : `<${name}>${escaped(String(value))}</${name}>`

const group = (name: string, inner: readonly string[]): string =>
  inner.every((part) => part === '') ? '' : `<${name}>${inner.join('')}</${name}>`

const dateOf = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')

function propertyOf(ad: StockAd): string {
  const { facts, texts } = ad
  const isLand = facts.category === 'land'
  return group('property', [
    element('id', ad.id),
    element('date', dateOf(ad.modifiedAt)),
    element('ref', ad.reference),
    element('price', facts.price),
    element('currency', 'EUR'),
    element('price_freq', facts.contract === 'rent' ? 'month' : 'sale'),
    element('type', facts.typology === null ? null : (types[facts.typology] ?? facts.typology)),
    element('country', 'greece'),
    group('location', [element('latitude', ad.latitude), element('longitude', ad.longitude)]),
    element('beds', facts.bedrooms),
    element('baths', facts.bathrooms),
    element('pool', facts.pool === null ? null : Number(facts.pool)),
    group('surface_area', [
      element('built', isLand ? null : facts.surface),
      element('plot', isLand ? facts.surface : facts.plot),
    ]),
    group('energy_rating', [element('consumption', facts.energyClass)]),
    group('url', [element('el', ad.page)]),
    group(
      'desc',
      Object.entries(texts).map(([language, { description }]) => element(language, description)),
    ),
    group(
      'images',
      ad.photos.map((url, at) => `<image id="${at + 1}"><url>${escaped(url)}</url></image>`),
    ),
  ])
}

/** The whole file. */
export const kyeroXml = (ads: readonly StockAd[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<root><kyero><feed_version>3</feed_version></kyero>\n${ads.map(propertyOf).join('\n')}\n</root>\n`
