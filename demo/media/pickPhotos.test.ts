import { describe, expect, test } from 'vitest'
import { type Category, categories, formOf, type PropertyFacts, regionStyles } from './facts.ts'
import { pickPhotos } from './pickPhotos.ts'
import { type Picture, pictures } from './pictures.ts'

const flat: PropertyFacts = {
  category: 'residential',
  typology: 'apartment',
  regionStyle: 'athens',
  bedrooms: 2,
  bathrooms: 1,
  surface: 84,
  balcony: true,
  pool: false,
  garden: false,
  views: [],
  age: 30,
}

const pictureById = new Map(pictures.map((picture) => [picture.id, picture]))

function picturesOf(facts: PropertyFacts, seed: number): Picture[] {
  return pickPhotos(facts, seed).map((id) => {
    const picture = pictureById.get(id)
    if (!picture) throw new Error(`no picture ${id}`)
    return picture
  })
}

const subjects = (facts: PropertyFacts, seed: number) =>
  picturesOf(facts, seed).map(({ subject }) => subject as string)
const count = (list: readonly string[], ...names: string[]) =>
  list.filter((name) => names.includes(name)).length
const seeds = Array.from({ length: 40 }, (_, index) => index * 97 + 1)

describe('pickPhotos', () => {
  test('is deterministic, and differs between seeds', () => {
    expect(pickPhotos(flat, 5)).toEqual(pickPhotos(flat, 5))
    expect(new Set(seeds.map((seed) => pickPhotos(flat, seed)[0])).size).toBeGreaterThan(12)
  })

  test.each(regionStyles)(
    '%s: homes show 6 to 14 pictures, outside first, rooms as many as there are',
    (regionStyle) => {
      for (const typology of [
        'apartment',
        'detachedHouse',
        'villa',
        'maisonette',
        'terracedHouse',
        'farmhouse',
        'studio',
        'loft',
      ])
        for (const bedrooms of typology === 'studio' ? [0] : [1, 2, 3, 4])
          for (const seed of seeds.slice(0, 6)) {
            const facts = {
              ...flat,
              regionStyle,
              typology,
              bedrooms,
              bathrooms: Math.max(1, bedrooms - 1),
              surface: 32 + bedrooms * 36,
            }
            const seen = subjects(facts, seed)
            expect(seen.length).toBeGreaterThanOrEqual(6)
            expect(seen.length).toBeLessThanOrEqual(14)
            expect(seen[0]).toBe('exterior')
            expect(count(seen, 'exterior')).toBe(1)
            expect(count(seen, 'bedroom', 'childBedroom')).toBe(bedrooms)
            expect(count(seen, 'bathroom')).toBe(facts.bathrooms)
            expect(count(seen, 'kitchen')).toBe(1)
            expect(new Set(pickPhotos(facts, seed)).size).toBe(seen.length)
          }
    },
  )

  test('the outside suits the type and the region', () => {
    for (const regionStyle of regionStyles)
      for (const seed of seeds) {
        const [first] = picturesOf({ ...flat, regionStyle, typology: 'detachedHouse' }, seed)
        if (first?.subject !== 'exterior') throw new Error('no exterior')
        expect(first.forms).toContain('house')
        expect(first.regions).toContain(regionStyle)
      }
  })

  test('a balcony is shown only where there is one or a view is stated', () => {
    for (const seed of seeds) {
      expect(count(subjects({ ...flat, balcony: false }, seed), 'balcony', 'terrace')).toBe(0)
      const view = picturesOf({ ...flat, views: ['sea'] }, seed).find(
        (picture) => 'view' in picture && picture.view,
      )
      expect(view).toMatchObject({ view: 'sea' })
    }
  })

  test('a pool is in the picture where there is one, and nowhere else', () => {
    for (const typology of ['villa', 'detachedHouse'])
      for (const regionStyle of regionStyles)
        for (const seed of seeds.slice(0, 8))
          for (const pool of [true, false]) {
            const [first] = picturesOf({ ...flat, typology, regionStyle, pool }, seed)
            expect(first).toMatchObject({ pool })
          }
  })

  test('land shows three to five pictures of land and nothing else', () => {
    for (const typology of [
      'buildingLand',
      'agriculturalLand',
      'land',
      'olive grove',
      'plot',
      'field',
      'sea front plot',
      'forest',
    ])
      for (const regionStyle of regionStyles)
        for (const seed of seeds.slice(0, 5)) {
          const pictures = picturesOf(
            { ...flat, category: 'land', typology, regionStyle, bedrooms: 0, bathrooms: 0 },
            seed,
          )
          expect(pictures.length).toBeGreaterThanOrEqual(3)
          expect(pictures.length).toBeLessThanOrEqual(5)
          for (const picture of pictures) expect(picture.subject).toBe('exterior')
        }
  })

  test.each(categories)('%s has pictures, whatever the typology is called', (category: Category) => {
    for (const typology of ['', 'something new', 'building'])
      for (const seed of seeds.slice(0, 5))
        expect(pickPhotos({ ...flat, category, typology }, seed).length).toBeGreaterThan(0)
  })

  test('words for a type do not mislead', () => {
    expect(formOf({ category: 'residential', typology: 'wooden house' })).toBe('house')
    expect(formOf({ category: 'land', typology: 'apartment' })).toBe('plot')
    expect(formOf({ category: 'garage', typology: 'parking space' })).toBe('parking')
    expect(formOf({ category: 'residential', typology: 'terracedHouse' })).toBe('terraced')
  })
})
