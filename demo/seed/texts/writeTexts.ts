import type { Amenity } from '#domain/listing/vocabularies/amenities.ts'
import { readFloor } from '#domain/listing/vocabularies/floor.ts'
import type { Random } from '#demo/random.ts'
import { textIn } from '#server/platform/texts.ts'
import type { Advertised } from '../leaveOut.ts'
import { el } from './el.ts'
import { en } from './en.ts'
import type { Phrases } from './Phrases.ts'

export const textLanguages = { el, en } as const
export type TextLanguage = keyof typeof textLanguages

/** Title and description of an ad, written from what it states and nothing else. */
export function writeTexts(home: Advertised, language: TextLanguage, random: Random) {
  const phrases: Phrases = textLanguages[language]
  const place = [home.site.zone, home.site.municipality]
    .flatMap((one) => one?.name[language] ?? [])
    .join(', ')
  const what = textIn(language, `typology.${home.typology}`)
  return {
    title: phrases.title(what, home.surface, (home.site.zone ?? home.site.municipality).name[language]),
    description: sentences(home, { phrases, language, place, what }, random)
      .filter((text) => text !== '')
      .join(' '),
  }
}

interface Voice {
  readonly phrases: Phrases
  readonly language: TextLanguage
  readonly place: string
  readonly what: string
}

function sentences(home: Advertised, { phrases, language, place, what }: Voice, random: Random): string[] {
  const floor = home.floor === null ? null : floorName(home.floor, phrases)
  const has = (Object.keys(phrases.amenity) as Amenity[]).filter((name) => home.amenities[name] === true)
  const extras = listOf(
    has.map((name) => phrases.amenity[name] ?? ''),
    phrases.and,
    language,
  )
  return [
    random.pick(phrases.opening({ what, surface: home.surface, floor, place })),
    home.bedrooms === null ? '' : phrases.layout(home.bedrooms, home.bathrooms),
    home.plot === null || home.category === 'land' ? '' : phrases.plot(home.plot),
    home.condition === null ? '' : random.pick(phrases.condition[home.condition]),
    home.builtYear === null ? '' : phrases.built(home.builtYear, home.renovatedYear),
    heatingSentence(home, phrases),
    extras === '' ? '' : random.pick(phrases.extras(extras)),
    home.views.length === 0 ? '' : phrases.views(home.views.map((view) => phrases.view[view]).join(', ')),
    home.bareOwnership ? phrases.law.bareOwnership : '',
    home.undividedShare ? phrases.law.undividedShare : '',
    home.availability === 'occupied' ? phrases.law.occupied : '',
    random.pick(home.contract === 'rent' ? phrases.closing.rent : phrases.closing.sale),
  ]
}

function heatingSentence({ heatingSystem, heatingMedium }: Advertised, phrases: Phrases): string {
  if (heatingSystem === null) return ''
  return phrases.heating(
    phrases.heatingSystem[heatingSystem],
    heatingMedium === null ? null : phrases.heatingMedium[heatingMedium],
  )
}

function floorName(code: number, phrases: Phrases): string {
  const floor = readFloor(code)
  return 'named' in floor ? phrases.namedFloor[floor.named] : phrases.storey(floor.storey)
}

function listOf(items: readonly string[], and: string, language: TextLanguage): string {
  const last = items.at(-1)
  if (last === undefined || items.length === 1) return last ?? ''
  const comma = language === 'en' && items.length > 2 ? ',' : ''
  return `${items.slice(0, -1).join(', ')}${comma} ${and} ${last}`
}
