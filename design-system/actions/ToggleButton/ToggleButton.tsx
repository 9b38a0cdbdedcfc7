import type { ReactNode, Ref } from 'react'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { Pressable, type PressableProps } from '#design-system/foundations/Pressable/Pressable.tsx'
import { words } from '../Button/Button.css.ts'
import { toggleButton } from './ToggleButton.css.ts'
import { type ToggleProps, useToggle } from './useToggle.ts'

export interface ToggleButtonProps extends ToggleProps, Pick<PressableProps, 'id' | 'aria-describedby'> {
  /** Before the text. */
  icon?: IconName
  /** Instead of `icon` while selected. */
  selectedIcon?: IconName
  /** @default 'medium' */
  size?: 'medium' | 'small'
  ref?: Ref<HTMLButtonElement>
  /** The same in both states, since the state itself is announced. */
  children: ReactNode
}

/** Switches one thing on and off, in words: "Follow this search". In a form use a checkbox. */
export function ToggleButton(props: ToggleButtonProps) {
  const { icon, selectedIcon = icon, size = 'medium', children, id, ref, ...rest } = props
  const { isOn, button } = useToggle(rest)
  const shown = isOn ? selectedIcon : icon
  return (
    <Pressable
      {...button}
      {...(id !== undefined && { id })}
      {...(ref && { ref })}
      aria-describedby={rest['aria-describedby']}
      className={toggleButton({ size })}
    >
      {shown && <Icon name={shown} />}
      <span className={words}>{children}</span>
    </Pressable>
  )
}
