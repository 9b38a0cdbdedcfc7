import { useId } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Pressable } from '#design-system/foundations/Pressable/Pressable.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import type { IconButtonProps } from '../IconButton/IconButton.tsx'
import { iconButton } from '../IconButton/IconButton.css.ts'
import { unavailable as unavailableStyle } from './ToolButton.css.ts'

export interface ToolButtonProps
  extends Pick<IconButtonProps, 'icon' | 'label' | 'variant' | 'size' | 'onPress' | 'ref'> {
  /**
   * Why it has no effect now: "Δεν μεγεθύνεται άλλο". It stays focusable, is marked, and announces the reason
   * when pressed.
   */
  unavailable?: string | undefined
}

/** An icon button with a limit: zooming in, moving a photograph further up. For toolbars. */
export function ToolButton(props: ToolButtonProps) {
  const { icon, label, variant = 'plain', size = 'medium', onPress, unavailable, ref } = props
  const id = useId()
  const isAvailable = unavailable === undefined
  const look = iconButton({ variant, size })
  return (
    <>
      <Pressable
        aria-label={label}
        className={isAvailable ? look : `${look} ${unavailableStyle}`}
        onPress={isAvailable ? onPress : () => announce(unavailable, { topic: id })}
        {...(isAvailable ? {} : { 'aria-disabled': true, 'aria-describedby': id })}
        {...(ref ? { ref } : {})}
      >
        <Icon name={icon} />
      </Pressable>
      {!isAvailable && <VisuallyHidden id={id}>{unavailable}</VisuallyHidden>}
    </>
  )
}
