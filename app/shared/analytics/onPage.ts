import type { RouteName } from '#domain/routes.ts'

type Listener = (name: RouteName, search: URLSearchParams) => void

/** The page that is shown, as its name and its parameters. */
let shown: readonly [RouteName, URLSearchParams] | undefined
const listeners = new Set<Listener>()

/** Says which page is shown. */
export function tellPage(name: RouteName, search: URLSearchParams): void {
  shown = [name, search]
  for (const listener of listeners) listener(name, search)
}

/** Calls back with the page that is shown, and with each after it; returns what ends it. */
export function onPage(listener: Listener): () => void {
  listeners.add(listener)
  if (shown) listener(...shown)
  return () => void listeners.delete(listener)
}
