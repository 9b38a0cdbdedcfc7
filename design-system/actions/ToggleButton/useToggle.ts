import { useState } from 'react'

export interface ToggleProps {
  /** The controlled state; without it the button is uncontrolled. */
  isSelected?: boolean
  /** @default false */
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
}

/**
 * A toggle button. react-aria's own toggle includes the arrow keys of groups, 5 kB of script that a heart on
 * a card does not need; `ToggleButtonGroup` uses it.
 */
export function useToggle({ isSelected, defaultSelected = false, onChange }: ToggleProps) {
  const [own, setOwn] = useState(defaultSelected)
  const isOn = isSelected ?? own
  const onPress = () => {
    setOwn(!isOn)
    onChange?.(!isOn)
  }
  return { isOn, button: { onPress, 'aria-pressed': isOn, 'data-selected': isOn || undefined } }
}
