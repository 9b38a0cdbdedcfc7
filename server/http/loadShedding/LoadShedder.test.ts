import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadShedder } from './LoadShedder.ts'

const patience = { strangers: 400, known: 700 }

/** A request, its outcome, and its slot. */
class Visitor {
  state = 'waiting'
  leave: () => void = () => undefined
  goAway: () => void = () => undefined

  constructor(lane: LoadShedder, isKnown = false) {
    this.goAway = lane.enter({
      isKnown,
      begin: (leave) => {
        this.state = 'inside'
        this.leave = leave
      },
      refuse: (reason) => (this.state = reason),
    })
  }
}

const many = (count: number, lane: LoadShedder, isKnown = false) =>
  Array.from({ length: count }, () => new Visitor(lane, isKnown))
const states = (visitors: readonly Visitor[]) => {
  const counts: Record<string, number> = {}
  for (const { state } of visitors) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

describe('a lane', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const open = () => new LoadShedder({ least: 2, most: 4, pace: 50, patience })

  it('refuses at once requests that would be answered too late, and no others', () => {
    // 4 inside, and 5 more until the next would be the tenth: 9 × 50 ms.
    expect(states(many(20, open()))).toEqual({ inside: 4, waiting: 5, full: 11 })
  })

  it('lets those who are known wait for longer', () => {
    const lane = open()
    many(20, lane)
    // 4 inside, and strangers do not stand before them: until 14 × 50 ms is reached.
    expect(states(many(20, lane, true))).toEqual({ waiting: 11, full: 9 })
  })

  it('takes those who are known first, and else who came first', () => {
    const lane = open()
    const [first] = many(4, lane)
    const strangers = many(2, lane)
    const known = new Visitor(lane, true)
    first?.leave()
    expect([known.state, states(strangers)]).toEqual(['inside', { waiting: 2 }])
    known.leave()
    expect(strangers.map(({ state }) => state)).toEqual(['inside', 'waiting'])
  })

  it('refuses those who have waited in vain, as what is worked on hangs', () => {
    const lane = open()
    many(4, lane)
    const [stranger, known] = [new Visitor(lane), new Visitor(lane, true)]
    vi.advanceTimersByTime(799)
    expect([stranger.state, known.state]).toEqual(['waiting', 'waiting'])
    vi.advanceTimersByTime(1)
    expect([stranger.state, known.state]).toEqual(['waited', 'waiting'])
    vi.advanceTimersByTime(600)
    expect(known.state).toBe('waited')
  })

  it('refuses early a request that turns out to take twice as long, and lets the others wait', () => {
    const lane = open()
    const inside = many(4, lane)
    const strangers = many(5, lane)
    vi.advanceTimersByTime(79)
    const known = many(8, lane, true)
    expect(states(strangers)).toEqual({ waiting: 5 })
    vi.advanceTimersByTime(1)
    // Before the fourth now stand 4 inside, 8 who are known and 3 strangers: 80 + 15 × 50 ms are more than 800.
    expect(strangers.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'full', 'full'])
    for (const { leave } of inside) leave()
    expect(states(known)).toEqual({ inside: 4, waiting: 4 })
  })

  const slow = () => {
    const lane = open()
    for (let round = 0; round < 20; round++) {
      const inside = many(4, lane).filter(({ state }) => state === 'inside')
      vi.advanceTimersByTime(1200)
      for (const { leave } of inside) leave()
    }
    return lane
  }

  it('forgets its durations after an empty second', () => {
    const lane = slow()
    vi.advanceTimersByTime(1000)
    expect(states(many(20, lane))).toEqual({ inside: 2, full: 18 })
    const other = slow()
    vi.advanceTimersByTime(1001)
    expect(states(many(20, other))).toEqual({ inside: 4, waiting: 5, full: 11 })
  })

  it('learns how long it takes: on a slow machine fewer are let in, on a fast one more wait', () => {
    expect(states(many(20, slow()))).toEqual({ inside: 2, full: 18 })
    const fast = open()
    for (let round = 0; round < 20; round++) {
      const inside = many(4, fast)
      vi.advanceTimersByTime(40)
      for (const { leave } of inside) leave()
    }
    expect(states(many(60, fast))['waiting']).toBeGreaterThan(20)
  })

  it('learns nothing from a few that wait for something else', () => {
    const lane = open()
    for (let round = 0; round < 20; round++) {
      const alone = new Visitor(lane)
      vi.advanceTimersByTime(5000)
      alone.leave()
    }
    expect(states(many(20, lane))).toEqual({ inside: 4, waiting: 5, full: 11 })
  })

  it('has room again for each who leaves, however often they say so, or goes away', () => {
    const lane = open()
    const [first] = many(4, lane)
    const [gone, next, later] = many(3, lane)
    gone?.goAway()
    first?.leave()
    first?.leave()
    expect([gone?.state, next?.state, later?.state]).toEqual(['waiting', 'inside', 'waiting'])
    vi.advanceTimersByTime(1000)
    expect(gone?.state).toBe('waiting')
  })
})
