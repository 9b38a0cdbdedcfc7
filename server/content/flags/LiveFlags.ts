import { Context } from 'effect'
import { defaultFlags, type Flags } from '#domain/flags.ts'

/** The flags in force, which pages are rendered with. `onChange` calls back after each change; it returns what ends it. */
export interface LiveFlagsService {
  readonly current: () => Flags
  readonly set: (next: Flags) => void
  readonly onChange: (listener: () => void) => () => void
}

export function makeLiveFlags(configured: Flags): LiveFlagsService {
  const listeners = new Set<() => void>()
  let values = configured
  return {
    current: () => values,
    set: (next) => {
      if (JSON.stringify(next) === JSON.stringify(values)) return
      values = next
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Of the running portal. @default flags at their defaults, which never change */
export const LiveFlags = Context.Reference<LiveFlagsService>('estia/platform/LiveFlags', {
  defaultValue: () => makeLiveFlags(defaultFlags),
})
