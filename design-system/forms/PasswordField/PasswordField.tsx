import { useId } from 'react'
import { iconButton } from '#design-system/actions/IconButton/IconButton.css.ts'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Pressable } from '#design-system/foundations/Pressable/Pressable.tsx'
import type { OmitEach } from '../OmitEach.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { reveal } from './PasswordField.css.ts'
import { useReveal } from './useReveal.ts'

type OwnedHere =
  | 'type'
  | 'inputMode'
  | 'spellCheck'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'prefix'
  | 'suffix'
  | 'action'

export type PasswordFieldProps = OmitEach<TextFieldProps, OwnedHere> & {
  /** The autocompletion token: the browser fills in the current password or proposes a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** Name of the button that shows the password; the same in both states, since the state is announced. */
  showLabel: string
}

/** A password that can be looked at, pasted and filled in by a password manager. */
export function PasswordField({ showLabel, ...rest }: PasswordFieldProps) {
  const generated = useId()
  const id = rest.id ?? generated
  const [isShown, show] = useReveal(id)
  return (
    <TextField
      {...rest}
      id={id}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      action={
        <span className={reveal}>
          <Pressable
            aria-pressed={isShown}
            data-selected={isShown || undefined}
            onPress={() => show(!isShown)}
            aria-label={showLabel}
            leavesFocus
            className={iconButton({ variant: 'plain', size: 'small' })}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </Pressable>
        </span>
      }
    />
  )
}
