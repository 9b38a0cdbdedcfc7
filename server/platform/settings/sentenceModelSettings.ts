/** The language model for sentences, if there is one: read with the rest of the configuration. */
import { Config, Effect, Option, Redacted, Schema } from 'effect'
import { isService } from './serviceUrl.ts'
import { isLoopback } from './socialSettings.ts'
import { ConfigurationProblem, variable } from './variable.ts'

export interface SentenceModelSettings {
  /** Where its calls begin, without a trailing slash: `https://…/v1`. */
  readonly endpoint: string
  /** What the service calls it. */
  readonly name: string
  readonly key: Option.Option<Redacted.Redacted>
}

const text = (name: string, expected: string, test: (value: string) => boolean) =>
  variable(name, expected, (key) =>
    Config.option(Config.schema(Schema.String.check(Schema.makeFilter(test)), key)),
  )

function isEndpoint(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && isService(value) && url.search === '' && url.username === ''
}

/** A key travels with every question: over https, but to a service on this very machine. */
function hidesKey(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint)
  return protocol === 'https:' || isLoopback(hostname)
}

/** Off without an address; it needs the name of a model, and a key if the service requires one. */
export const readSentenceModel: Effect.Effect<
  Option.Option<SentenceModelSettings>,
  ConfigurationProblem
> = Effect.gen(function* () {
  const endpoint = yield* text(
    'SENTENCE_MODEL_URL',
    'the http(s) address at which the calls of OpenAI’s protocol begin, …/v1, without name, password and query',
    isEndpoint,
  )
  const expected = 'the name of a model, set where SENTENCE_MODEL_URL is, and nowhere else'
  const name = yield* text('SENTENCE_MODEL', expected, (value) => /^[\x21-\x7e]{1,200}$/.test(value))
  if (Option.isSome(endpoint) !== Option.isSome(name))
    return yield* new ConfigurationProblem({ variable: 'SENTENCE_MODEL', expected })
  const open = 'a key, set only where SENTENCE_MODEL_URL is, and that an https: address or on loopback'
  const key = yield* text('SENTENCE_MODEL_KEY', open, (value) => /^[\x21-\x7e]+$/.test(value))
  if (Option.isSome(key) && !Option.exists(endpoint, hidesKey))
    return yield* new ConfigurationProblem({ variable: 'SENTENCE_MODEL_KEY', expected: open })
  return Option.all({
    endpoint: Option.map(endpoint, (address) => address.replace(/\/+$/, '')),
    name,
    key: Option.some(Option.map(key, (value) => Redacted.make(value))),
  })
})
