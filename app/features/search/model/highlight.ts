import { useSyncExternalStore } from 'react'

/** The mark of the home that is pointed at, in a list or on the map beside it: the one card answers, not the whole page. */
export interface Highlight {
  readonly current: () => string | undefined
  readonly set: (mark: string | undefined) => void
  readonly subscribe: (listen: () => void) => () => void
}

/** Nothing is pointed at. */
export function newHighlight(): Highlight {
  const listeners = new Set<() => void>()
  let current: string | undefined
  return {
    current: () => current,
    set: (mark) => {
      current = mark
      for (const listen of listeners) listen()
    },
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

/** The mark that is pointed at. */
export const useHighlighted = ({ current, subscribe }: Highlight): string | undefined =>
  useSyncExternalStore(subscribe, current, () => undefined)

/** Whether this home's mark is pointed at, for its card. */
export const useIsHighlighted = (
  { current, subscribe }: Highlight,
  isOf: (mark: string) => boolean,
): boolean => {
  const isPointedAt = () => {
    const mark = current()
    return mark !== undefined && isOf(mark)
  }
  return useSyncExternalStore(subscribe, isPointedAt, () => false)
}
