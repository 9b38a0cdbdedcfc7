/**
 * JSON as real-time feeds send it: `{ branch, property }`, or `{ branch, properties: [] }`, or a list of those. Read as a
 * whole, and so bounded.
 */
import { Schema } from 'effect'
import type { TypologyName } from '#domain/listing/vocabularies/building.ts'
import { Collected } from '../Collected.ts'
import { FeedUnreadable } from '../decode.ts'
import type { FeedItem } from '../FeedAd.ts'
import { planOfJson } from '../planOfFeed.ts'
import { categoryOf, energyLetters, typologyWords } from '../kinds.ts'

/** Characters that are held at once. */
export const jsonMax = 64 * 1024 * 1024

const Value = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Number, Schema.Boolean])))
const Property = Schema.Struct({
  agent_ref: Value,
  published: Value,
  removal_reason: Value,
  property_type: Value,
  address: Schema.optionalKey(Schema.Struct({ latitude: Value, longitude: Value, display_address: Value })),
  price_information: Schema.optionalKey(Schema.Struct({ price: Value, currency: Value })),
  details: Schema.optionalKey(
    Schema.Struct({
      summary: Value,
      description: Value,
      bedrooms: Value,
      bathrooms: Value,
      internal_area: Value,
      land_area: Value,
      floors: Value,
      year_built: Value,
      energy_class: Value,
    }),
  ),
  /** Rooms, read on their own: a wrong one does not keep the ad out. */
  plan: Schema.optionalKey(Schema.Unknown),
  media: Schema.optionalKey(Schema.Array(Schema.Struct({ media_type: Value, media_url: Value }))),
})
type Property = typeof Property.Type
const Branch = Schema.optionalKey(Schema.Struct({ channel: Value }))
const Sent = Schema.Struct({
  branch: Branch,
  property: Schema.optionalKey(Property),
  properties: Schema.optionalKey(Schema.Array(Property)),
})
const isSent = Schema.is(Sent)

/** Numbers that feeds of this shape have for kinds; words are read as in other formats. */
const typologies: Readonly<Record<string, TypologyName>> = {
  ...typologyWords,
  1: 'terracedHouse',
  2: 'terracedHouse',
  3: 'terracedHouse',
  4: 'detachedHouse',
  8: 'apartment',
  9: 'studio',
  11: 'maisonette',
  12: 'detachedHouse',
  20: 'land',
  26: 'terracedHouse',
  27: 'villa',
  28: 'apartment',
  29: 'attic',
  43: 'farmhouse',
}
const channels = { 1: 'sale', 2: 'rent' } as const

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** By `media_type`, where there is one; others are papers, films and certificates. */
const mediaTypes = { photo: '1', plan: '2' }

const mediaOf = ({ media = [] }: Property, wanted: string): readonly string[] =>
  media
    .filter(({ media_type: type }) => (textOf(type) || mediaTypes.photo) === wanted)
    .map(({ media_url: url }) => textOf(url))
    .filter((url) => url !== '')

function stateFacts(ad: Collected, property: Property, channel: string): void {
  const { details = {}, price_information: money = {}, address = {} } = property
  ad.named('contract', channel, channels)
  const typology = ad.named('typology', textOf(property.property_type), typologies)
  ad.state('category', typology && categoryOf(typology))
  ad.amount('price', textOf(money.price), 'money')
  ad.state('currency', textOf(money.currency))
  ad.degrees('latitude', textOf(address.latitude))
  ad.degrees('longitude', textOf(address.longitude))
  const isLand = ad.sent['category'] === 'land'
  ad.amount('surface', textOf(isLand ? details.land_area : details.internal_area), 'area')
  if (isLand) return
  ad.amount('plot', textOf(details.land_area), 'area')
  ad.amount('bedrooms', textOf(details.bedrooms))
  ad.amount('bathrooms', textOf(details.bathrooms))
  ad.year('builtYear', textOf(details.year_built))
  ad.named('energyClass', textOf(details.energy_class), energyLetters)
}

function readProperty(property: Property, channel: string, line: number, language: string): FeedItem {
  const reference = textOf(property.agent_ref)
  if (reference === '') return { problem: { line, severity: 'error', code: 'noReference' } }
  const ad = new Collected(line)
  ad.state('reference', reference)
  const isGone = textOf(property.removal_reason) !== '' || property.published === false
  if (!isGone) stateFacts(ad, property, channel)
  const { details = {} } = property
  const description = textOf(details.description) || textOf(details.summary)
  return {
    ad: {
      line,
      reference,
      isGone,
      sent: { ...ad.sent, ...(description !== '' && { texts: { [language]: { description } } }) },
      photos: mediaOf(property, mediaTypes.photo),
      planPictures: mediaOf(property, mediaTypes.plan),
      plan: ad.planned(planOfJson(property.plan, line)),
      problems: ad.problems,
    },
  }
}

/** Ads of a JSON feed; `line` counts them, since JSON may stand on one line. */
export async function* readJson(text: AsyncIterable<string>, language: string): AsyncGenerator<FeedItem> {
  let whole = ''
  for await (const part of text) {
    whole += part
    if (whole.length > jsonMax) throw new FeedUnreadable('tooLong', 1)
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(whole.replace(/^\uFEFF/, ''))
  } catch {
    throw new FeedUnreadable('notWellFormed', 1)
  }
  let line = 0
  for (const sent of Array.isArray(parsed) ? (parsed as readonly unknown[]) : [parsed]) {
    if (!isSent(sent)) {
      line++
      yield { problem: { line, severity: 'error', code: 'unknownFormat' } }
      continue
    }
    const all = [...(sent.property === undefined ? [] : [sent.property]), ...(sent.properties ?? [])]
    for (const property of all) {
      line++
      yield readProperty(property, textOf(sent.branch?.channel) || '1', line, language)
    }
  }
}
