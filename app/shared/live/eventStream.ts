import type { Counters } from '#domain/account/counters.ts'
import type { StreamEvent } from '#domain/contact/Notification.ts'
import { currentUser, setUser } from '#app/shared/account/userStore.ts'
import { joinLine, type Leave, type Told } from './sharedLine.ts'

interface Listener {
  readonly hear: (event: StreamEvent) => void
  /** The line is open: what changed between the page's reply and now was not told. */
  readonly onOpen?: (() => void) | undefined
}

const listeners = new Set<Listener>()
/** The user whose events are received; undefined without listeners. */
let account: string | undefined
let leave: Leave | undefined
/** The last event of this tab: where a new connection resumes. */
let lastId: string | undefined
let counters: Counters | undefined

/**
 * Subscribes to the events of an account, over one connection that all tabs of this browser share; returns
 * the unsubscribe function. The last tab closes it.
 */
export function listenToStream(uuid: string, listener: Listener): () => void {
  if (account !== uuid) forget()
  account = uuid
  listeners.add(listener)
  join()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) forget()
  }
}

function forget(): void {
  part()
  account = undefined
  lastId = undefined
  counters = undefined
}

function join(): void {
  if (leave !== undefined || account === undefined) return
  leave = joinLine({ account, hear: receive, after: () => lastId, state })
}

function part(): void {
  leave?.()
  leave = undefined
}

/** Only the counters: a new tab does not announce earlier events. */
const state = (): Told | undefined =>
  counters && { data: JSON.stringify({ counters }), lastEventId: lastId ?? '' }

function receive({ data, lastEventId }: Told): void {
  if (lastEventId !== '') lastId = lastEventId
  const told = JSON.parse(data) as { readonly counters: Counters } & Partial<StreamEvent>
  const { notification } = told
  const isFirst = counters === undefined
  counters = told.counters
  setUser({ ...currentUser(), counters })
  if (isFirst) for (const { onOpen } of listeners) onOpen?.()
  if (notification) for (const { hear } of listeners) hear({ notification, counters })
}

if (typeof window !== 'undefined') {
  // A page that is kept for "back", or frozen, holds no line, and would keep the other tabs from theirs.
  addEventListener('pagehide', part)
  addEventListener('pageshow', join)
  document.addEventListener('freeze', part)
  document.addEventListener('resume', join)
}
