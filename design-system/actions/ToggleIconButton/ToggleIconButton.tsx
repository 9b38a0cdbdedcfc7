import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { Pressable, type PressableProps } from '#design-system/foundations/Pressable/Pressable.tsx'
import { iconButton } from '../IconButton/IconButton.css.ts'
import { type ToggleProps, useToggle } from '../ToggleButton/useToggle.ts'

export interface ToggleIconButtonProps extends ToggleProps, Pick<PressableProps, 'id' | 'aria-describedby'> {
  icon: IconName
  /** Shown while selected, so that colour is not the only difference. */
  selectedIcon: IconName
  /** The button's name; the same in both states, since the state is announced. */
  label: string
  /** @default 'photo' */
  variant?: 'plain' | 'outlined' | 'photo'
  /** @default 'medium' */
  size?: 'medium' | 'small'
}

/** Switches one thing on and off: the heart on a listing. */
export function ToggleIconButton(props: ToggleIconButtonProps) {
  const { icon, selectedIcon, label, variant = 'photo', size = 'medium', id, ...rest } = props
  const { isOn, button } = useToggle(rest)
  return (
    <Pressable
      {...button}
      {...(id !== undefined && { id })}
      aria-label={label}
      aria-describedby={rest['aria-describedby']}
      className={iconButton({ variant, size })}
    >
      <Icon name={isOn ? selectedIcon : icon} />
    </Pressable>
  )
}
