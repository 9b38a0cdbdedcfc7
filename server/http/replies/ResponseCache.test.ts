import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { HttpServerResponse } from 'effect/http'
import { ResponseCache } from './ResponseCache.ts'

/** Replies that count how often they are made. */
function counted(room = 10_000) {
  const replies = new ResponseCache(room)
  let made = 0
  const make = Effect.sync(() => [Buffer.from('{"made":'), Buffer.from(`${++made}}`)])
  const ask = async (key: string, making = make): Promise<unknown> =>
    HttpServerResponse.toWeb(await Effect.runPromise(replies.of(key, undefined, making))).json()
  return { replies, make, ask }
}

describe('ResponseCache', () => {
  it('are built again for the second request, and cached from then on', async () => {
    const { ask } = counted()
    const asked = [await ask('a'), await ask('a'), await ask('a'), await ask('b'), await ask('a')]
    expect(asked).toEqual([{ made: 1 }, { made: 2 }, { made: 2 }, { made: 3 }, { made: 2 }])
  })

  it('are known to be there', async () => {
    const { ask, replies } = counted()
    await ask('a')
    expect(replies.has('a')).toBe(false)
    await ask('a')
    expect([replies.has('a'), replies.has('b')]).toEqual([true, false])
  })

  it('are forgotten when what they were made of changes', async () => {
    const { ask, replies } = counted()
    await ask('a')
    await ask('a')
    replies.clear()
    expect([await ask('a'), await ask('a')]).toEqual([{ made: 3 }, { made: 3 }])
  })

  it('are not kept when that changes while they are made', async () => {
    const { ask, replies, make } = counted()
    await ask('a')
    await ask(
      'a',
      Effect.tap(
        make,
        Effect.sync(() => replies.clear()),
      ),
    )
    expect(await ask('a')).toEqual({ made: 3 })
  })

  it('give way to others where there is no room', async () => {
    const { ask } = counted(20)
    for (const key of ['a', 'a', 'b', 'b']) await ask(key)
    expect([await ask('b'), await ask('a')]).toEqual([{ made: 4 }, { made: 5 }])
  })
})
