/** Wakes a part of a page that the server made: loads its code, then lets React take it over. */
export interface Alarm {
  /** Resolves once the part may be taken over; never rejects. */
  readonly rung: Promise<void>
  /** Loads the code. Rejects where it does not come: the part sleeps on, and the next ring tries again. */
  readonly ring: () => Promise<void>
  /** Somebody composes a letter of several keys: whoever changed the field now would lose it. */
  readonly compose: (isComposing: boolean) => void
  /** A button was pressed that does nothing without script; it is pressed again once it does. */
  readonly press: (button: HTMLElement) => void
  readonly pressed: () => HTMLElement | undefined
}

export function createAlarm(preload: () => Promise<void>): Alarm {
  const { promise: rung, resolve } = deferred()
  let isLoaded = false
  let isComposing = false
  let button: HTMLElement | undefined
  const open = () => {
    if (isLoaded && !isComposing) resolve()
  }
  return {
    rung,
    ring: async () => {
      try {
        await preload()
      } catch (error) {
        // Whoever turns to the part later does not mean that press any more.
        button = undefined
        throw error
      }
      isLoaded = true
      open()
    },
    compose: (is) => {
      isComposing = is
      // The letter is in the field once the event has passed.
      setTimeout(open)
    },
    press: (pressed) => void (button = pressed),
    pressed: () => button,
  }
}

function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
