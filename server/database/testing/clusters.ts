/**
 * Clusters kept in the build cache for tests, whose new ones begin as copies: making one takes PGlite three seconds of
 * the processor, bringing it to the current schema one more, copying it a tenth. A real data folder is always made from
 * nothing.
 */
import { ManagedRuntime } from 'effect'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Database, type DatabaseOptions } from '../Database.ts'

const projectFolder = join(import.meta.dirname, '../../..')
const cache = join(projectFolder, 'node_modules/.cache/estia')
const migrations = join(import.meta.dirname, '../migrations')

/** A cluster belongs to the exact version that made it. */
const { version }: { version: string } = JSON.parse(
  readFileSync(join(projectFolder, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
)

/** What the migrations say, in short: they import nothing of ours that could say it differently. */
const schema = (): string =>
  readdirSync(migrations)
    .toSorted()
    .reduce(
      (hash, file) => hash.update(file).update(readFileSync(join(migrations, file))),
      createHash('sha256'),
    )
    .digest('hex')
    .slice(0, 12)

/** Leaves the cluster of a database that was opened so and closed again. */
async function make(folder: string, options: DatabaseOptions): Promise<string> {
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(`${folder}.`)
  const database = ManagedRuntime.make(Database.layerFolder(draft, options))
  await database.context()
  await database.dispose()
  // Another worker or program was faster and made the same.
  await rename(join(draft, 'database'), folder).catch((problem: unknown) => {
    if (!existsSync(folder)) throw problem
  })
  await rm(draft, { recursive: true })
  return folder
}

const asked = new Map<string, Promise<string>>()

/** The folder of a cluster; made unless it is there. */
function kept(name: string, options: () => Promise<DatabaseOptions>): Promise<string> {
  const folder = join(cache, name)
  const made =
    asked.get(name) ??
    (existsSync(folder) ? Promise.resolve(folder) : options().then((one) => make(folder, one)))
  asked.set(name, made)
  return made
}

/** One in which nothing is. */
export const emptyCluster = (): Promise<string> =>
  kept(`pglite-${version}`, () => Promise.resolve({ migrate: false }))

/** One with the current schema, and no row. */
export const migratedCluster = (): Promise<string> =>
  kept(`pglite-${version}-${schema()}`, async () => ({ template: await emptyCluster() }))
