import type { Counters } from '#domain/account/counters.ts'
import { streamPath } from '#domain/contact/contactPaths.ts'
import type { StreamEvent } from '#domain/contact/Notification.ts'
import { currentUser, setUser } from '#app/shared/account/userStore.ts'

type Listener = (event: StreamEvent) => void

const listeners = new Set<Listener>()
let line: EventSource | undefined
/** What this tab was told last: where a new line goes on. */
let lastId: string | undefined

/** Hears everything that the stream tells from now on; returns what ends it. The last to leave closes the line. */
export function listenToStream(listener: Listener): () => void {
  listeners.add(listener)
  open()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    close()
    // Whoever signs in next is told their own.
    lastId = undefined
  }
}

function open(): void {
  if (line !== undefined && line.readyState !== EventSource.CLOSED) return
  if (listeners.size === 0) return
  const after = lastId === undefined ? '' : `?${new URLSearchParams({ after: lastId })}`
  line = new EventSource(streamPath + after)
  line.addEventListener('start', receive)
  line.addEventListener('message', receive)
}

function close(): void {
  line?.close()
  line = undefined
}

function receive({ data, lastEventId }: MessageEvent<string>): void {
  if (lastEventId !== '') lastId = lastEventId
  const told = JSON.parse(data) as { readonly counters: Counters } & Partial<StreamEvent>
  const { notification, counters } = told
  setUser({ ...currentUser(), counters })
  if (notification) for (const listener of listeners) listener({ notification, counters })
}

if (typeof window !== 'undefined') {
  // A page that is kept for "back" may hold no line; one that was dropped while offline comes again at once.
  addEventListener('pagehide', close)
  addEventListener('pageshow', open)
  addEventListener('online', open)
}
