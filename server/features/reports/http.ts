import { Context, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/identity/limits/RateLimits.ts'
import { report } from './report.ts'

/** What a report asks for while it is taken. */
const asked = Context.pick(SqlClient.SqlClient, Configuration, RateLimits)

/** Takes reports about ads. */
export const ReportsHandlers = HttpApiBuilder.group(
  ServedApi,
  'reports',
  Effect.fnUntraced(function* (handlers) {
    const services = asked(yield* Effect.context<SqlClient.SqlClient | Configuration | RateLimits>())
    return handlers.handleAll({ send: (call) => Effect.provideContext(report(call), services) })
  }),
)
