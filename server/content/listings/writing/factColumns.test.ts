import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fact } from '#domain/listing/facts/Fact.ts'
import {
  factNames,
  factOf,
  facts,
  type ListingFacts,
  nothingStated,
} from '#domain/listing/facts/factTable.ts'
import { openAny, type TestDatabase } from '#server/database/testing/engines.ts'
import { backgroundSelect, cardSelect, detailSelect, statedSelect } from '../listingRow.ts'
import { columnsOfFacts, factsOfRow, selectFacts } from './factColumns.ts'

/** Types of columns that a kind of fact may have. */
const types: Readonly<Record<Fact['kind'], readonly string[]>> = {
  whole: ['smallint', 'integer'],
  decimal: ['real', 'double precision'],
  choice: ['smallint'],
  choices: ['smallint'],
  answer: ['boolean'],
  day: ['date'],
  line: ['text'],
}

/** The largest value that a fact may have. */
function largest(fact: Fact): unknown {
  switch (fact.kind) {
    case 'whole':
    case 'decimal':
      return fact.max
    case 'choice':
      return fact.of.names.at(-1)
    case 'choices':
      return fact.of.names
    case 'answer':
      return true
    case 'day':
      return `${fact.to - 1}-12-31`
    case 'line':
      return 'ά'.repeat(fact.most)
  }
}

describe('the columns of facts', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openAny()
  })
  afterAll(() => database.close())
  const ask = <Row extends object>(query: string, values: readonly unknown[] = []) =>
    database.run(
      Effect.orDie(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Row>(query, [...values]))),
    )

  it('are those of the table of listings, each of a type for its kind', async () => {
    const columns = await ask<{ name: string; type: string }>(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_name = 'listings'`,
    )
    const typeOf = new Map(columns.map(({ name, type }) => [name, type]))
    const wrong = factNames.filter((name) => {
      const { column, kind } = factOf(name)
      return !types[kind].includes(typeOf.get(column) ?? '')
    })
    expect(wrong).toEqual([])
  })

  it('keep the largest values, and nothing as nothing', async () => {
    await ask(`INSERT INTO advertisers (id, type) VALUES (1, 'private')`)
    const most = Object.fromEntries(
      factNames.map((name) => [name, largest(facts[name])]),
    ) as unknown as ListingFacts
    const needed = { contract: 'sale', kind: 'ad', category: 'residential', typology: 'apartment' } as const
    const least = { ...nothingStated, ...needed, mapDisplay: 'noMap' } as const
    for (const [at, stated] of [most, least].entries()) {
      const row = {
        ...columnsOfFacts(stated),
        id: at + 1,
        advertiser_id: 1,
        status: 1,
        tier: 0,
        publisher_role: 1,
        created_at: new Date(),
        modified_at: new Date(),
        confirmed_at: new Date(),
      }
      const names = Object.keys(row)
      // oxlint-disable-next-line no-await-in-loop -- one engine
      await ask(
        `INSERT INTO listings (${names.join(', ')}) VALUES (${names.map((_, one) => `$${one + 1}`).join(', ')})`,
        Object.values(row),
      )
      // oxlint-disable-next-line no-await-in-loop -- one engine
      const [stored] = await ask(`SELECT ${selectFacts(factNames)} FROM listings WHERE id = $1`, [at + 1])
      expect(factsOfRow(stored as never, factNames)).toEqual(stated)
    }
  })

  it('that are private are in no list of what the public reads', () => {
    const hidden = factNames.map((name) => factOf(name)).filter(({ isPrivate }) => isPrivate)
    expect(hidden.map(({ column }) => column)).toEqual(['latitude', 'longitude', 'kaek'])
    for (const select of [cardSelect, detailSelect, statedSelect, backgroundSelect])
      for (const { column } of hidden) expect(select).not.toMatch(new RegExp(`\\b${column}\\b`))
  })
})
