import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greece } from '#domain/geography/greece.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { Place } from '#domain/geography/Place.ts'
import { languages } from '#domain/locale.ts'
import { findPlaces } from './findPlaces.ts'

const gazetteer = greece()
const find = (typed: string, levels?: Parameters<typeof findPlaces>[3]) =>
  findPlaces(gazetteer, typed, 'en', levels).map(({ level, name }) => `${level} ${name}`)

/** Each language's own habits, old names and new, what keyboards and hurry make of them. */
describe('the place that was meant comes first', () => {
  it.each([
    ['Αθήνα', 'city Athens'],
    ['Athen', 'city Athens'],
    ['Atene', 'city Athens'],
    ['Athènes', 'city Athens'],
    ['Афины', 'city Athens'],
    ['Atenas', 'city Athens'],
    ['a8hna', 'city Athens'],
    ['auhna', 'city Athens'],
    ['Il Pireo', 'city Piraeus'],
    ['Le Pirée', 'city Piraeus'],
    ['Pireu', 'city Piraeus'],
    ['Пирей', 'city Piraeus'],
    ['8essalonikh', 'city Thessaloniki'],
    ['uessalonikh', 'city Thessaloniki'],
    ['θεσαλονικη', 'city Thessaloniki'],
    ['Selanik', 'city Thessaloniki'],
    ['Солунь', 'city Thessaloniki'],
    ['Δεδεαγάτς', 'city Alexandroupoli'],
    ['Χάνδακας', 'city Heraklion'],
    ['Candia', 'city Heraklion'],
    ['La Canée', 'city Chania'],
    ['Lepanto', 'city Nafpaktos'],
    ['Negroponte', 'island Euboea'],
    ['Эвия', 'island Euboea'],
    ['Cerigo', 'island Kythira'],
    ['Θήρα', 'island Santorini'],
    ['kolwnaki', 'cityZone Kolonaki'],
    ['Κέντρο Χανιά', 'cityZone Centre'],
    ['Katexaki', 'metro Katehaki'],
    ['δουκ. πλακεντίας', 'metro Doukissis Plakentias'],
    ['Γραμμή 3', 'metroLine Line 3 Dimotiko Theatro - Airport'],
    ['grammi 2', 'metroLine Line 2 Anthoupoli - Elliniko'],
  ])('%s → %s', (typed, first) => {
    expect(find(typed)[0]).toBe(first)
  })

  it.each([
    ['μετρό Σύνταγμα', 'metro Syntagma'],
    ['xalandri metro', 'metro Chalandri'],
    ['σταθμός Χαλάνδρι', 'metro Chalandri'],
    ['metro station Kerameikos', 'metro Kerameikos'],
    ['метро Пирей', 'metro Piraeus'],
    ['νησί Κέρκυρα', 'island Corfu'],
    ['Insel Kos', 'island Kos'],
    ['Δήμος Αθηναίων', 'city Athens'],
    ['municipality of Chalandri', 'city Chalandri'],
    ['νομός Ηρακλείου', 'province Heraklion'],
    ['île de Rhodes', 'island Rhodes'],
  ])('%s, by its kind → %s', (typed, first) => {
    expect(find(typed)[0]).toBe(first)
  })

  it.each(languages)(
    'by its name in %s, wherever not more places are called so than are offered',
    (language) => {
      const byName = Map.groupBy(gazetteer.places, (place) => nameIn(place, language))
      const lost = [...byName]
        .filter(([, places]) => places.length <= 8)
        .flatMap(([name, places]) => places.map((place) => [name, place] as const))
        .filter(([name, { level, id }]) => !idsOf(findPlaces(gazetteer, name, 'el', [level])).includes(id))
      expect(lost.map(([name, { level }]) => `${level} ${name}`)).toEqual([])
    },
  )
})

const idsOf = (places: readonly Pick<Place, 'id'>[]) => places.map(({ id }) => id)

describe('find', () => {
  it.each([
    ['el', 'Κολωνάκι', 'Αθήνα, Κεντρικός Τομέας Αθηνών, Αττική'],
    ['en', 'Kolonaki', 'Athens, Central Athens, Attica'],
    ['de', 'Kolonaki', 'Athen, Athen Zentrum, Attika'],
    ['ru', 'Kolonaki', 'Афины, Центральные Афины, Аттика'],
    ['fr', 'Rhodes', 'Égée-Méridionale'],
  ] as const)('names a place and what is around it in %s', (language, name, context) => {
    const level = name === 'Rhodes' ? 'province' : 'cityZone'
    const [found] = findPlaces(gazetteer, name, language, [level])
    expect(found).toMatchObject({ name, context })
  })

  it('gives the lines to "metro" alone', () => {
    expect(find('μετρό').filter((one) => one.startsWith('metroLine'))).toHaveLength(4)
  })

  it('keeps to the levels asked for, whatever kind is typed', () => {
    expect(find('metro Syntagma', ['island'])).toEqual([])
    expect(find('νησί Κως', ['city']).filter((one) => !one.startsWith('city '))).toEqual([])
    expect(find('Κως', ['city'])).toEqual(['city Kos'])
  })

  it('answers anything typed, once each, at once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
        const found = findPlaces(gazetteer, typed, 'el')
        expect(found.length).toBeLessThanOrEqual(8)
        expect(new Set(found.map(({ level, id }) => `${level} ${id}`)).size).toBe(found.length)
      }),
    )
  })
})
