import { whenIdle } from '../whenIdle.ts'

declare global {
  /** Read by a tag manager, if the operator adds one; else nobody reads it. */
  var dataLayer: Record<string, unknown>[] | undefined
}

/** Entries that stay; a tag manager reads each once, when it comes. */
const ENTRIES_MAX = 100

/** Adds an entry to the data layer once the page is idle. */
export function pushData(entry: Record<string, unknown>): void {
  whenIdle(() => {
    const layer = (globalThis.dataLayer ??= [])
    layer.push(entry)
    if (layer.length > ENTRIES_MAX) layer.shift()
  })
}
