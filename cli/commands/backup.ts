import { Effect, Option } from 'effect'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Output } from '#cli/exit.ts'
import { knownProblem } from '#cli/knownProblem.ts'
import { Database } from '#server/database/Database.ts'
import { askForSnapshot } from '#server/database/snapshot/snapshotSocket.ts'
import { type Taken, takeSnapshot } from '#server/database/snapshot/takeSnapshot.ts'
import { Configuration } from '#server/platform/Configuration.ts'

/** `estia backup`: writes the whole database, as it is at one moment, to a new folder. */
export async function backup(folder: string, output: Output): Promise<void> {
  const path = resolve(folder)
  const taken = await Effect.runPromise(Effect.provide(snapshotTo(path), Configuration.layer))
  output.out(`${saying(taken)}, written to ${path}\n`)
}

/** By the portal that runs, which alone can read an embedded database; else by ourselves. */
const snapshotTo = (path: string) =>
  Effect.gen(function* () {
    const { databaseUrl, dataFolder } = yield* Configuration
    if (Option.isSome(databaseUrl)) return yield* take(path, Database.layerServer(databaseUrl.value, asItIs))
    const byPortal = yield* askForSnapshot(dataFolder, path)
    if (byPortal !== undefined) return byPortal
    if (!existsSync(join(dataFolder, 'database', 'PG_VERSION')))
      return yield* Effect.fail(knownProblem('NoDatabase', `there is no database in ${dataFolder}`))
    return yield* take(path, Database.layerFolder(dataFolder, asItIs))
  })

/** A backup changes nothing, not even an older schema. */
const asItIs = { migrate: false }

const take = (path: string, database: ReturnType<typeof Database.layerServer>) =>
  Effect.scoped(Effect.provide(takeSnapshot(path), database))

const saying = ({ tables, rows, bytes, read }: Taken): string =>
  `${rows} rows of ${tables} tables, ${(bytes / 1e6).toFixed(1)} MB, read in ${(read / 1000).toFixed(1)} s`
