import { Context, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { sendInquiry } from './send.ts'

export type InquiryNeeds = SqlClient.SqlClient | Configuration | RateLimits | Outbox

const needed = Context.pick(SqlClient.SqlClient, Configuration, RateLimits, Outbox)

export const InquiriesHandlers = HttpApiBuilder.group(
  ServedApi,
  'inquiries',
  Effect.fnUntraced(function* (handlers) {
    const services = needed(yield* Effect.context<InquiryNeeds>())
    return handlers.handleAll({
      send: ({ payload }) => Effect.provideContext(sendInquiry(payload), services),
    })
  }),
)
