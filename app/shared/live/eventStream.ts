import type { Counters } from '#domain/account/counters.ts'
import type { StreamEvent } from '#domain/contact/Notification.ts'
import { currentUser, setUser } from '#app/shared/account/userStore.ts'
import { joinLine, type Leave, type Told } from './sharedLine.ts'

type Listener = (event: StreamEvent) => void

const listeners = new Set<Listener>()
/** Whose events are heard; undefined while nobody listens. */
let account: string | undefined
let leave: Leave | undefined
/** What this tab heard last: where a line that it opens goes on. */
let lastId: string | undefined
let counters: Counters | undefined

/**
 * Hears everything that the stream tells an account from now on, by a line that all tabs of this browser share; returns
 * what ends it. The last to leave leaves the line.
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

/** The counters alone: what happened before a tab came is no news to it. */
const state = (): Told | undefined =>
  counters && { data: JSON.stringify({ counters }), lastEventId: lastId ?? '' }

function receive({ data, lastEventId }: Told): void {
  if (lastEventId !== '') lastId = lastEventId
  const told = JSON.parse(data) as { readonly counters: Counters } & Partial<StreamEvent>
  const { notification } = told
  counters = told.counters
  setUser({ ...currentUser(), counters })
  if (notification) for (const listener of listeners) listener({ notification, counters })
}

if (typeof window !== 'undefined') {
  // A page that is kept for "back", or frozen, holds no line, and would keep the other tabs from theirs.
  addEventListener('pagehide', part)
  addEventListener('pageshow', join)
  document.addEventListener('freeze', part)
  document.addEventListener('resume', join)
}
