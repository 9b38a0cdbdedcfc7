import type { AppEventName, AppEvents } from './AppEvents.ts'

type Listener<Name extends AppEventName> = (event: AppEvents[Name]) => void
type AnyListener = <Name extends AppEventName>(name: Name, event: AppEvents[Name]) => void

const byName = new Map<AppEventName, Set<Listener<never>>>()
const all = new Set<AnyListener>()

/** Notifies all listeners. One that throws is reported, and does not stop the others. */
export function emit<Name extends AppEventName>(name: Name, event: AppEvents[Name]): void {
  for (const listener of byName.get(name) ?? []) guarded(() => (listener as Listener<Name>)(event))
  for (const listener of all) guarded(() => listener(name, event))
}

/** Listens to one kind of event; returns what ends it. */
export function listen<Name extends AppEventName>(name: Name, listener: Listener<Name>): () => void {
  const listeners = byName.get(name) ?? new Set()
  byName.set(name, listeners.add(listener))
  return () => void listeners.delete(listener)
}

/** Listens to everything: for what passes events on. */
export function listenToAll(listener: AnyListener): () => void {
  all.add(listener)
  return () => void all.delete(listener)
}

function guarded(call: () => void): void {
  try {
    call()
  } catch (error) {
    reportError(error)
  }
}
