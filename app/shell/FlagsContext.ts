import { createContext, useContext, useSyncExternalStore } from 'react'
import { defaultFlags, type Flags } from '#domain/flags.ts'

export const FlagsContext = createContext<Flags>(defaultFlags)

/** The feature flags in force. */
export const useFlags = (): Flags => useContext(FlagsContext)

const listeners = new Set<() => void>()
let changed: Partial<Flags> | undefined
let inForce: Flags | undefined

/** Flags that changed while the page stands open. */
export function changeFlags(next: Partial<Flags>): void {
  changed = next
  inForce = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The flags that the page was sent with, and what changed of them since. The same object until something changed: another
 * one while the page is hydrated makes React throw away parts whose code is on its way.
 */
export const useFlagsInForce = (sent: Flags): Flags =>
  useSyncExternalStore(
    subscribe,
    () => (inForce ??= changed === undefined ? sent : { ...sent, ...changed }),
    () => sent,
  )
