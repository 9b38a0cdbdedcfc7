/**
 * Both engines behind one face, so that one test runs on each.
 */
import { Redacted } from 'effect'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { Database, type DatabaseOptions } from '../Database.ts'
import { migratedCluster } from './clusters.ts'
import { openLayer, type TestDatabase } from './openLayer.ts'
import { dropDatabase, makeDatabase, postgresMissing } from './postgres.ts'

export { openLayer, type TestDatabase }

export interface TestEngine {
  readonly name: string
  /** Why it cannot run here; goes into the report. */
  readonly missing: string | undefined
  readonly open: (options?: DatabaseOptions) => Promise<TestDatabase>
}

/** An empty folder of its own. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'estia-data-'))

/** `npm run test:postgres`: everything that features say to a database is said to PostgreSQL alone. */
const isPostgresAlone = process.env['MODE'] === 'postgres'

const missing = postgresMissing()

const embedded: TestEngine = {
  name: 'PGlite',
  missing: undefined,
  open: async (options = {}) => {
    const folder = temporaryFolder()
    const close = () => rm(folder, { recursive: true })
    return openLayer(Database.layerFolder(folder, { template: await migratedCluster(), ...options }), close)
  },
}

const server: TestEngine = {
  name: missing === undefined ? 'PostgreSQL' : `PostgreSQL (skipped: ${missing})`,
  missing,
  open: async (options = {}) => {
    const url = await makeDatabase(inject('sharedPostgres') ?? '')
    return openLayer(Database.layerServer(Redacted.make(url), options), () => dropDatabase(url))
  },
}

/** Those whose answers are compared. */
export const bothEngines = [embedded, server] as const

/**
 * Those that a test of a feature runs on: both at night. By day one, PostgreSQL where it is installed: there requests
 * truly run at the same time, and the journeys run on the other.
 */
export const engines: readonly [TestEngine, ...TestEngine[]] = inject('isNightly')
  ? bothEngines
  : [isPostgresAlone || missing === undefined ? server : embedded]

/** A database for a test that needs one, whichever. */
export const openAny = (): Promise<TestDatabase> => (isPostgresAlone ? server : embedded).open()
