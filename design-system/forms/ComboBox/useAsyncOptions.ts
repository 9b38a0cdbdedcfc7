import { useEffect, useState } from 'react'

export interface AsyncOptionsQuestion<T> {
  /** What was typed. */
  text: string
  /** Looks it up. Keep its identity between renders: a new one starts a new request. */
  load: (text: string, signal: AbortSignal) => Promise<readonly T[]>
  /** Debounce before a request, in milliseconds. @default 200 */
  rest?: number
  /** How many characters it takes to ask. @default 1 */
  least?: number
}

export interface AsyncOptions<T> {
  /** For the typed words, or the last look-up's while the next is pending. */
  options: readonly T[]
  isLoading: boolean
  /** The last look-up failed; the next one may not. */
  hasFailed: boolean
}

interface Answer<T> extends Omit<AsyncOptions<T>, 'isLoading'> {
  /** The words of the request. */
  text: string
}

/** Looks options up while the user types: debounced, and never showing a reply to an earlier request. */
export function useAsyncOptions<T>(question: AsyncOptionsQuestion<T>): AsyncOptions<T> {
  const { text, load, rest = 200, least = 1 } = question
  const [answer, setAnswer] = useState<Answer<T>>({ text: '', options: [], hasFailed: false })
  const isAsked = text.trim().length >= least

  useEffect(() => {
    if (!isAsked) return
    const stale = new AbortController()
    const ask = async () => {
      const found = await load(text, stale.signal).catch(() => undefined)
      if (!stale.signal.aborted) setAnswer({ text, options: found ?? [], hasFailed: found === undefined })
    }
    const clock = setTimeout(() => void ask(), rest)
    return () => {
      clearTimeout(clock)
      stale.abort()
    }
  }, [text, load, rest, isAsked])

  return isAsked
    ? { options: answer.options, hasFailed: answer.hasFailed, isLoading: answer.text !== text }
    : { options: [], hasFailed: false, isLoading: false }
}
