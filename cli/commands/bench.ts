import { Effect, Layer, Option } from 'effect'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepStock } from '#cli/bench/stockFolder.ts'
import type { BenchSearchOptions } from '#cli/commands/options.ts'
import { ensureDatabase } from '#cli/ensureDatabase.ts'
import { exit, type ExitCode, type Output } from '#cli/exit.ts'
import { knownProblem } from '#cli/knownProblem.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { Database } from '#server/database/Database.ts'
import { Configuration } from '#server/platform/Configuration.ts'

/** `estia bench search`: the benchmark over the listings of the configured database, which is only read. */
export async function benchSearch({ json = false }: BenchSearchOptions, output: Output): Promise<ExitCode> {
  const folder = mkdtempSync(join(tmpdir(), 'estia-bench-'))
  try {
    const listings = await Effect.runPromise(Effect.scoped(Effect.provide(keepStock(folder), database)))
    if (listings === 0)
      throw knownProblem('NoListings', 'the database holds no active listings to search among')
    return await run(['search', '--folder', folder, ...(json ? ['--json'] : [])], output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Unchanged: no migration runs for a measurement. */
const database = Layer.unwrap(
  Effect.flatMap(Configuration, ({ databaseUrl, dataFolder }) =>
    Option.isSome(databaseUrl)
      ? Effect.succeed(Database.layerServer(databaseUrl.value, { migrate: false }))
      : Effect.as(ensureDatabase(dataFolder), Database.layerFolder(dataFolder, { migrate: false })),
  ),
).pipe(Layer.provide(Configuration.layer))

/** In its own process: by then the database is closed, and its memory freed. */
function run(args: readonly string[], output: Output): Promise<ExitCode> {
  const script = join(projectRoot, 'tests/bench/main.ts')
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.setEncoding('utf8').on('data', output.out)
  child.stderr.setEncoding('utf8').on('data', output.err)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      resolve(code === 0 ? exit.clean : code === 1 ? exit.problems : exit.couldNotRun),
    )
  })
}
