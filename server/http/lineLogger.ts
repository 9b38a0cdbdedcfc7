import { Cause, Context, Logger, Option } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { type WriteLine, writeToStdout } from '#server/http/requestLog.ts'

const isText = (part: unknown): part is string => typeof part === 'string'

/** A logged error or value as one line. */
const wordsOf = (part: unknown): unknown =>
  part instanceof Error ? (part.stack ?? part.message) : Cause.isCause(part) ? Cause.pretty(part) : part

/** Writes what effects log as the log's other lines are: one JSON object each, under the request's id where there is one. */
export const logLines = (write: WriteLine): Logger.Logger<unknown, void> =>
  Logger.make(({ message, logLevel, cause, date, fiber }) => {
    const parts = Array.isArray(message) ? (message as readonly unknown[]) : [message]
    const details = parts.filter((part) => !isText(part)).map(wordsOf)
    const request = Context.getOption(fiber.context, HttpServerRequest.HttpServerRequest)
    const requestId = Option.getOrUndefined(request)?.headers['x-request-id']
    write({
      time: date.toISOString(),
      level: logLevel.toLowerCase(),
      message: parts.filter(isText).join(': ') || 'unexpected error',
      ...(requestId !== undefined && { requestId }),
      ...(details.length > 0 && { details: details.length === 1 ? details[0] : details }),
      ...(cause.reasons.length > 0 && { error: Cause.pretty(cause) }),
    })
  })

export const lineLogger = logLines(writeToStdout)
