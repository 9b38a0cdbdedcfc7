import { useEffect, useId } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import type { Option } from '../Option.ts'

export interface SpokenList {
  isOpen: boolean
  isLoading: boolean
  /** The look-up has taken so long that it is shown. */
  isWaitShown: boolean
  loadingText: string
  countText: ((count: number) => string) | undefined
  options: readonly Option[]
}

/** How long the list must be unchanged before it is counted, in milliseconds. */
const rest = 900

/** Announces that a look-up takes long, and the number of results once the list has settled. */
export function useListSpoken(list: SpokenList): void {
  const { isOpen, isLoading, isWaitShown, loadingText, countText, options } = list
  const topic = useId()
  useEffect(() => {
    if (isOpen && isWaitShown) announce(loadingText, { topic })
  }, [isOpen, isWaitShown, loadingText, topic])

  // By its ids: two results of equal length are two results.
  const content = options.map(({ id }) => id).join(' ')
  const count = countText?.(options.length)
  useEffect(() => {
    if (!isOpen || isLoading || count === undefined) return
    // Its own timer, so that a choice made meanwhile cancels the count.
    const clock = setTimeout(() => announce(count, { topic, settle: 100 }), rest)
    return () => clearTimeout(clock)
  }, [isOpen, isLoading, count, content, topic])
}
