import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noCounters } from '#domain/account/counters.ts'
import type { StreamEvent } from '#domain/contact/Notification.ts'
import { anonymous, currentUser, setUser, signedIn } from '#app/shared/account/userStore.ts'
import { listenToStream } from './eventStream.ts'

/** Replaces the browser’s own connection to the server. */
class Line extends EventTarget {
  static readonly CLOSED = 2
  static opened: Line[] = []
  readyState = 1
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Line.opened.push(this)
  }
  close() {
    this.readyState = Line.CLOSED
  }
  tell(type: string, data: unknown, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }))
  }
}

const notification = {
  id: 7,
  kind: 'message',
  at: '2026-11-22T08:00:00Z',
  conversationId: 'c1',
  listingId: 1042,
  price: null,
} as const
const counters = { ...noCounters, messagesNotify: 3 }
let ends: (() => void)[] = []
const hear = () => {
  const listener = vi.fn<(event: StreamEvent) => void>()
  ends.push(listenToStream('a', { hear: listener }))
  return listener
}

beforeEach(() => {
  Line.opened = []
  ends = []
  setUser(signedIn)
  vi.stubGlobal('EventSource', Line)
})
afterEach(() => {
  for (const end of ends) end()
  vi.unstubAllGlobals()
  setUser(anonymous)
})

const opened = (count: number) => vi.waitFor(() => expect(Line.opened).toHaveLength(count))

it('shares one connection between all listeners, and closes it with the last', async () => {
  const [first, second] = [hear(), hear()]
  await opened(1)
  Line.opened[0]?.tell('message', { notification, counters }, '7')
  for (const listener of [first, second])
    expect(listener).toHaveBeenCalledExactlyOnceWith({ notification, counters })
  ends[0]?.()
  expect(Line.opened[0]?.readyState).toBe(1)
  ends[1]?.()
  expect(Line.opened[0]?.readyState).toBe(Line.CLOSED)
})

it('takes the counters of the stream, from its start on', async () => {
  const listener = hear()
  await opened(1)
  Line.opened[0]?.tell('start', { counters }, '5')
  expect(currentUser().counters.messagesNotify).toBe(3)
  expect(listener).not.toHaveBeenCalled()
})

it('closes when the page is hidden, and resumes after the last event when it returns', async () => {
  hear()
  await opened(1)
  Line.opened[0]?.tell('message', { notification, counters }, '7')
  dispatchEvent(new Event('pagehide'))
  expect(Line.opened[0]?.readyState).toBe(Line.CLOSED)
  dispatchEvent(new Event('pageshow'))
  await opened(2)
  dispatchEvent(new Event('online'))
  expect(Line.opened.map(({ address }) => address)).toEqual([
    '/api-next/events/?account=a',
    '/api-next/events/?account=a&after=7',
  ])
})
