import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { joinLine, type Leave } from './sharedLine.ts'

/** Replaces the browser’s own connection to the server. */
class Line extends EventTarget {
  static readonly CLOSED = 2
  static opened: Line[] = []
  static get open() {
    return Line.opened.filter(({ readyState }) => readyState !== Line.CLOSED)
  }
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
  tell(lastEventId: string) {
    this.dispatchEvent(new MessageEvent('message', { data: lastEventId, lastEventId }))
  }
}

/** A tab's means of sharing: channels and locks reach other tabs and this one alike. */
interface Tab {
  readonly heard: string[]
  /** The state that it received when it joined. */
  readonly found: string[]
  leave: Leave
}

let tabs: Tab[] = []
function openTab(account = 'a'): Tab {
  const [heard, found]: [string[], string[]] = [[], []]
  const leave = joinLine({
    account,
    hear: ({ data, lastEventId }) => void (data === 'state' ? found.push(lastEventId) : heard.push(data)),
    after: () => heard.at(-1) ?? found.at(-1),
    state: () => ({ data: 'state', lastEventId: heard.at(-1) ?? '' }),
  })
  const tab = { heard, found, leave }
  tabs.push(tab)
  return tab
}

beforeEach(() => {
  Line.opened = []
  tabs = []
  vi.stubGlobal('EventSource', Line)
})
afterEach(async () => {
  for (const { leave } of tabs) leave()
  vi.unstubAllGlobals()
  // What one test held is free before the next begins.
  await vi.waitUntil(async () => (await navigator.locks.query()).held?.length === 0)
})

it('is one for eight tabs, and each receives every event', async () => {
  const eight = Array.from({ length: 8 }, () => openTab())
  await vi.waitFor(() => expect(Line.open).toHaveLength(1))
  expect(Line.open[0]?.address).toBe('/api-next/events/?account=a')
  Line.open[0]?.tell('7')
  await vi.waitFor(() => expect(eight.map(({ heard }) => heard)).toEqual(eight.map(() => ['7'])))
  expect(Line.opened).toHaveLength(1)
})

it('moves to another tab when its tab closes, and resumes after the last event', async () => {
  const first = openTab()
  await vi.waitFor(() => expect(Line.open).toHaveLength(1))
  const second = openTab()
  Line.open[0]?.tell('7')
  await vi.waitFor(() => expect(second.heard).toEqual(['7']))
  first.leave()
  await vi.waitFor(() => expect(Line.open).toHaveLength(1))
  expect(Line.open[0]?.address).toBe('/api-next/events/?account=a&after=7')
  Line.open[0]?.tell('8')
  expect([first.heard, second.heard]).toEqual([['7'], ['7', '8']])
})

it('sends a new tab the current state', async () => {
  openTab()
  await vi.waitFor(() => expect(Line.open).toHaveLength(1))
  Line.open[0]?.tell('7')
  const late = openTab()
  await vi.waitFor(() => expect(late.found).toEqual(['7']))
  expect(late.heard).toEqual([])
})

it('is one for each account, and neither receives the other’s events', async () => {
  const [a, b] = [openTab('a'), openTab('b')]
  await vi.waitFor(() => expect(Line.open).toHaveLength(2))
  Line.open.find(({ address }) => address.endsWith('=b'))?.tell('9')
  await vi.waitFor(() => expect(b.heard).toEqual(['9']))
  expect(a.heard).toEqual([])
})

it('is taken from a tab that does not answer', async () => {
  // A frozen tab: it holds the lock, and sends nothing.
  let isTaken = false
  void navigator.locks
    .request('estia.events.a', () => new Promise<void>(() => undefined))
    .catch(() => void (isTaken = true))
  const tab = openTab()
  await vi.waitFor(() => expect(Line.open).toHaveLength(1), { timeout: 10_000 })
  expect(isTaken).toBe(true)
  Line.open[0]?.tell('7')
  expect(tab.heard).toEqual(['7'])
})

it('gives way to a tab that took it, and comes after that one', async () => {
  const slow = openTab()
  await vi.waitFor(() => expect(Line.open).toHaveLength(1))
  let end = () => {}
  void navigator.locks.request(
    'estia.events.a',
    { steal: true },
    () => new Promise<void>((resolve) => (end = resolve)),
  )
  await vi.waitFor(() => expect(Line.open).toHaveLength(0))
  end()
  await vi.waitFor(() => expect(Line.open).toHaveLength(1))
  Line.open[0]?.tell('8')
  expect(slow.heard).toEqual(['8'])
})

it.each(['locks', 'BroadcastChannel'])(
  'is held while its tab is seen where there are no %s',
  async (missing) => {
    if (missing === 'locks') vi.stubGlobal('navigator', { onLine: true })
    else vi.stubGlobal('BroadcastChannel', undefined)
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    const look = (state: DocumentVisibilityState) => {
      seen.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    const tab = openTab()
    expect(Line.open).toHaveLength(1)
    Line.open[0]?.tell('7')
    look('hidden')
    expect(Line.open).toHaveLength(0)
    look('visible')
    expect(Line.open.map(({ address }) => address)).toEqual(['/api-next/events/?account=a&after=7'])
    tab.leave()
    expect(Line.open).toHaveLength(0)
    seen.mockRestore()
    vi.unstubAllGlobals()
  },
)
