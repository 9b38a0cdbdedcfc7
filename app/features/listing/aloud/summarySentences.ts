import { homeSummary, type NeededFact, type Special } from '#domain/listing/aloud/homeSummary.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { readFloor } from '#domain/listing/vocabularies/floor.ts'
import { defaults, localeTags } from '#domain/locale.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { placeLine } from '#app/shared/ListingCard/cardWords.ts'

/**
 * Five sentences: what it is, where, what is special, what is not stated, what it costs. Units and currency are whole
 * words: a voice reads `τ.μ.` as two letters.
 */
export const summarySentences = (texts: Texts, listing: ListingDetail): readonly string[] => [
  whatSentence(texts, listing),
  whereSentence(texts, listing),
  ...factSentences(texts, listing),
]

function whatSentence(texts: Texts, listing: ListingDetail): string {
  const { t } = texts
  const { surface, plot, bedrooms, bathrooms, floor, builtYear } = listing
  const parts = [
    surface !== null && t('aloud.area', { count: surface }),
    plot !== null && plot !== surface && t('aloud.plot', { area: t('aloud.area', { count: plot }) }),
    bedrooms !== null && bedrooms > 0 && t('aloud.bedrooms', { count: bedrooms }),
    bathrooms !== null && bathrooms > 0 && t('aloud.bathrooms', { count: bathrooms }),
    floor !== null && within(texts, floorWords(texts, floor)),
    builtYear !== null && t('aloud.built', { year: String(builtYear) }),
  ].filter((part) => typeof part === 'string')
  const kind = t(`typology.${listing.typology}`)
  const contract = t(`contractPhrase.${listing.contract}`)
  return parts.length === 0
    ? t('aloud.whatAlone', { kind, contract })
    : t('aloud.what', { kind, contract, parts: parts.join(', ') })
}

function floorWords({ t }: Texts, code: number): string {
  const floor = readFloor(code)
  return 'named' in floor ? t(`floor.${floor.named}`) : t('floor.storey', { n: floor.storey })
}

function whereSentence({ t }: Texts, { places, location }: ListingDetail): string {
  const { precision, radius } = location
  const point =
    precision === 'area' && radius !== null
      ? t('aloud.point.area', { count: radius })
      : t(precision === 'hidden' ? 'aloud.point.hidden' : 'aloud.point.exact')
  return t('aloud.where', { place: placeLine(places), point })
}

function factSentences(texts: Texts, listing: ListingDetail): readonly string[] {
  const { t } = texts
  const { special, missing, price } = homeSummary(listing)
  return [
    special.length === 0
      ? t('aloud.special.none')
      : t('aloud.special', { list: special.map((one) => specialWords(texts, one)).join(', ') }),
    missing.length === 0
      ? t('aloud.missing.none')
      : t('aloud.missing', {
          list: missing.map((name) => within(texts, neededWords(texts, name))).join(', '),
        }),
    priceSentence(texts, price),
  ]
}

function specialWords(texts: Texts, one: Special): string {
  const { t } = texts
  switch (one.kind) {
    case 'dealBreaker':
      return within(texts, t(`dealBreaker.${one.name}`))
    case 'amenity':
      return within(texts, t(`amenity.${one.name}`))
    case 'view':
      return t(`aloud.view.${one.name}`)
    case 'garden':
      return t(`aloud.garden.${one.name}`)
    case 'parking':
      return t('aloud.parking')
    case 'renovated':
      return t('aloud.renovated', { year: String(one.year) })
    case 'energy':
      return t('aloud.energy', { letter: t(`energyClass.${one.class}`) })
  }
}

const neededWords = ({ t }: Texts, name: NeededFact): string =>
  name === 'lift' ? t('amenity.lift') : t(`listing.fact.${name}`)

function priceSentence({ t, language }: Texts, asked: ReturnType<typeof homeSummary>['price']): string {
  const money = (amount: number) => moneyWords(localeTags[language], amount)
  switch (asked.kind) {
    case 'none':
      return t('aloud.cost.none')
    case 'auction':
      return t('aloud.cost.auction', { price: money(asked.price) })
    case 'sale':
      return asked.perArea === null
        ? t('aloud.cost.sale', { price: money(asked.price) })
        : t('aloud.cost.perArea', { price: money(asked.price), perArea: money(asked.perArea) })
    case 'rent':
      return asked.charges === null
        ? t('aloud.cost.rent', { price: money(asked.price) })
        : t('aloud.cost.rentAndCharges', { price: money(asked.price), charges: money(asked.charges) })
  }
}

/** Making one takes longer than all else that is said of a home. */
const moneyFormats = new Map<string, Intl.NumberFormat>()

function moneyFormat(tag: string): Intl.NumberFormat {
  const before = moneyFormats.get(tag)
  if (before) return before
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: defaults.currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
  moneyFormats.set(tag, format)
  return format
}

/** `250.000 ευρώ`. Node and browsers differ in the space before the name. */
const moneyWords = (tag: string, amount: number): string =>
  moneyFormat(tag)
    .format(amount)
    .replace(/[\u2009\u202f ]/g, '\u00a0')

/** A label in the middle of a sentence: German nouns and abbreviations keep their capitals. */
const within = ({ language }: Texts, label: string): string =>
  language === 'de' || /^\p{Lu}{2}/u.test(label)
    ? label
    : label.slice(0, 1).toLocaleLowerCase(localeTags[language]) + label.slice(1)
