import type { Purpose } from '#domain/site.ts'
import { hasAgreed, onConsent } from './consent.ts'

/** Loads code and returns what begins it, which returns what ends it. */
export type Loading = () => Promise<() => () => void>

/** Runs code while a purpose is agreed to; it is loaded only then. Returns what ends it. */
export function whileAgreed(purpose: Purpose, load: Loading): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const follow = async () => {
    if (!hasAgreed(purpose)) {
      stop?.()
      stop = undefined
      return
    }
    try {
      const begin = await load()
      if (!isOver && stop === undefined && hasAgreed(purpose)) stop = begin()
    } catch (error) {
      // No service of the operator is worth an error to the visitor (specification section 8).
      console.warn(`${purpose} could not start`, error)
    }
  }
  const end = onConsent(() => void follow())
  void follow()
  return () => {
    isOver = true
    end()
    stop?.()
  }
}
