import { Context, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { report } from './report.ts'

/** Services that a report needs. */
const asked = Context.pick(SqlClient.SqlClient, Configuration, RateLimits, Outbox)

/** Handlers of reports about ads. */
export const ReportsHandlers = HttpApiBuilder.group(
  ServedApi,
  'reports',
  Effect.fnUntraced(function* (handlers) {
    const services = asked(yield* Effect.context<SqlClient.SqlClient | Configuration | RateLimits | Outbox>())
    return handlers.handleAll({ send: (call) => Effect.provideContext(report(call), services) })
  }),
)
