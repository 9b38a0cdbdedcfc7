import { ToggleButton, type ToggleButtonProps } from 'react-aria-components'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { iconButton } from '../IconButton/IconButton.css.ts'

export interface ToggleIconButtonProps
  extends Pick<ToggleButtonProps, 'isSelected' | 'defaultSelected' | 'onChange' | 'id' | 'aria-describedby'> {
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
  const { icon, selectedIcon, label, variant = 'photo', size = 'medium', ...rest } = props
  return (
    <ToggleButton {...rest} aria-label={label} className={iconButton({ variant, size })}>
      {({ isSelected }) => <Icon name={isSelected ? selectedIcon : icon} />}
    </ToggleButton>
  )
}
