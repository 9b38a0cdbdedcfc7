/** What the demo data knows of a property, as far as its pictures depend on it. */
export const regionStyles = [
  'athens',
  'cyclades',
  'ionian',
  'epirus',
  'mani',
  'pelion',
  'crete',
  'macedonia',
  'dodecanese',
  'suburb',
  'generic',
] as const
export type RegionStyle = (typeof regionStyles)[number]

export const viewKinds = ['sea', 'city', 'mountain', 'garden'] as const
export type ViewKind = (typeof viewKinds)[number]

export const categories = [
  'residential',
  'holiday',
  'rooms',
  'newConstruction',
  'auction',
  'commercial',
  'shop',
  'office',
  'coworking',
  'warehouse',
  'shed',
  'building',
  'hotel',
  'land',
  'garage',
] as const
export type Category = (typeof categories)[number]

export interface PropertyFacts {
  readonly category: Category
  /** In English, as the source names it: 'apartment', 'villa', 'olive grove' …; unknown words fall back to the category. */
  readonly typology: string
  readonly regionStyle: RegionStyle
  readonly bedrooms: number
  readonly bathrooms: number
  /** Square metres. */
  readonly surface: number
  readonly balcony: boolean
  readonly pool: boolean
  readonly garden: boolean
  readonly views: readonly ViewKind[]
  /** Years since it was built. */
  readonly age: number
}

/** What the outside of a property looks like, apart from its name. */
export const forms = [
  'apartment',
  'house',
  'villa',
  'maisonette',
  'terraced',
  'farmhouse',
  'building',
  'hotel',
  'shop',
  'office',
  'warehouse',
  'garage',
  'parking',
  'plot',
  'oliveGrove',
  'field',
  'seaPlot',
  'woodland',
] as const
export type Form = (typeof forms)[number]

/** First match wins. */
const formWords: readonly (readonly [RegExp, Form])[] = [
  [/parking|bay\b/, 'parking'],
  [/garage|box/, 'garage'],
  [/olive|grove|orchard|vineyard/, 'oliveGrove'],
  [/sea ?front|beach|coast|shore/, 'seaPlot'],
  [/forest|wood/, 'woodland'],
  [/field|agricultur|farm ?land|pasture/, 'field'],
  [/plot|parcel|building land|\bland\b/, 'plot'],
  [/warehouse|shed|industrial|factory|logistic|depot/, 'warehouse'],
  [/hotel|hostel|guest ?house|tourist/, 'hotel'],
  [/office|cowork/, 'office'],
  [/shop|store|retail|restaurant|caf[eé]|bar\b|premises/, 'shop'],
  [/villa|luxury|castle|palace|mansion/, 'villa'],
  [/farm ?house|rustic|country house|estate/, 'farmhouse'],
  [/terraced|row house|town ?house/, 'terraced'],
  [/maison|duplex/, 'maisonette'],
  [/apartment ?(building|block)|whole building|building/, 'building'],
  [/apartment|flat|studio|loft|penthouse|attic|room|bed/, 'apartment'],
  [/house|detached|cottage|bungalow|home/, 'house'],
]

const formOfCategory: Readonly<Record<Category, Form>> = {
  residential: 'apartment',
  holiday: 'house',
  rooms: 'apartment',
  newConstruction: 'apartment',
  auction: 'apartment',
  commercial: 'shop',
  shop: 'shop',
  office: 'office',
  coworking: 'office',
  warehouse: 'warehouse',
  shed: 'warehouse',
  building: 'building',
  hotel: 'hotel',
  land: 'plot',
  garage: 'garage',
}

export const landForms: ReadonlySet<Form> = new Set(['plot', 'oliveGrove', 'field', 'seaPlot', 'woodland'])
export const homeForms: ReadonlySet<Form> = new Set([
  'apartment',
  'house',
  'villa',
  'maisonette',
  'terraced',
  'farmhouse',
])

/** Land is always drawn as land, and nothing else is ("wooden house"). */
export function formOf({ category, typology }: Pick<PropertyFacts, 'category' | 'typology'>): Form {
  const words = typology.toLowerCase()
  const isLand = category === 'land'
  const named = formWords.find(([pattern, form]) => landForms.has(form) === isLand && pattern.test(words))
  return named?.[1] ?? formOfCategory[category]
}
