import { Effect, Option } from 'effect'
import { ensureDatabase } from '#cli/ensureDatabase.ts'
import { Database } from '#server/database/Database.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import type { OperatorCall } from '#server/operator/operatorCalls.ts'
import { askPortal } from '#server/operator/operatorSocket.ts'
import { Configuration } from '#server/platform/Configuration.ts'

/**
 * Runs a call of the operator's on the configured database: by the portal that runs, which alone can read an embedded
 * one; else by ourselves.
 */
export const operate = <Asked, Answer extends object, Problem extends { readonly _tag: string }>(
  call: OperatorCall<Asked, Answer, Problem>,
  asked: Asked,
): Promise<Answer> => Effect.runPromise(Effect.provide(operating(call, asked), Configuration.layer))

const operating = <Asked, Answer extends object, Problem extends { readonly _tag: string }>(
  call: OperatorCall<Asked, Answer, Problem>,
  asked: Asked,
) =>
  Effect.gen(function* () {
    const { databaseUrl, databaseDirectUrl, dataFolder } = yield* Configuration
    const ourselves = (database: ReturnType<typeof Database.layerServer>) =>
      call.run(asked).pipe(Effect.provide(Outbox.layer), Effect.provide(database), Effect.scoped)
    const url = Option.orElse(databaseDirectUrl, () => databaseUrl)
    if (Option.isSome(url)) return yield* ourselves(Database.layerServer(url.value, asItIs))
    const byPortal = yield* askPortal(dataFolder, call, asked)
    if (byPortal !== undefined) return byPortal
    yield* ensureDatabase(dataFolder)
    return yield* ourselves(Database.layerFolder(dataFolder, asItIs))
  })

/** A read-only command does not migrate the schema. */
const asItIs = { migrate: false }
