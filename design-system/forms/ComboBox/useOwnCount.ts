import { type RefObject, useEffect, useRef } from 'react'
import type { Option } from '../Option.ts'

/**
 * react-aria announces the number of options at every key and at once, also during a look-up. If the count
 * has its own text, which is announced once the list has settled, react-aria's is suppressed while the field
 * has focus. The names of options pass: some screen readers need them to say which one is focused.
 */
export function useOwnCount(isActive: boolean, options: readonly Option[]): void {
  const labels = useRef<readonly string[]>([])
  const restore = useRef<() => void>(undefined)
  useEffect(() => {
    labels.current = options.map(({ label }) => label)
    // Its log is created with its first message, which it announces a little later.
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

/** Before the message is inserted into the page: even a brief one may be announced. */
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
