import { afterEach, expect, it, vi } from 'vitest'
import { emit, listen, listenToAll } from './eventBus.ts'

afterEach(() => vi.unstubAllGlobals())

it('notifies listeners of that event, and of all events, until they unsubscribe', () => {
  const heard: unknown[] = []
  const stops = [
    listen('login-required', (event) => heard.push(event)),
    listen('logout', () => heard.push('logout')),
    listenToAll((name) => heard.push(name)),
  ]
  emit('login-required', { user_id: 'u1' })
  expect(heard).toEqual([{ user_id: 'u1' }, 'login-required'])
  for (const stop of stops) stop()
  emit('logout', {})
  expect(heard).toHaveLength(2)
})

it('reports a listener that throws, and notifies the others', () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const broken = new Error('broken')
  let isTold = false
  const stops = [
    listen('logout', () => {
      throw broken
    }),
    listen('logout', () => void (isTold = true)),
  ]
  emit('logout', {})
  for (const stop of stops) stop()
  expect(report).toHaveBeenCalledExactlyOnceWith(broken)
  expect(isTold).toBe(true)
})
