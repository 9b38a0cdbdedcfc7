import type { ReactNode, Ref } from 'react'
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { words } from '../Button/Button.css.ts'
import { toggleButton } from './ToggleButton.css.ts'

type Passed = 'isSelected' | 'defaultSelected' | 'onChange' | 'id' | 'aria-describedby'

export interface ToggleButtonProps extends Pick<AriaToggleButtonProps, Passed> {
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
  const { icon, selectedIcon = icon, size = 'medium', children, ...rest } = props
  return (
    <AriaToggleButton {...rest} className={toggleButton({ size })}>
      {({ isSelected }) => {
        const shown = isSelected ? selectedIcon : icon
        return (
          <>
            {shown && <Icon name={shown} />}
            <span className={words}>{children}</span>
          </>
        )
      }}
    </AriaToggleButton>
  )
}
