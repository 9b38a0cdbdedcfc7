import { useState } from 'react'

export interface ToggleProps {
  /** Told from outside; without it the button keeps its own state. */
  isSelected?: boolean
  /** @default false */
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
}

/**
 * A button that stays down. react-aria's own toggle brings the arrow keys of groups with it, 5 kB of script that a
 * heart on a card has no use for; `ToggleButtonGroup` takes it.
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
