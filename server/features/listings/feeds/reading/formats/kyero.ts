/** Kyero v3: a full list of an office, `root/property`. An ad that is absent is no longer offered. */
import { isLanguage } from '#domain/locale.ts'
import { Collected } from '../Collected.ts'
import type { FeedItem } from '../FeedAd.ts'
import { categoryOf, energyLetters, typologyWords } from '../kinds.ts'
import { planOfXml } from '../planOfFeed.ts'
import { elementAt, textAt, type XmlElement } from '../readXml.ts'

const contracts = { sale: 'sale', month: 'rent' } as const

export const kyeroRecord = 'property'

/** Reads one `property`. */
export function readKyero(property: XmlElement): FeedItem {
  const { line } = property
  const reference = textAt(property, 'ref') || textAt(property, 'id')
  if (reference === '') return { problem: { line, severity: 'error', code: 'noReference' } }
  const ad = new Collected(line)
  ad.state('reference', reference)
  ad.named('contract', textAt(property, 'price_freq') || 'sale', contracts)
  const typology = ad.named('typology', textAt(property, 'type'), typologyWords)
  ad.state('category', typology && categoryOf(typology))
  ad.amount('price', textAt(property, 'price'), 'money')
  ad.state('currency', textAt(property, 'currency') || undefined)
  ad.degrees('latitude', textAt(property, 'location', 'latitude'))
  ad.degrees('longitude', textAt(property, 'location', 'longitude'))
  ad.amount('bedrooms', textAt(property, 'beds'))
  ad.amount('bathrooms', textAt(property, 'baths'))
  const isLand = ad.sent['category'] === 'land'
  // Kyero says neither net nor gross.
  ad.amount('surface', textAt(property, 'surface_area', isLand ? 'plot' : 'built'), 'area')
  if (!isLand) ad.amount('plot', notZero(textAt(property, 'surface_area', 'plot')), 'area')
  if (!isLand) ad.answer('pool', textAt(property, 'pool'))
  const letter = textAt(property, 'energy_rating', 'consumption')
  if (/^x$/i.test(letter)) ad.state('energyState', 'underIssue')
  else if (!isLand) ad.named('energyClass', letter, energyLetters)
  const texts = Object.fromEntries(
    (elementAt(property, 'desc')?.children ?? []).flatMap(({ name, text }) =>
      isLanguage(name) && text !== '' ? [[name, { description: text }]] : [],
    ),
  )
  const photos = (elementAt(property, 'images')?.children ?? []).map((image) => textAt(image, 'url'))
  return {
    ad: {
      line,
      reference,
      isGone: false,
      sent: { ...ad.sent, ...(Object.keys(texts).length > 0 && { texts }) },
      photos: photos.filter((url) => url !== ''),
      // Its images are of one kind.
      planPictures: [],
      plan: ad.planned(planOfXml(property)),
      problems: ad.problems,
    },
  }
}

/** Kyero has 0 where a home has no plot. */
const notZero = (text: string): string => (text === '0' ? '' : text)
