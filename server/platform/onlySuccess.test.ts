import { Cache, Effect } from 'effect'
import { expect, it } from 'vitest'
import { onlySuccess } from './onlySuccess.ts'

it('a cache keeps answers, and asks again after a failure', async () => {
  let asked = 0
  const lookup = () => Effect.suspend(() => (++asked === 1 ? Effect.die('away') : Effect.succeed(asked)))
  const cache = await Effect.runPromise(
    Cache.makeWith(lookup, { capacity: 1, timeToLive: onlySuccess('10 minutes') }),
  )
  const get = () => Effect.runPromise(Cache.get(cache, 'one'))
  await expect(get()).rejects.toBeDefined()
  expect([await get(), await get()]).toEqual([2, 2])
})
