import { chmodSync, closeSync, fchmodSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { carried, clustered, rowAt, sqlIndexes, tableColumns } from '../sql/schema.ts'
import type { Stock } from '../Stock.ts'
import { stemsOf } from '../texts/stemsOf.ts'

/** Lines gathered before they are written. */
const LINES = 2000

/** Loads a stock through files that the server reads itself, then makes its indexes. */
export async function loadPostgres(client: pg.Client, stock: Stock): Promise<{ hasPostgis: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'estia-bench-'))
  chmodSync(folder, 0o755)
  try {
    await loadRows(client, stock, folder)
    await loadWords(client, stock, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const hasPostgis = await addPositions(client)
  await client.query('ALTER TABLE listings ADD PRIMARY KEY (id)')
  for (const index of sqlIndexes) {
    const covered = carried(index)
    const include = covered.length > 0 ? `INCLUDE (${covered.join(', ')})` : ''
    await client.query(`CREATE INDEX ON listings (${index.columns}) ${include}`)
  }
  await addWordIndex(client)
  await client.query('VACUUM ANALYZE')
  return { hasPostgis }
}

async function loadRows(client: pg.Client, { columns }: Stock, folder: string): Promise<void> {
  const table = tableColumns(columns)
  await client.query(`CREATE TABLE listings (${table.map(({ name, type }) => `${name} ${type}`).join(', ')})`)
  const file = new LineFile(join(folder, 'rows'))
  for (const at of clustered(columns))
    file.add(
      rowAt(table, at)
        .map((value) => value ?? '\\N')
        .join('\t'),
    )
  await client.query(`COPY listings FROM '${file.end()}'`)
}

async function loadWords(client: pg.Client, { columns, eachText }: Stock, folder: string): Promise<void> {
  await client.query('CREATE TABLE texts (id integer, words tsvector)')
  const file = new LineFile(join(folder, 'words'))
  await eachText((at, text) => file.add(`${columns.id[at]}\t'${stemsOf(text).join("' '")}'`))
  await client.query(`COPY texts FROM '${file.end()}'`)
  await client.query('ALTER TABLE texts ADD PRIMARY KEY (id)')
}

/** Whether there is PostGIS; then with a point for each listing that says where it is. */
async function addPositions(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT FROM pg_available_extensions WHERE name IN ('postgis', 'btree_gist')`,
  )
  if (rows.length < 2) return false
  await client.query('CREATE EXTENSION postgis; CREATE EXTENSION btree_gist')
  // Made again in the order of its rows: an update would leave each of them twice.
  await client.query(`CREATE TABLE placed AS SELECT *, CASE WHEN latitude IS NOT NULL
    THEN ST_SetSRID(ST_MakePoint(longitude / 1e6, latitude / 1e6), 4326) END::geometry(Point, 4326) AS shown
    FROM listings`)
  await client.query('DROP TABLE listings; ALTER TABLE placed RENAME TO listings')
  await client.query('CREATE INDEX ON listings USING gist (contract, category, shown)')
  await client.query('CREATE INDEX ON listings USING gist (contract, category, (shown::geography))')
  return true
}

async function addWordIndex(client: pg.Client): Promise<void> {
  await client.query(`CREATE FUNCTION words_of(listing integer) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS 'SELECT words FROM texts WHERE id = listing'`)
  await client.query('CREATE INDEX ON listings USING gin (words_of(id))')
}

class LineFile {
  private readonly path: string
  private readonly file: number
  private lines: string[] = []

  constructor(path: string) {
    this.path = path
    this.file = openSync(path, 'w')
    // The server is another user, and the portal's umask may hold in this process.
    fchmodSync(this.file, 0o644)
  }

  add(line: string): void {
    this.lines.push(line)
    if (this.lines.length === LINES) this.write()
  }

  /** Closes the file and gives its path. */
  end(): string {
    this.write()
    closeSync(this.file)
    return this.path
  }

  private write(): void {
    if (this.lines.length > 0) writeSync(this.file, `${this.lines.join('\n')}\n`)
    this.lines = []
  }
}
