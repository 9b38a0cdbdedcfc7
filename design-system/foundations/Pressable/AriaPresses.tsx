import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { PressableElement, type PressableProps } from './Pressable.tsx'

/**
 * Around what react-aria operates: its triggers, lists and calendars give the buttons within their state, and have to
 * hear presses before the elements around do.
 */
export function AriaPresses({ children }: { children: ReactNode }) {
  return <PressableElement value={AriaButton}>{children}</PressableElement>
}

function AriaButton({ onPress, ref, leavesFocus, ...rest }: PressableProps) {
  return (
    <Button
      {...rest}
      {...(leavesFocus === true && { preventFocusOnPress: true })}
      {...(onPress && { onPress: () => onPress() })}
      {...(ref && { ref })}
    />
  )
}
