import { Cause, Exit, Predicate, Tracer } from 'effect'
import { withoutToken } from '#domain/alerts/paths.ts'

/**
 * What may travel to a collector. Queries, cookies, addresses of people and what was typed are not among them: they
 * stay out of logs, and here too.
 */
const told: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'url.path',
  'url.scheme',
  'db.system.name',
  'db.operation.name',
  // With $1 in place of values.
  'db.query.text',
  'estia.request_id',
])

const nameOf = (error: unknown): string =>
  Predicate.hasProperty(error, '_tag') && typeof error._tag === 'string'
    ? error._tag
    : error instanceof Error
      ? error.name
      : 'Error'

/** A failure as its name: its message may contain user texts. The log has it under the request's id. */
function named(exit: Exit.Exit<unknown, unknown>): Exit.Exit<unknown, unknown> {
  if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return exit
  const error = new Error(nameOf(Cause.squash(exit.cause)))
  delete error.stack
  return Exit.fail(error)
}

/** A path without the token of an alert's link. */
const plain = (value: unknown): unknown => (typeof value === 'string' ? withoutToken(value) : value)

/** A tracer that records operations and durations without personal data. */
export const quietTracer = (tracer: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    span: (options) => {
      const span = tracer.span(options)
      const attribute = span.attribute.bind(span)
      const end = span.end.bind(span)
      return Object.assign(span, {
        attribute: (key: string, value: unknown) => void (told.has(key) && attribute(key, plain(value))),
        event: () => undefined,
        end: (at: bigint, exit: Exit.Exit<unknown, unknown>) => end(at, named(exit)),
      })
    },
    ...(tracer.context && { context: tracer.context }),
  })
