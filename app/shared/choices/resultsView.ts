import { useSyncExternalStore } from 'react'
import { keptChoice } from './KeptChoice.ts'

/** How a wide window shows results: the list alone, or with the map beside it. */
const views = ['both', 'list'] as const
export type ResultsView = (typeof views)[number]

/** Kept for the browser; both is what holds without a choice. */
export const resultsView = keptChoice<ResultsView>('results', views, 'both')

const listeners = new Set<() => void>()

/** Keeps a choice and shows it at once. */
export function showResults(view: ResultsView): void {
  document.cookie = resultsView.cookie(view)
  if (view === 'both') delete document.documentElement.dataset['results']
  else document.documentElement.dataset['results'] = view
  for (const listener of listeners) listener()
}

const chosen = (): ResultsView => {
  const view = document.documentElement.dataset['results']
  return resultsView.isValue(view) ? view : 'both'
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useResultsView = (): ResultsView => useSyncExternalStore(subscribe, chosen, () => 'both')
