import { useEffect, useId } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Pressable } from '#design-system/foundations/Pressable/Pressable.tsx'
import type { OmitEach } from '../OmitEach.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { useValue } from '../useValue.ts'
import { field } from '../field.css.ts'
import { offer } from '../offer.css.ts'

type OwnedHere = 'type' | 'inputMode' | 'spellCheck' | 'prefix' | 'suffix' | 'action'

export type EmailFieldProps = OmitEach<TextFieldProps, OwnedHere> & {
  /** A likelier address than the typed one. The caller finds it. */
  suggestion?: string | undefined
  /** The sentence that offers it: "Did you mean maria@example.gr?" Required with `suggestion`. */
  suggestionLabel?: (email: string) => string
  /** The suggestion was taken; `onChange` was called with it too. */
  onSuggestion?: (email: string) => void
}

/** An email address, with the keyboard and the memory that browsers have for it, and a line for a likely slip. */
export function EmailField(props: EmailFieldProps) {
  const { suggestion, suggestionLabel, onSuggestion, value, defaultValue = '', onChange, ...rest } = props
  const [email, setEmail] = useValue(value, defaultValue, onChange)
  const generated = useId()
  const id = rest.id ?? generated
  const sentence =
    suggestion !== undefined && suggestion !== email ? suggestionLabel?.(suggestion) : undefined
  useEffect(
    () =>
      sentence === undefined ? undefined : announce(sentence, { topic: 'email suggestion', settle: 1000 }),
    [sentence],
  )
  const take = () => {
    if (suggestion === undefined) return
    setEmail(suggestion)
    onSuggestion?.(suggestion)
    // The line leaves with the press; focus must not leave with it.
    document.getElementById(id)?.focus()
  }
  return (
    <div className={field}>
      <TextField
        {...rest}
        id={id}
        type="email"
        inputMode="email"
        autoComplete={rest.autoComplete ?? 'email'}
        autoCapitalize="none"
        spellCheck="false"
        value={email}
        onChange={setEmail}
      />
      {sentence !== undefined && (
        <Pressable className={offer} onPress={take}>
          <Icon name="info" size="text" />
          <span>{sentence}</span>
        </Pressable>
      )}
    </div>
  )
}
