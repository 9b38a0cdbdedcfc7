import { Effect, Option } from 'effect'
import { resolve } from 'node:path'
import type { RestoreOptions } from '#cli/commands/options.ts'
import type { Output } from '#cli/exit.ts'
import type { Manifest } from '#server/database/snapshot/Manifest.ts'
import { checkSnapshot, restoreToFolder, restoreToServer } from '#server/database/snapshot/restoreSnapshot.ts'
import { Configuration } from '#server/platform/Configuration.ts'

/** `estia restore`: makes the configured database, which must not exist yet, out of a snapshot. */
export async function restore(
  folder: string,
  { check = false }: RestoreOptions,
  output: Output,
): Promise<void> {
  const path = resolve(folder)
  const restored = check ? checkSnapshot(path) : intoConfigured(path)
  const manifest = await Effect.runPromise(Effect.provide(restored, Configuration.layer))
  output.out(`${check ? 'whole' : 'restored'}: ${saying(manifest)}\n`)
}

const intoConfigured = (path: string) =>
  Effect.gen(function* () {
    const { databaseUrl, databaseDirectUrl, dataFolder } = yield* Configuration
    const url = Option.orElse(databaseDirectUrl, () => databaseUrl)
    return yield* Option.isSome(url) ? restoreToServer(path, url.value) : restoreToFolder(path, dataFolder)
  })

const saying = ({ takenAt, tables }: Manifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, as they were at ${takenAt}`
