import { type RefObject, useEffect, useRef } from 'react'
import type { Option } from '../Option.ts'

/**
 * react-aria counts the options aloud at every key and at once, also while they are still being looked up. Where the
 * count has words of its own, which are said once the list has settled, that one is kept out while the field has
 * focus. What names an option passes: some screen readers need it to say which one is walked to.
 */
export function useOwnCount(isActive: boolean, options: readonly Option[]): void {
  const labels = useRef<readonly string[]>([])
  const restore = useRef<() => void>(undefined)
  useEffect(() => {
    labels.current = options.map(({ label }) => label)
    // Its log is made with its first message, which it speaks a little later.
    if (isActive) restore.current ??= keepOut(labels)
  })
  useEffect(
    () => () => {
      restore.current?.()
      restore.current = undefined
    },
    [isActive],
  )
}

/** Before the message comes into the page: one that was there, however briefly, may be heard. */
function keepOut(labels: RefObject<readonly string[]>): (() => void) | undefined {
  const log = document.querySelector<HTMLElement>('[data-live-announcer] > [role=log]')
  if (!log) return undefined
  log.appendChild = (message) => {
    const namesOption = labels.current.some((label) => message.textContent?.includes(label))
    return namesOption
      ? Node.prototype.appendChild.call<Node, [typeof message], typeof message>(log, message)
      : message
  }
  return () => void Reflect.deleteProperty(log, 'appendChild')
}
