/** A Monday morning in spring: stories that show dates show these, on every machine and every day. */
const noon = Date.parse('2026-03-16T10:00:00+02:00')

const RealDate = Date
let begun = performance.now()

class StoryDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(StoryDate.now())
    else super(...(parts as [number]))
  }

  static override now(): number {
    return Math.round(noon + performance.now() - begun)
  }
}

/** What an earlier story still waited for does not come into the next one. */
let storyNumber = 0

/** Starts the stories’ own time, and a dice that always falls alike. */
export function setClock(): void {
  begun = performance.now()
  storyNumber += 1
  let seed = 20_260_316
  Math.random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
}

/** Waits shorter than this are parts of one movement; longer ones are time that passes. */
const longWait = 400

let isStill = false
const realTimeout = globalThis.setTimeout
const realInterval = globalThis.setInterval

/**
 * From here on nothing happens that only time brings: a message does not leave and a spinner does not come
 * while the story is looked at, however slow the machine.
 */
export const holdTimeStill = (): void => void (isStill = true)
export const letTimePass = (): void => void (isStill = false)

/** For an observer: this wait ends also while time stands still. */
export const waitBeside = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    realTimeout(resolve, milliseconds)
  })

export function installClock(): void {
  globalThis.Date = StoryDate as DateConstructor
  const unlessStill = (wait: number, work: (...rest: unknown[]) => void) => {
    const begunIn = storyNumber
    return wait < longWait
      ? work
      : (...rest: unknown[]) => void (isStill || begunIn !== storyNumber || work(...rest))
  }
  globalThis.setTimeout = ((work: (...rest: unknown[]) => void, wait = 0, ...rest: unknown[]) =>
    realTimeout(unlessStill(wait, work), wait, ...rest)) as typeof setTimeout
  globalThis.setInterval = ((work: (...rest: unknown[]) => void, wait = 0, ...rest: unknown[]) =>
    realInterval(unlessStill(wait, work), wait, ...rest)) as typeof setInterval
}
