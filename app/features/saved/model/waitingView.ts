import { useSyncExternalStore } from 'react'
import type { WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import type { Wish } from '#domain/saved/waiting/WaitingChange.ts'

/** What the code for changes without a line does; it comes after the page. */
export interface WaitingView {
  /** A group with what waits. */
  readonly apply: (group: WholeGroup) => WholeGroup
  /** Keeps a change until there is a line. Resolves to the sentence that says so; undefined where it cannot be kept. */
  readonly keep: (wish: Wish, key?: string) => Promise<string | undefined>
  /** A change of this field was made with a line: what waited for it is over. */
  readonly forget: (wish: Wish) => void
}

let view: WaitingView | undefined
const listeners = new Set<() => void>()

export const waitingView = (): WaitingView | undefined => view

export function showWaitingView(next: WaitingView | undefined): void {
  view = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A group as it is shown: with what waits for a line. */
export function useShownGroup(group: WholeGroup): WholeGroup {
  const shown = useSyncExternalStore(subscribe, waitingView, () => undefined)
  return shown ? shown.apply(group) : group
}
