/** Who may watch the portal work: variables read with the rest of the configuration. */
import { Config, Effect, Option, Redacted, Schema } from 'effect'
import { isService } from './serviceUrl.ts'
import { type ConfigurationProblem, variable } from './variable.ts'

/** An OpenTelemetry collector. */
export interface Collector {
  /** Without a trailing slash: `/v1/traces` and `/v1/metrics` follow. */
  readonly endpoint: string
  /** Sent along, such as a key. */
  readonly headers: Redacted.Redacted<Readonly<Record<string, string>>>
  /** What this portal is called there. */
  readonly serviceName: string
  /** Interval of the export, ms. */
  readonly every: number
}

export interface ObservabilitySettings {
  readonly collector: Option.Option<Collector>
  /** The bearer token for `/metrics`. */
  readonly metricsToken: Option.Option<Redacted.Redacted>
}

const EVERY = 10_000

/** Long enough that guessing takes more than a night. */
const SHORTEST_TOKEN = 16

const text = (name: string, expected: string, test: (value: string) => boolean) =>
  variable(name, expected, (key) =>
    Config.option(Config.schema(Schema.String.check(Schema.makeFilter(test)), key)),
  )

const headerPattern = /^\s*[\w-]+\s*=[^,]*$/

/** `name=value,name=value`, values escaped as in an address, as OpenTelemetry writes them. */
const headersIn = (line: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    line.split(',').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim(), decodeURIComponent(value.join('=').trim())]
    }),
  )

function isHeaders(line: string): boolean {
  try {
    return line.split(',').every((pair) => headerPattern.test(pair)) && headersIn(line) !== undefined
  } catch {
    return false
  }
}

export const readObservability: Effect.Effect<ObservabilitySettings, ConfigurationProblem> = Effect.gen(
  function* () {
    const endpoint = yield* text(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'the http(s) address of an OpenTelemetry collector',
      isService,
    )
    const headers = yield* text('OTEL_EXPORTER_OTLP_HEADERS', 'name=value, separated by commas', isHeaders)
    const serviceName = yield* text('OTEL_SERVICE_NAME', 'a name', (name) => name.trim() !== '')
    const token = yield* text(
      'ESTIA_METRICS_TOKEN',
      `at least ${SHORTEST_TOKEN} letters, digits and signs`,
      (value) => value.length >= SHORTEST_TOKEN && /^[\x21-\x7e]+$/.test(value),
    )
    return {
      collector: Option.map(endpoint, (address) => ({
        endpoint: address.replace(/\/$/, ''),
        headers: Redacted.make(Option.match(headers, { onNone: () => ({}), onSome: headersIn })),
        serviceName: Option.getOrElse(serviceName, () => 'estia'),
        every: EVERY,
      })),
      metricsToken: Option.map(token, (value) => Redacted.make(value)),
    }
  },
)
