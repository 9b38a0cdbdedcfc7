import { afterEach, expect, it, vi } from 'vitest'
import { loadOthers } from './loadOthers.ts'

const address = `${location.origin}/none-of-ours.js`
const scripts = () => document.querySelectorAll(`script[src="${address}"]`).length

afterEach(() => document.querySelector(`script[src="${address}"]`)?.remove())

it('loads scripts of others once, and the page again when consent is withdrawn', () => {
  const reload = vi.fn<() => void>()
  const begin = loadOthers([address], reload)
  expect(scripts()).toBe(0)
  const end = begin()
  expect(scripts()).toBe(1)
  end()
  expect([scripts(), reload.mock.calls.length]).toEqual([0, 1])
})
