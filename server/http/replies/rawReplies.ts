/** Replies of routes beside the contract, whose bodies are no JSON. */
import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { requestLanguage } from './requestLanguage.ts'
import { failureReply } from './failureReply.ts'
import { errorBody, wordedIn } from './messages.ts'

interface Declared {
  readonly _tag: string
  readonly data: object
}

/** Something that is not there now, and is soon: told as such, and logged. */
export interface Away {
  readonly _tag: 'MediaUnreachable' | 'PhotographsBusy'
  readonly cause?: unknown
}

const isAway = (error: Declared | Away): error is Away =>
  error._tag === 'MediaUnreachable' || error._tag === 'PhotographsBusy'

/**
 * Answers as the contract does: `no-store`, declared errors with their status and sentence, 503 for what is away, and a
 * logged reply for the unexpected.
 */
export const rawReplies =
  <const Statuses extends Readonly<Record<string, number>>>(statuses: Statuses) =>
  <E extends Declared & { readonly _tag: keyof Statuses }, R>(
    answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E | Away, R>,
  ) =>
    answer.pipe(
      Effect.catchIf(isAway, ({ _tag, cause }) =>
        Effect.gen(function* () {
          if (_tag === 'MediaUnreachable')
            yield* Effect.logWarning('The place for media does not answer', cause)
          else yield* Effect.logWarning('Photographs wait in a long queue')
          const body = errorBody('unavailable', yield* requestLanguage)
          return HttpServerResponse.jsonUnsafe(body, { status: 503, headers: { 'retry-after': '10' } })
        }),
      ),
      Effect.catch((error) =>
        Effect.map(requestLanguage, (language) => {
          const { _tag, data } = wordedIn(language, error)
          return HttpServerResponse.jsonUnsafe({ _tag, data }, { status: statuses[_tag] as number })
        }),
      ),
      Effect.catchDefect(failureReply),
      Effect.map(HttpServerResponse.setHeader('cache-control', 'private, no-store')),
    )
