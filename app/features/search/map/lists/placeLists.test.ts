import { describe, expect, it } from 'vitest'
import { greece } from '#domain/geography/greece.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { chosenIn, municipalityOf, withChosen } from './placeLists.ts'

const pangrati = greece().bySlug('cityZone', 'pagkrati')
const athens = greece().bySlug('city', 'athina')
const reference = (place: typeof athens): PlaceReference => ({
  level: place?.level ?? 'city',
  id: place?.id ?? 0,
  name: place?.name.el ?? '',
  slug: place?.slug ?? '',
})

describe('places chosen from lists', () => {
  it('count the place of the path as chosen', () => {
    expect(chosenIn('cityZone', {}, [reference(pangrati), reference(athens)])).toEqual([pangrati?.id])
    expect(chosenIn('cityZone', {}, [reference(athens)])).toEqual([])
    expect(chosenIn('metro', { metroStation: [101] }, [])).toEqual([101])
  })

  it('know the municipality of zones that no reply names', () => {
    expect(municipalityOf({ zone: [pangrati?.id ?? 0, 4501011] }, [])).toBe(athens?.id)
    expect(municipalityOf({}, [reference(athens)])).toBe(athens?.id)
    expect(municipalityOf({}, [])).toBeUndefined()
  })

  it('take the place of what was searched in, but for stations, which are near it', () => {
    const criteria = { price: { max: 9 }, municipality: [1] }
    expect(withChosen('island', [7, 3], criteria)).toEqual({
      criteria: { price: { max: 9 }, island: [3, 7] },
      place: undefined,
    })
    expect(withChosen('metroLine', [2], criteria)).toEqual({ criteria: { ...criteria, metroLine: [2] } })
    expect(withChosen('metroLine', [], { metroLine: [2] })).toEqual({ criteria: {} })
  })
})
