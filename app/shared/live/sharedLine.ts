/** One line to the server for all tabs of a browser that show the same account: over HTTP/1.1 a browser opens six in all (ADR 0041). */
import { shownAccountParameter } from '#domain/account/shownAccount.ts'
import { streamPath } from '#domain/contact/contactPaths.ts'

/** An event of the stream. */
export interface Told {
  /** JSON. */
  readonly data: string
  /** The id after which another connection resumes; empty if it has none. */
  readonly lastEventId: string
}

export interface LineOptions {
  /** `uuid` of the user whose events these are: the server sends them to nobody else. */
  readonly account: string
  /** Receives every event, whichever tab holds the connection. */
  readonly hear: (told: Told) => void
  /** The last event, where a new connection resumes. */
  readonly after: () => string | undefined
  /** The current state as an event, for a new tab; undefined before the first event. */
  readonly state: () => Told | undefined
}

/** Leaves the line; the last tab to leave closes it. */
export type Leave = () => void

/** What tabs say to each other. */
type Word =
  | { readonly kind: 'told'; readonly told: Told }
  /** A new or restored tab asks whether any tab holds the connection. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'held'; readonly told: Told | undefined }

/** How long a tab that holds the line has to answer before another takes it: a frozen one never does. Milliseconds. */
const ANSWER_MS = 5000

/** Joins the line of this browser. One tab holds it under a lock, which passes on when that tab goes. */
export const joinLine = (options: LineOptions): Leave =>
  // Locks exist on secure origins only.
  typeof navigator.locks === 'object' && typeof BroadcastChannel === 'function'
    ? shareLine(options)
    : holdWhileSeen(options)

/** Opens the line of this tab. */
function openLine({ account, after }: LineOptions, hear: (told: Told) => void): EventSource {
  const last = after()
  const parameters = { [shownAccountParameter]: account, ...(last !== undefined && { after: last }) }
  const line = new EventSource(`${streamPath}?${new URLSearchParams(parameters)}`)
  const receive = ({ data, lastEventId }: MessageEvent<string>) => hear({ data, lastEventId })
  line.addEventListener('start', receive)
  line.addEventListener('message', receive)
  return line
}

function shareLine(options: LineOptions): Leave {
  const name = `estia.events.${options.account}`
  const channel = new BroadcastChannel(name)
  const say = (word: Word) => channel.postMessage(word)
  const gone = new AbortController()
  let place = new AbortController()
  let line: EventSource | undefined
  let unanswered: ReturnType<typeof setTimeout> | undefined

  const open = () => {
    if (line?.readyState === EventSource.CLOSED) line = undefined
    line ??= openLine(options, (told) => {
      options.hear(told)
      say({ kind: 'told', told })
    })
  }
  const close = () => {
    line?.close()
    line = undefined
  }
  /** Holds the line until the place is given up. */
  const hold = (signal: AbortSignal) =>
    signal.aborted
      ? undefined
      : new Promise<void>((release) => {
          clearTimeout(unanswered)
          open()
          signal.addEventListener('abort', () => (close(), release()), { once: true })
        })
  const stand = (how: 'wait' | 'steal') => {
    place.abort()
    const mine = new AbortController()
    place = mine
    const lock = how === 'steal' ? { steal: true } : { signal: mine.signal }
    navigator.locks
      .request(name, lock, () => hold(mine.signal))
      .catch(() => {
        if (mine.signal.aborted) return
        // Another tab took the line: this one listens from now on.
        close()
        stand('wait')
      })
  }
  const ask = () => {
    if (line !== undefined) return
    say({ kind: 'asked' })
    clearTimeout(unanswered)
    unanswered = setTimeout(() => stand('steal'), ANSWER_MS)
  }

  channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
    if (word.kind === 'asked') {
      if (line === undefined) return
      open()
      return say({ kind: 'held', told: options.state() })
    }
    clearTimeout(unanswered)
    if (line === undefined && word.told !== undefined) options.hear(word.told)
  }
  const { signal } = gone
  addEventListener('online', () => line !== undefined && open(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask(), {
    signal,
  })
  stand('wait')
  ask()
  return () => {
    gone.abort()
    clearTimeout(unanswered)
    place.abort()
    channel.close()
  }
}

/** If tabs cannot share: a connection per tab, while the tab is visible. */
function holdWhileSeen(options: LineOptions): Leave {
  const gone = new AbortController()
  let line: EventSource | undefined
  const follow = () => {
    const isSeen = document.visibilityState === 'visible'
    if (isSeen && line !== undefined && line.readyState !== EventSource.CLOSED) return
    line?.close()
    line = isSeen ? openLine(options, options.hear) : undefined
  }
  document.addEventListener('visibilitychange', follow, { signal: gone.signal })
  addEventListener('online', follow, { signal: gone.signal })
  follow()
  return () => {
    gone.abort()
    line?.close()
  }
}
