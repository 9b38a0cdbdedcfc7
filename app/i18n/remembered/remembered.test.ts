import { expect, it, vi } from 'vitest'
import { remembered } from './remembered.ts'

it('writes a value once, and forgets values where they are too many', () => {
  const write = vi.fn<(value: number) => string>((value) => `${value} €`)
  const money = remembered(write)
  expect([money(1), money(1), money(2)]).toEqual(['1 €', '1 €', '2 €'])
  expect(write).toHaveBeenCalledTimes(2)
  for (let value = 0; value < 3000; value++) money(value)
  write.mockClear()
  expect(money(1)).toBe('1 €')
  expect(write).toHaveBeenCalledOnce()
})
