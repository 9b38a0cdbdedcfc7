import { Effect } from 'effect'
import type { HttpServerResponse } from 'effect/http'
import { LRUCache } from 'lru-cache'
import { CachedResponse } from './CachedResponse.ts'
import { jsonReplyOf, type SerializedJson } from './SerializedJson.ts'

/** Keys that are remembered without their replies. */
const REMEMBERED = 20_000

/**
 * Caches replies that are requested again before the data changes. The first request stores only its key: most
 * searches are made once, and storing their replies cost a fifth of the time of a reply.
 */
export class ResponseCache {
  private readonly replies: LRUCache<string, CachedResponse>
  private readonly asked = new LRUCache<string, true>({ max: REMEMBERED })
  private generation = 0

  /** @param room Bytes for all of them. */
  constructor(room: number) {
    this.replies = new LRUCache({ maxSize: room, sizeCalculation: ({ size }) => size })
  }

  /** Empties the cache, since the data changed. Replies that are being built are not stored either. */
  clear(): void {
    this.generation++
    this.replies.clear()
  }

  /** Whether the reply of a key is cached: sending it costs next to nothing. */
  has(key: string): boolean {
    return this.replies.has(key)
  }

  /** The reply of a key, encoded for a client (`accepted`: its `accept-encoding`); built if it is not cached. */
  of<E, R>(
    key: string,
    accepted: string | undefined,
    make: Effect.Effect<readonly Uint8Array[], E, R>,
  ): Effect.Effect<HttpServerResponse.HttpServerResponse, E, R> {
    return Effect.suspend(() => {
      const known = this.replies.get(key)
      if (known) return Effect.succeed(jsonReplyOf(known.written(accepted)))
      const began = this.generation
      return Effect.map(make, (pieces) =>
        jsonReplyOf(began === this.generation ? this.made(key, accepted, pieces) : { pieces }),
      )
    })
  }

  /** As `of`, for replies that are built synchronously; undefined if they cannot be. */
  now(
    key: string,
    accepted: string | undefined,
    make: () => readonly Uint8Array[] | undefined,
  ): SerializedJson | undefined {
    const known = this.replies.get(key)
    if (known) return known.written(accepted)
    const pieces = make()
    return pieces && this.made(key, accepted, pieces)
  }

  private made(key: string, accepted: string | undefined, pieces: readonly Uint8Array[]): SerializedJson {
    return this.isAskedAgain(key) ? this.keep(key, pieces).written(accepted) : { pieces }
  }

  private isAskedAgain(key: string): boolean {
    const isAgain = this.asked.has(key)
    if (!isAgain) this.asked.set(key, true)
    return isAgain
  }

  private keep(key: string, pieces: readonly Uint8Array[]): CachedResponse {
    const kept = new CachedResponse(pieces)
    this.replies.set(key, kept)
    return kept
  }
}
