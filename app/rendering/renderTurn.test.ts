import { expect, it } from 'vitest'
import { renderTurn } from './renderTurn.ts'

it('lets the event loop go round between two turns', async () => {
  let round = 0
  let isOver = false
  const count = () => {
    round++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const rounds = await Promise.all(Array.from({ length: 10 }, () => renderTurn().then(() => round)))
  isOver = true
  expect(new Set(rounds).size).toBe(rounds.length)
  expect(rounds).toEqual(rounds.toSorted((one, other) => one - other))
})
