import { Effect } from 'effect'
import { join } from 'node:path'
import { type KnownProblem, knownProblem } from '#cli/knownProblem.ts'
import { type EmbeddedDatabaseFailed, inspectCluster } from '#server/database/embeddedCluster.ts'

/** Fails where the data folder has no embedded database: commands that only ask make none. */
export const ensureDatabase = (
  dataFolder: string,
): Effect.Effect<void, EmbeddedDatabaseFailed | KnownProblem> =>
  Effect.flatMap(inspectCluster(join(dataFolder, 'database')), (found) =>
    found === 'database'
      ? Effect.void
      : Effect.fail(knownProblem('NoDatabase', `there is no database in ${dataFolder}`)),
  )
