import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { base } from './base.ts'
import { judgeMigration, type MigrationCode } from './judgeMigration.ts'

const folder = join(import.meta.dirname, '../../../server/database/migrations')

const files = readdirSync(folder).map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }))

const codesOf = (name: string, source: string) => judgeMigration({ name, source }).map(({ code }) => code)

/** SQL of a migration, and what is to be found in it. */
const planted: readonly (readonly [sql: string, ...codes: MigrationCode[]])[] = [
  ['DROP TABLE visits', 'drop-table'],
  ['DROP TABLE IF EXISTS visits', 'drop-table'],
  ['ALTER TABLE listings DROP COLUMN floor', 'drop-column'],
  ['ALTER TABLE listings ADD COLUMN level int, DROP COLUMN floor', 'drop-column'],
  ['ALTER TABLE listings RENAME COLUMN floor TO level', 'rename'],
  ['ALTER TABLE listings RENAME TO ads', 'rename'],
  ['ALTER TABLE listings ALTER COLUMN floor TYPE bigint', 'type'],
  ['ALTER TABLE listings ALTER COLUMN floor SET DATA TYPE bigint', 'type'],
  ['ALTER TABLE listings ADD COLUMN level int NOT NULL', 'not-null-without-default'],
  [
    `ALTER TABLE listings ADD COLUMN one text NOT NULL DEFAULT 'a, b', ADD COLUMN two int NOT NULL`,
    'not-null-without-default',
  ],
  ['ALTER TABLE listings ALTER COLUMN floor SET NOT NULL', 'set-not-null'],
  ['ALTER TABLE listings ALTER COLUMN floor DROP DEFAULT', 'drop-default'],
  ['ALTER TABLE listings ADD CONSTRAINT low CHECK (floor < 100)', 'constraint'],
  ['ALTER TABLE listings ADD UNIQUE (advertiser_id, reference)', 'constraint'],
  ['CREATE UNIQUE INDEX once ON listings (advertiser_id, reference)', 'unique-index'],
  ['DROP TRIGGER note_changes ON listings', 'drop-routine'],
  ['DROP FUNCTION note_change', 'drop-routine'],
]

const borne: readonly string[] = [
  'ALTER TABLE listings ADD COLUMN level int',
  'ALTER TABLE listings ADD COLUMN level int NOT NULL DEFAULT 0',
  `ALTER TABLE listings ADD COLUMN one text NOT NULL DEFAULT 'a, b', ADD COLUMN two int`,
  'ALTER TABLE listings ADD COLUMN doubled int NOT NULL GENERATED ALWAYS AS (floor * 2) STORED',
  'CREATE TABLE rooms (id int PRIMARY KEY, name text NOT NULL)',
  'CREATE TABLE rooms (id int); ALTER TABLE rooms ADD CONSTRAINT positive CHECK (id > 0)',
  'CREATE TABLE rooms (id int); CREATE UNIQUE INDEX one ON rooms (id)',
  'CREATE INDEX slow ON listings (floor)',
  'ALTER TABLE listings ALTER COLUMN floor DROP NOT NULL',
  '/* DROP TABLE visits */ SELECT 1',
]

describe('a migration', () => {
  it.each(planted)('is refused where it says %s', (sql, ...codes) => {
    expect(codesOf('0099_planted.ts', `const statement = \`${sql}\``)).toEqual(codes)
  })

  it.each(borne)('passes where it says %s', (sql) => {
    expect(codesOf('0099_planted.ts', `const statement = \`${sql}\``)).toEqual([])
  })

  it('may take away what its name and its comment say that it ends', () => {
    const drop = 'const statement = `ALTER TABLE listings DROP COLUMN floor`'
    expect(
      codesOf('0099_contract_floor.ts', `/** Contracts 0098: since then levels are read. */ ${drop}`),
    ).toEqual([])
    expect(codesOf('0099_contract_floor.ts', drop)).toEqual(['contract-of-nothing'])
    expect(codesOf('0099_contract_floor.ts', `/** Contracts 0099. */ ${drop}`)).toEqual([
      'contract-of-nothing',
    ])
  })
})

describe('the migrations', () => {
  it.each(files)('of $name are borne by processes of the version before', ({ name, source }) => {
    const problems = judgeMigration({ name, source })
    expect({ [name]: problems.map(({ code }) => code) }).toEqual({ [name]: base[name] ?? [] })
  })

  it('are all that the base lists', () => {
    const names = new Set(files.map(({ name }) => name))
    expect(Object.keys(base).filter((name) => !names.has(name))).toEqual([])
  })
})
