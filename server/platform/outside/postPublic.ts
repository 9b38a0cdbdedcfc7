/** Sends JSON to an address that a user chose, as carefully as files are fetched (fetchPublic.ts). */
import { Effect } from 'effect'
import { MayReach } from './publicAddress.ts'
import { FetchRefused, openAt, targetOf } from './fetchPublic.ts'

const WAIT_MS = 10_000

export interface PostAsked {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Succeeds where the answer is 2xx; its body is not read. Redirects are not followed. */
export const postPublic = Effect.fn('outside.postPublic')(function* ({ url, body, headers }: PostAsked) {
  const mayReach = yield* MayReach
  yield* Effect.tryPromise({
    try: async (signal) => {
      const reply = await openAt(targetOf(url), mayReach, signal, { headers, body })
      reply.destroy()
      const { statusCode = 0 } = reply
      if (statusCode < 200 || statusCode > 299) throw new FetchRefused({ reason: 'refused' })
    },
    catch: (thrown) =>
      thrown instanceof FetchRefused ? thrown : new FetchRefused({ reason: 'unreachable' }),
  }).pipe(
    Effect.timeoutOrElse({
      duration: WAIT_MS,
      orElse: () => Effect.fail(new FetchRefused({ reason: 'slow' })),
    }),
  )
})
