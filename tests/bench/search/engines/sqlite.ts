/**
 * SQLite in process: covering indexes, an R*Tree of positions and a full-text index of stems.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Position } from '#domain/search/areas.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { DEGREE } from '#search-engine/store/columnTable.ts'
import {
  type AreaDialect,
  between,
  boxOfCircle,
  boxOfPolygon,
  type Dialect,
  haversine,
  whole,
} from '../sql/conditions.ts'
import { carried, clustered, rowAt, sqlIndexes, tableColumns } from '../sql/schema.ts'
import { compose, join, type Sql, sql } from '../sql/Sql.ts'
import { type Rows, waysOf } from '../sql/ways.ts'
import type { Stock } from '../Stock.ts'
import { stemsOf } from '../texts/stemsOf.ts'
import type { MakeEngine } from './BenchEngine.ts'

/** Inside by the even-odd rule: crossings of a ray to the east are counted. */
function polygonTest(corners: readonly Position[]): Sql {
  const crossings = corners.map((corner, at) => {
    const [y1 = 0, x1 = 0] = corner.map((degrees) => degrees * DEGREE)
    const [y2 = 0, x2 = 0] = (corners[(at + 1) % corners.length] ?? corner).map((degrees) => degrees * DEGREE)
    return sql(
      '((? > latitude) <> (? > latitude) AND longitude < (? * (latitude - ?)) / ? + ?)',
      y1,
      y2,
      x2 - x1,
      y1,
      y2 - y1,
      x1,
    )
  })
  return compose('({}) % 2 = 1', join(crossings, ' + '))
}

const withIndex: AreaDialect = {
  name: 'covering index',
  within: between,
  polygon: (corners) => compose('{} AND {}', between(boxOfPolygon(corners)), polygonTest(corners)),
  circle: (circle) => compose('{} AND {}', between(boxOfCircle(circle)), haversine(circle)),
}

function inTree(box: Parameters<AreaDialect['within']>[0]): Sql {
  const { south, north, west, east } = whole(box)
  return sql(
    `rowid IN (SELECT id FROM positions WHERE south >= ? AND north <= ? AND west >= ? AND east <= ?)`,
    south,
    north,
    west,
    east,
  )
}

const withTree: AreaDialect = {
  name: 'R*Tree',
  within: inTree,
  polygon: (corners) => compose('{} AND {}', inTree(boxOfPolygon(corners)), polygonTest(corners)),
  circle: (circle) => compose('{} AND {}', inTree(boxOfCircle(circle)), haversine(circle)),
}

const quoted = (stem: string) => `"${stem}"`

const dialect: Dialect = {
  areas: [withIndex, withTree],
  holds: (must, mustNot) =>
    sql(
      'rowid IN (SELECT rowid FROM words WHERE words MATCH ?)',
      [must.map(quoted).join(' AND '), ...mustNot.map(quoted)].join(' NOT '),
    ),
}

export const sqlite: MakeEngine = async (stock) => {
  const database = await load(stock)
  const prepared = new Map<string, StatementSync>()
  const prepare = (text: string) => {
    const statement = prepared.get(text) ?? database.prepare(text)
    statement.setReturnArrays(true)
    prepared.set(text, statement)
    return statement
  }
  return {
    ways: (question) =>
      waysOf(question, dialect).map(({ name, statements, read }) => {
        const ready = statements.map(({ text, values }) => ({ statement: prepare(text), values }))
        return {
          name,
          run: () => ready.map(({ statement, values }) => statement.all(...values)),
          read: (given) => read(given as Rows[]),
        }
      }),
  }
}

async function load(stock: Stock): Promise<DatabaseSync> {
  const database = new DatabaseSync(':memory:')
  database.exec('BEGIN')
  const order = clustered(stock.columns)
  loadRows(database, stock, order)
  loadPositions(database, stock, order)
  await loadWords(database, stock, order)
  for (const [at, index] of sqlIndexes.entries()) {
    // SQLite has no NULLS LAST in indexes, and finds its way without.
    const columns = [index.columns.replaceAll(' NULLS LAST', ''), ...carried(index)].join(', ')
    database.exec(`CREATE INDEX by_${at} ON listings (${columns})`)
  }
  database.exec('COMMIT')
  database.exec('ANALYZE')
  return database
}

function loadRows(database: DatabaseSync, { columns }: Stock, order: Int32Array): void {
  const table = tableColumns(columns)
  database.exec(`CREATE TABLE listings (${table.map(({ name }) => `${name} INTEGER`).join(', ')})`)
  const insert = database.prepare(`INSERT INTO listings VALUES (${table.map(() => '?').join(', ')})`)
  for (const at of order) insert.run(...rowAt(table, at))
}

function loadPositions(database: DatabaseSync, { columns }: Stock, order: Int32Array): void {
  database.exec('CREATE VIRTUAL TABLE positions USING rtree_i32(id, south, north, west, east)')
  const insert = database.prepare('INSERT INTO positions VALUES (?, ?, ?, ?, ?)')
  order.forEach((at, row) => {
    const [y, x] = [columns.latitude[at] as number, columns.longitude[at] as number]
    if (y !== NOT_STATED) insert.run(row + 1, y, y, x, x)
  })
}

async function loadWords(
  database: DatabaseSync,
  { columns, eachText }: Stock,
  order: Int32Array,
): Promise<void> {
  database.exec(
    `CREATE VIRTUAL TABLE words USING fts5(stems, content='', columnsize=0, detail=none, tokenize='ascii')`,
  )
  const rowOf = new Int32Array(columns.id.length)
  order.forEach((at, row) => (rowOf[at] = row + 1))
  const insert = database.prepare('INSERT INTO words (rowid, stems) VALUES (?, ?)')
  await eachText((at, text) => insert.run(rowOf[at] as number, stemsOf(text).join(' ')))
}
