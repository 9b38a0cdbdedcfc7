import { expect, it } from 'vitest'
import { lanes } from './lanes.ts'

it('never runs more at once than it has lanes, keeps the order, and frees a lane after a failure', async () => {
  const inLane = lanes(2)
  let running = 0
  let most = 0
  const order: number[] = []
  const job = (n: number) =>
    inLane(async () => {
      order.push(n)
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running--
      if (n === 1) throw new Error('planned')
      return n
    })
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(job))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
