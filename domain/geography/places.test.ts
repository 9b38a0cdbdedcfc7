import { describe, expect, it } from 'vitest'
import { distance } from './distance.ts'
import { greece } from './greece.ts'
import { languages } from '../locale.ts'
import type { GeographyLevel } from './levels.ts'
import { nameIn } from './nameIn.ts'
import type { Place } from './Place.ts'

const gazetteer = greece()
const { places, ofLevel } = gazetteer
const label = (place: Place) => `${place.level} ${place.id} ${place.name.el}`
const breaking = (test: (place: Place) => boolean, of: readonly Place[] = places) =>
  of.filter(test).map(label)
const twice = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)

describe('the tables', () => {
  it.each([
    ['country', 1],
    ['region', 13],
    ['province', 74],
    ['city', 332],
    ['metroLine', 4],
    ['metro', 79],
  ] as const)('%s: %i places', (level, count) => {
    expect(ofLevel(level)).toHaveLength(count)
  })

  it('has at least 800 zones and 130 islands', () => {
    expect(ofLevel('cityZone').length).toBeGreaterThanOrEqual(800)
    expect(ofLevel('island').length).toBeGreaterThanOrEqual(130)
  })

  it('gives each id and each slug once a level', () => {
    expect(twice(places.map(({ level, id }) => `${level} ${id}`))).toEqual([])
    expect(twice(places.map(({ level, slug }) => `${level} ${slug}`))).toEqual([])
  })

  it('has slugs of lower-case Latin words', () => {
    expect(breaking(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  it('lies within 19–30 E and 34–42 N', () => {
    expect(
      breaking(
        ({ latitude, longitude }) => !(latitude > 34 && latitude < 42 && longitude > 19 && longitude < 30),
      ),
    ).toEqual([])
  })

  it('has a parent for every place but the country, and members that exist', () => {
    expect(breaking((place) => gazetteer.ancestors(place)[0]?.level !== 'country')).toEqual([])
    expect(breaking((place) => gazetteer.members(place).length !== (place.members ?? []).length)).toEqual([])
  })

  it('counts 10.4 million residents in the 332 municipalities', () => {
    const residents = ofLevel('city').reduce((sum, { population = 0 }) => sum + population, 0)
    expect(residents / 1e6).toBeCloseTo(10.43, 1)
  })
})

describe('names', () => {
  const words = (place: Place) => place.name.el.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word))
  const vowels = (word: string) =>
    word
      .toLowerCase()
      .replace(/α[ιυ]|[εο][ιυί]|υι|αί|εύ|αύ|ού|[εο]ύ/g, 'ά')
      .match(/[αεηιουωάέήίόύώϊϋΐΰ]/g)?.length ?? 0
  const accents = (word: string) => word.normalize('NFD').match(/\u0301/g)?.length ?? 0

  it('writes Greek names with Greek letters only', () => {
    expect(breaking(({ name }) => !/^[\p{Script=Greek}\d\s-]+$/u.test(name.el))).toEqual([])
  })

  it('has no Greek letter in a Latin name', () => {
    expect(breaking(({ name }) => /\p{Script=Greek}/u.test(name.en))).toEqual([])
  })

  it('never mixes scripts within an alternate name', () => {
    const scripts = [/\p{Script=Greek}/u, /\p{Script=Latin}/u, /\p{Script=Cyrillic}/u]
    const mixed = ({ alternates }: Place) =>
      alternates.some((name) => scripts.filter((script) => script.test(name)).length > 1)
    expect(breaking(mixed)).toEqual([])
  })

  it('puts one accent on a word of several syllables, none on the short and the abbreviated', () => {
    const wrong = (word: string) =>
      accents(word) > 1 || (accents(word) === 0 && vowels(word) > 1 && word !== word.toUpperCase())
    expect(breaking((place) => words(place).some(wrong))).toEqual([])
  })

  it('is composed Unicode throughout', () => {
    expect(breaking(({ name }) => name.el !== name.el.normalize('NFC'))).toEqual([])
  })
})

describe('distances', () => {
  const toParent = (place: Place) => {
    const parent = gazetteer.ancestors(place).at(-2)
    return parent ? distance(place, parent) : 0
  }
  const share = (level: GeographyLevel, kilometres: number) => {
    const all = ofLevel(level)
    return all.filter((place) => toParent(place) <= kilometres).length / all.length
  }

  it('keeps a zone within 25 km of its municipality, or 45 in the widest', () => {
    expect(breaking((place) => toParent(place) > 45, ofLevel('cityZone'))).toEqual([])
    expect(share('cityZone', 25)).toBeGreaterThan(0.98)
  })

  it('keeps a zone of the Athens basin and Piraeus within 6 km of the town hall', () => {
    const basin = new Set([45, 46, 47, 48, 51])
    const zones = ofLevel('cityZone').filter(({ id }) => basin.has(Math.floor(id / 100_000)))
    expect(zones.length).toBeGreaterThan(250)
    expect(breaking((place) => toParent(place) > 6, zones)).toEqual([])
  })

  it('keeps a municipality within 60 km of the middle of its regional unit, or 200 where that is an archipelago', () => {
    expect(breaking((place) => toParent(place) > 200, ofLevel('city'))).toEqual([])
    expect(share('city', 60)).toBeGreaterThan(0.95)
  })

  it('keeps an island within 80 km of a municipality it belongs to', () => {
    const far = (island: Place) => gazetteer.members(island).every((city) => distance(island, city) > 80)
    expect(breaking(far, ofLevel('island'))).toEqual([])
  })

  it('keep neighbouring stations of a line 300 m to 9 km apart', () => {
    const gaps = ofLevel('metroLine').flatMap((line) => {
      const stations = gazetteer.members(line)
      return stations.slice(1).map((station, index) => ({ station, from: stations[index] ?? station }))
    })
    const odd = gaps.filter(
      ({ station, from }) => distance(station, from) < 0.3 || distance(station, from) > 9,
    )
    expect(odd.map(({ station }) => label(station))).toEqual([])
    expect(gaps).toHaveLength(23 + 19 + 26 + 12)
  })
})

it('calls the country by the name that each language has for it', () => {
  const country = ofLevel('country')[0]
  expect(languages.map((language) => country && nameIn(country, language))).toEqual(
    languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of('GR')),
  )
})
