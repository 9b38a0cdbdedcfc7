import { type ContextType, useContext } from 'react'
import { ButtonContext, type ButtonProps, type PressEvent } from 'react-aria-components'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'

export interface ClearButtonProps {
  label: string
  /** Focus must go somewhere: the button leaves with the words. */
  onCleared: () => void
}

/**
 * Clears the field around it. react-aria leaves this button out of the Tab order, since Escape does the same;
 * but users who see it expect to reach it, and to press it by keyboard, so focus may move only after the
 * press.
 */
export function ClearButton({ label, onCleared }: ClearButtonProps) {
  const given: ContextType<typeof ButtonContext> = useContext(ButtonContext)
  const { onPressStart: _, ...clearing } = (given ?? {}) as ButtonProps
  const press = (event: PressEvent) => {
    clearing.onPress?.(event)
    onCleared()
  }
  return (
    <ButtonContext value={{ ...clearing, excludeFromTabOrder: false, onPress: press }}>
      <IconButton icon="close" label={label} size="small" />
    </ButtonContext>
  )
}
