/** A service that sends what people agreed to be sent: read with the rest of the configuration. */
import { Config, Effect, Option, Redacted, Schema } from 'effect'
import { isService } from './serviceUrl.ts'
import { isLoopback } from './socialSettings.ts'
import { ConfigurationProblem, variable } from './variable.ts'

export interface MarketingService {
  /** Where its calls begin, without a trailing slash. */
  readonly endpoint: string
  readonly key: Redacted.Redacted
}

const text = (name: string, expected: string, test: (value: string) => boolean) =>
  variable(name, expected, (key) =>
    Config.option(Config.schema(Schema.String.check(Schema.makeFilter(test)), key)),
  )

/** Emails travel to it: https, but for a service on this very machine. */
function isEndpoint(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || !isService(value) || url.search !== '' || url.username !== '') return false
  return url.protocol === 'https:' || isLoopback(url.hostname)
}

export const readMarketing: Effect.Effect<Option.Option<MarketingService>, ConfigurationProblem> = Effect.gen(
  function* () {
    const endpoint = yield* text(
      'BRAZE_REST_ENDPOINT',
      'the https address of a REST endpoint, without name, password and query',
      isEndpoint,
    )
    const expected = 'the key of BRAZE_REST_ENDPOINT, set where that is, and nowhere else'
    const key = yield* text('BRAZE_API_KEY', expected, (value) => /^[\x21-\x7e]+$/.test(value))
    if (Option.isSome(endpoint) !== Option.isSome(key))
      return yield* new ConfigurationProblem({ variable: 'BRAZE_API_KEY', expected })
    return Option.all({
      endpoint: Option.map(endpoint, (address) => address.replace(/\/$/, '')),
      key: Option.map(key, (value) => Redacted.make(value)),
    })
  },
)
