import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { act, appeal, queue } from './calls.ts'

/** Handlers of what moderators decide. */
export const ModerationHandlers = HttpApiBuilder.group(
  ServedApi,
  'moderation',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(SqlClient.SqlClient, Configuration, Sessions, RateLimits, Outbox)
    return handlers.handleAll({ queue: served(queue), act: served(act), appeal: served(appeal) })
  }),
)
