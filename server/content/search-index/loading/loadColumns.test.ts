import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tiers } from '#domain/listing/vocabularies/market.ts'
import { scoreOf } from '#domain/search/relevance.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import {
  cutListing,
  fixtureListings,
  hiddenListings,
  paidListing,
  writeFixture,
} from '#server/content/listings/testing/fixture.ts'
import { NOT_STATED, sortableBits } from '#search-engine/store/Columns.ts'
import { columnSql } from './columnSql.ts'
import { type ColumnName, columnNames, columnTable } from '#search-engine/store/columnTable.ts'
import { ColumnReader } from './ColumnReader.ts'
import { loadColumns } from './loadColumns.ts'

const isFloat = (name: ColumnName) => 'float' in columnTable[name]
const bitsOf = (float: number) => new Int32Array(Float32Array.of(float).buffer)[0] as number

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('loading', () => {
    let database: TestDatabase

    beforeAll(async () => {
      database = await engine.open()
      await database.run(writeFixture)
    })

    afterAll(() => database.close())

    it('brings every active listing, each value as SQL has it', async () => {
      const columns = await database.run(loadColumns())
      const hidden: readonly number[] = Object.values(hiddenListings)
      const active = fixtureListings.map(({ id }) => Number(id)).filter((id) => !hidden.includes(id))
      expect(Array.from(columns.id).toSorted((a, b) => a - b)).toEqual(active)

      const plain = columnNames.filter((name) => /^listings\.\w+$/.test(columnSql[name]))
      const rows = await database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) =>
          sql.unsafe<Record<ColumnName, number | null>>(
            `SELECT ${plain.map((name) => `${columnSql[name]} AS "${name}"`).join(', ')} FROM listings`,
          ),
        ),
      )
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const name of plain)
        for (const [at, id] of columns.id.entries()) {
          const stored = byId.get(id)?.[name] ?? (columnTable[name].kind === 'wide' ? NOT_STATED : 0)
          expect(columns[name][at]).toBe(isFloat(name) ? sortableBits(bitsOf(stored)) : stored)
        }
    })

    it('orders by relevance as the reasons on a card count it, paid places and all', async () => {
      const columns = await database.run(loadColumns())
      for (const { id, tier, relevance } of fixtureListings) {
        const at = columns.id.indexOf(Number(id))
        if (at < 0) continue
        const score = scoreOf({ merit: Number(relevance), tier: tiers.nameOf(Number(tier)) ?? 'none' })
        expect(columns.relevance[at]).toBe(sortableBits(bitsOf(score)))
      }
      const paid = columns.id.indexOf(paidListing)
      expect(columns.relevance[paid]).toBeGreaterThan(columns.merit[paid] as number)
    })

    it('works out what is not stored', async () => {
      const columns = await database.run(loadColumns())
      const at = columns.id.indexOf(cutListing.id)
      // 240,000 to 210,000, and 60,000 for 40 m².
      expect(columns.discount[at]).toBe(125)
      expect(columns.discount.filter((value) => value !== NOT_STATED)).toHaveLength(1)
      expect(columns.pricePerSquareMetre[at]).toBe(150_000)
      expect(columns.created[at]).toBe((Date.UTC(2026, 9, 11) - Date.UTC(2000, 0, 1)) / 1000)
      expect(new Set(columns.advertiserStanding)).toEqual(new Set([0, 1, 2]))
      expect(columns.pricePerSquareMetre[columns.id.indexOf(25)]).toBe(NOT_STATED)
    })
  })
})

describe('ColumnReader', () => {
  /** Rows as the binary format has them: each field its position plus the row, every fifth not stated. */
  function copyOf(rows: number): Buffer {
    const parts = [Buffer.alloc(19)]
    for (let row = 0; row < rows; row++) {
      parts.push(Buffer.from([0, columnNames.length]))
      columnNames.forEach((_, field) => {
        const absent = (row + field) % 5 === 0
        const bytes = Buffer.alloc(absent ? 4 : 8)
        bytes.writeInt32BE(absent ? -1 : 4)
        if (!absent) bytes.writeInt32BE(row + field, 4)
        parts.push(bytes)
      })
    }
    return Buffer.concat([...parts, Buffer.from([0xff, 0xff])])
  }

  it.each([1, 7, 18, 19, 20, 64, 1000, 1_000_000])('reads pieces of %i bytes', (size) => {
    const copy = copyOf(50)
    const reader = new ColumnReader()
    for (let at = 0; at < copy.length; at += size) reader.push(copy.subarray(at, at + size))
    const columns = reader.finish()
    columnNames.forEach((name, field) =>
      expect(Array.from(columns[name])).toEqual(
        Array.from({ length: 50 }, (_, row) =>
          (row + field) % 5 > 0 ? row + field : columnTable[name].kind === 'wide' ? NOT_STATED : 0,
        ),
      ),
    )
  })

  it('reads nothing out of an empty copy', () => {
    const reader = new ColumnReader()
    reader.push(copyOf(0))
    expect(reader.finish().id).toHaveLength(0)
  })
})
