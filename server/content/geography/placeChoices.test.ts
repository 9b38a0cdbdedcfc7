import { describe, expect, it } from 'vitest'
import { greece } from '#domain/geography/greece.ts'
import { placeChoices } from './placeChoices.ts'

const gazetteer = greece()
const names = (asked: Parameters<typeof placeChoices>[1]) =>
  placeChoices(gazetteer, asked).map(({ name }) => name)

describe('places to choose from', () => {
  it('lists the stations of a line in its order, and all of them by name', () => {
    const [line] = placeChoices(gazetteer, { level: 'metroLine', of: undefined, language: 'en' })
    const stations = names({ level: 'metro', of: line?.id, language: 'en' })
    const place = line && gazetteer.place('metroLine', line.id)
    expect(stations).toEqual(place && gazetteer.members(place).map(({ name }) => name.en))
    const all = names({ level: 'metro', of: undefined, language: 'en' })
    expect(all.length).toBeGreaterThan(stations.length)
    expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('lists the zones of a municipality, and none of nowhere', () => {
    const athens = gazetteer.bySlug('city', 'athina')
    expect(names({ level: 'cityZone', of: athens?.id, language: 'el' })).toContain('Παγκράτι')
    expect(names({ level: 'cityZone', of: undefined, language: 'el' })).toEqual([])
    expect(names({ level: 'cityZone', of: -1, language: 'el' })).toEqual([])
  })

  it('lists the islands in the alphabet of the language', () => {
    const greek = names({ level: 'island', of: undefined, language: 'el' })
    expect(greek.indexOf('Άνδρος')).toBeLessThan(greek.indexOf('Νάξος'))
  })
})
