import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import type { MultiPolygon } from '#server/content/geography/polygons/multiPolygon.ts'
import { importedBoundary, writeBoundaries } from './Boundaries.ts'

const square = (side: number): MultiPolygon => [
  [
    [
      [23.7, 37.9],
      [23.7 + side, 37.9],
      [23.7 + side, 37.9 + side],
      [23.7, 37.9],
    ],
  ],
]
const athens = (side: number) => ({ level: 'city', id: 4501, area: square(side) }) as const
const pagkrati = { level: 'cityZone', id: 4501, area: square(0.25) } as const

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('boundaries', () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await engine.open()
    })
    afterAll(() => database.close())

    const write = (boundaries: Parameters<typeof writeBoundaries>[0], isDryRun = false) =>
      database.run(writeBoundaries(boundaries, { isDryRun }))

    it('are none at first', async () => {
      expect(await database.run(importedBoundary('city', 4501))).toBeUndefined()
    })

    it('are only compared in a dry run', async () => {
      expect(await write([athens(0.5)], true)).toEqual({ added: 1, changed: 0, same: 0 })
      expect(await database.run(importedBoundary('city', 4501))).toBeUndefined()
    })

    it('are kept by level and id, and the same again changes nothing', async () => {
      expect(await write([athens(0.5), pagkrati])).toEqual({ added: 2, changed: 0, same: 0 })
      expect(await write([athens(0.5), pagkrati])).toEqual({ added: 0, changed: 0, same: 2 })
      expect(await database.run(importedBoundary('city', 4501))).toEqual({
        area: square(0.5),
        attribution: null,
      })
      expect(await database.run(importedBoundary('cityZone', 4501))).toMatchObject({ area: square(0.25) })
    })

    it('keep whom their licence wants named', async () => {
      const named = { isDryRun: false, attribution: '© Registry' }
      expect(await database.run(writeBoundaries([athens(0.5)], named))).toMatchObject({ changed: 1 })
      expect(await database.run(writeBoundaries([athens(0.5)], named))).toMatchObject({ same: 1 })
      expect(await database.run(importedBoundary('city', 4501))).toMatchObject({ attribution: '© Registry' })
    })

    it('give way to newer ones', async () => {
      expect(await write([athens(0.75), pagkrati])).toEqual({ added: 0, changed: 1, same: 1 })
      expect(await database.run(importedBoundary('city', 4501))).toMatchObject({ area: square(0.75) })
    })

    it('are all written or none', async () => {
      const broken = { level: 'city', id: 2 ** 40, area: square(0.5) } as const
      await expect(write([athens(0.1), broken])).rejects.toMatchObject({ _tag: 'SqlError' })
      expect(await database.run(importedBoundary('city', 4501))).toMatchObject({ area: square(0.75) })
    })

    it('may be long', async () => {
      const ring = Array.from({ length: 50_000 }, (_, at) => [23 + at / 1e5, 38] as const)
      await write([{ level: 'region', id: 1, area: [[ring]] }])
      const kept = await database.run(
        Effect.map(importedBoundary('region', 1), (found) => found?.area[0]?.[0]?.length),
      )
      expect(kept).toBe(50_000)
    })
  })
})
