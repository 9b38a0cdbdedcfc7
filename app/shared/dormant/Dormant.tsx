import { type RefObject, Suspense, use, useLayoutEffect, useState } from 'react'
import { adopt } from '#app/shared/adoption.ts'
import type { LazyView } from '#app/shell/lazyView.tsx'
import type { Alarm } from './alarm.ts'

export interface DormantProps<Props extends object> {
  view: LazyView<Props>
  /** From `useAlarm`. */
  alarm: Alarm | undefined
  /** The element around it. */
  part: RefObject<HTMLElement | null>
  /** What the view is given. While it sleeps it stands as it was first. */
  props: Props
  /** React has taken it over, with all that was done to it meanwhile. */
  onAwake: () => void
}

/**
 * A part of a page that works as plain HTML: what the server made stays until its code is there, and React then takes
 * it over where it stands (decision 0037). Where the browser renders it itself, the page waits for its code.
 */
export function Dormant<Props extends object>({ view, alarm, part, props, onAwake }: DormantProps<Props>) {
  const [isAwake, setAwake] = useState(alarm === undefined)
  const element = (
    <Suspense>
      <Awakened
        {...{ view, alarm, part, props }}
        onAwake={() => {
          setAwake(true)
          onAwake()
        }}
      />
    </Suspense>
  )
  // React gives up what the server made as soon as anything about it changes: until it is awake, nothing does.
  const [asleep] = useState(element)
  const pending = isAwake ? view.pending() : undefined
  if (pending) use(pending)
  return isAwake ? element : asleep
}

function Awakened<Props extends object>({ view, alarm, part, props, onAwake }: DormantProps<Props>) {
  if (alarm && !import.meta.env.SSR) use(alarm.rung)
  useLayoutEffect(() => {
    if (!alarm || !part.current) return
    void adopt(part.current).then(() => {
      onAwake()
      setTimeout(() => alarm.pressed()?.click())
    })
    // What happened before happens once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <view.View {...props} />
}
