/**
 * A text written from the stated facts of a listing, for readers in whose language its advertiser wrote none.
 */
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { amenities } from '#domain/listing/vocabularies/amenities.ts'
import { readFloor } from '#domain/listing/vocabularies/floor.ts'
import { type Language, localeTags } from '#domain/locale.ts'
import { byLanguage } from '#server/platform/byLanguage.ts'
import { type NameIn, textIn } from '#server/platform/texts.ts'
import { writeArea } from './titles.ts'

/** What the text is written from. */
export type TextFacts = Omit<ListingDetail, 'description' | 'factText'>

const lists = byLanguage((language) => new Intl.ListFormat(localeTags[language], { type: 'conjunction' }))

/** One sentence a fact; a fact that is not stated has none. The title says kind, area and place. */
export function factTextOf(facts: TextFacts, language: Language): string {
  const text = (name: NameIn<'factText'>, values = {}) => textIn(language, `factText.${name}`, values)
  const list = (values: readonly string[]) => lists[language].format(values)
  /** "Condition: renovated." German nouns keep their capital. */
  const stated = (term: NameIn<'listing.fact'>, values: readonly string[]) =>
    values.length === 0
      ? ''
      : text('stated', {
          term: textIn(language, `listing.fact.${term}`),
          value: list(values.map((value) => inSentence(value, language))),
        })
  const yes = amenities.filter((name) => facts.amenities[name] === true)
  const features = yes.map((name) => inSentence(textIn(language, `amenity.${name}`), language))
  const rooms = [
    ...(facts.bedrooms === null ? [] : [text('bedrooms', { count: facts.bedrooms })]),
    ...(facts.bathrooms === null ? [] : [text('bathrooms', { count: facts.bathrooms })]),
  ]
  return [
    `${facts.title}.`,
    facts.floor === null ? '' : `${floorWords(facts.floor, facts.floorsTotal, language)}.`,
    rooms.length === 0 ? '' : `${capital(list(rooms))}.`,
    stated('plot', facts.plot === null ? [] : [writeArea(facts.plot, language)]),
    stated('condition', facts.condition === null ? [] : [textIn(language, `condition.${facts.condition}`)]),
    facts.builtYear === null ? '' : text('built', { year: String(facts.builtYear) }),
    facts.renovatedYear === null ? '' : text('renovated', { year: String(facts.renovatedYear) }),
    stated('heatingSystem', [
      ...(facts.heatingSystem === null ? [] : [textIn(language, `heatingSystem.${facts.heatingSystem}`)]),
      ...(facts.heatingMedium === null ? [] : [textIn(language, `heatingMedium.${facts.heatingMedium}`)]),
    ]),
    features.length === 0 ? '' : text('features', { list: list(features) }),
    stated(
      'views',
      facts.views.map((view) => textIn(language, `view.${view}`)),
    ),
    ...facts.dealBreakers.map((one) => textIn(language, `listing.dealBreaker.${one}`)),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function floorWords(code: number, total: number | null, language: Language): string {
  const floor = readFloor(code)
  if ('named' in floor) return textIn(language, `floor.${floor.named}`)
  return total === null
    ? textIn(language, 'floor.storey', { n: floor.storey })
    : textIn(language, 'floor.storeyOf', { n: floor.storey, total })
}

/** A label in the middle of a sentence. Abbreviations and German nouns keep their capitals. */
const inSentence = (label: string, language: Language): string =>
  language === 'de' || /^\p{Lu}{2}/u.test(label)
    ? label
    : label.slice(0, 1).toLocaleLowerCase(localeTags[language]) + label.slice(1)

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
