import type { Call } from './call.ts'
import type { Program } from './programs.ts'
import type { Input } from './sentOf.ts'
import type { Language } from '#domain/locale.ts'

/**
 * A call that the server makes once for an idempotency key, however often it is sent. Made from another version it is
 * another request, and has another key.
 */
export const keyed =
  <Reply, Reason extends string>(
    made: Call<Reply, Reason>,
    key: string,
    version?: number,
  ): Call<Reply, Reason> =>
  (programs) =>
    made({
      ...programs,
      send: <R, E extends string>(endpoint: string, language: Language, input: Input): Program<R, E> =>
        programs.send<R, E>(endpoint, language, {
          ...input,
          key: version === undefined ? key : `${key}.${version}`,
        }),
    })
