import { describe, expect, it } from 'vitest'
import { heatings, typologies } from './building.ts'
import { energyBandOf, energyClasses, energyClassInGreek } from './energy.ts'
import { floorPositionOf, namedFloors, readFloor, storey } from './floor.ts'
import { heatingOf } from './heating.ts'
import { categories } from './market.ts'
import { seismicEraOf } from './seismic.ts'

describe('vocabularies', () => {
  it('reads land under both ids and writes the first', () => {
    expect([10, 24].map((id) => categories.nameOf(id))).toEqual(['land', 'land'])
    expect(categories.idOf('land')).toBe(10)
  })

  it('has no two names under one id', () => {
    for (const vocabulary of [categories, typologies, heatings]) {
      const ids = vocabulary.names.flatMap((name) => vocabulary.idsOf(name as never))
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('keeps Greek Η the lowest class', () => {
    expect(energyClassInGreek.G).toBe('Η')
    expect(energyClassInGreek.G).not.toBe('H')
    expect(energyClasses.names.map(energyBandOf)).toEqual([
      'high',
      'high',
      'medium',
      'medium',
      'medium',
      'medium',
      'low',
      'low',
      'low',
    ])
  })

  it('orders floors from the basement to the roof', () => {
    const codes = [
      namedFloors.basement,
      namedFloors.semiBasement,
      namedFloors.ground,
      namedFloors.raisedGround,
      namedFloors.mezzanine,
      storey(1),
      storey(9),
      namedFloors.roofRoom,
    ]
    expect(codes.toSorted((a, b) => a - b)).toEqual(codes)
    expect(readFloor(storey(4))).toEqual({ storey: 4 })
    expect(readFloor(-20)).toEqual({ named: 'basement' })
  })

  it.each([
    [namedFloors.mezzanine, 5, 'ground'],
    [storey(2), 5, 'intermediate'],
    [storey(5), 5, 'top'],
    [storey(5), null, 'intermediate'],
    [namedFloors.roofRoom, null, 'top'],
  ] as const)('floor %s of %s is %s', (code, total, position) =>
    expect(floorPositionOf(code, total)).toBe(position),
  )

  it('maps Greek heating to the three values of the specification', () => {
    expect(heatingOf('central', 'oil')).toBe('centralized')
    expect(heatingOf('individual', 'naturalGas')).toBe('autonomous')
    expect(heatingOf('autonomous', 'airConditioning')).toBe('airConditioning')
    expect(heatingOf('none', null)).toBeUndefined()
  })

  it.each([
    [1958, 'noCode'],
    [1959, 'code1959'],
    [1985, 'articles1985'],
    [1995, 'neak1995'],
    [2001, 'eak2000'],
  ] as const)('a permit of %s falls under %s', (year, era) => expect(seismicEraOf(year)).toBe(era))
})
