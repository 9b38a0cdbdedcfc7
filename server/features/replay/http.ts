import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { NotYours } from '#domain/api/contact/contactErrors.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { staff } from '#server/identity/staff.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { replayEvents, replays } from './Replays.ts'

const list = Effect.fn('replays.list')(function* () {
  yield* staff('operators')
  return { replays: yield* replays }
})

const events = Effect.fn('replays.events')(function* ({
  params: { id },
}: {
  readonly params: { readonly id: string }
}) {
  yield* staff('operators')
  const text = yield* Effect.catchTag(replayEvents(id), 'NoSuchReplay', () =>
    Effect.fail(new NotYours(refusal('notYours'))),
  )
  return { events: JSON.parse(text) as readonly unknown[] }
})

/** Handlers of the operator's replays. */
export const ReplayHandlers = HttpApiBuilder.group(
  ServedApi,
  'replays',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(SqlClient.SqlClient, Configuration, Sessions, RateLimits)
    return handlers.handleAll({ list: served(list), events: served(events) })
  }),
)
