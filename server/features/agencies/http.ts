import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { AgencyDetail, AgencyList } from '#domain/agency/Agency.ts'
import { readAgencies, readAgency } from '#domain/agency/agencyAddresses.ts'
import type { AgencyPins } from '#domain/api/Agencies.ts'
import { defaults } from '#domain/locale.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { toParameters } from '#server/http/api/toParameters.ts'
import { withinContactLimit } from '#server/features/contact/limits.ts'
import { notReachable } from '#server/features/contact/refusals.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { Agencies } from './Agencies.ts'

/** Returns an office's phone number, within the limit for those of listings. */
const phone = Effect.fn('agencies.phone')(function* ({
  payload,
}: {
  readonly payload: { readonly slug: string }
}) {
  const { address } = yield* requestVisitor
  const found = yield* (yield* Agencies).phone(payload.slug)
  if (found === null) return yield* notReachable()
  yield* withinContactLimit('phoneByAddress', address)
  return { phone: found }
})

/** Answers for agencies. */
export const AgenciesHandlers = HttpApiBuilder.group(
  ServedApi,
  'agencies',
  Effect.fnUntraced(function* (handlers) {
    const agencies = yield* Agencies
    const served = yield* provideServices(Agencies, Configuration, RateLimits)
    return handlers.handleAll({
      list: ({ query: { lang = defaults.language, ...values } }) =>
        Effect.map(agencies.list(readAgencies(toParameters(values)), lang), jsonReply<AgencyList>),
      detail: ({ params, query: { lang = defaults.language, ...values } }) =>
        Effect.map(
          agencies.detail(params.slug, readAgency(toParameters(values)), lang),
          jsonReply<AgencyDetail>,
        ),
      map: ({ params, query: { lang = defaults.language } }) =>
        Effect.map(agencies.map(params.slug, lang), jsonReply<AgencyPins>),
      phone: served(phone),
    })
  }),
)
