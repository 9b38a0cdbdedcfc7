import { type KeyboardEvent, useId, useRef } from 'react'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { controlTies, FieldFrame } from '../FieldFrame.tsx'
import type { FieldNotes } from '../FieldNotes.ts'
import * as styles from '../field.css.ts'
import type { Naming } from '../Naming.ts'
import { useValue } from '../useValue.ts'
import { clear } from './SearchField.css.ts'

export type SearchFieldProps = FieldNotes &
  Naming & {
    name?: string
    value?: string
    defaultValue?: string
    onChange?: (value: string) => void
    /** It was emptied by its button or by Escape; `onChange` was called too. */
    onClear?: () => void
    autoComplete?: string
    autoFocus?: boolean
    id?: string
    placeholder?: string
    /** Name of the button that empties the field. */
    clearLabel: string
  }

/** Words to search for. Escape and the button empty it; Enter submits the form around it. */
export function SearchField(props: SearchFieldProps) {
  const { label, note, description, errorMessage, placeholder = '', clearLabel, ...others } = props
  const { value, defaultValue = '', onChange, onClear, ...rest } = others
  const [words, setWords] = useValue(value, defaultValue, onChange)
  const input = useRef<HTMLInputElement>(null)
  const generated = useId()
  const id = rest.id ?? generated
  const empty = () => {
    setWords('')
    onClear?.()
  }
  const emptyByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || words === '') return
    // What is around the field stays open.
    event.preventDefault()
    event.stopPropagation()
    empty()
  }
  // The button leaves with the words.
  const emptyByButton = () => {
    empty()
    input.current?.focus()
  }
  return (
    <FieldFrame {...{ id, label, note, description, errorMessage }}>
      <div className={`${styles.box} ${styles.rounded}`}>
        <Icon name="search" />
        <input
          {...rest}
          {...controlTies(id, props)}
          ref={input}
          type="search"
          className={styles.input}
          placeholder={placeholder}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={emptyByKey}
        />
        <span className={clear({ isShown: words !== '' })}>
          <IconButton icon="close" label={clearLabel} size="small" onPress={emptyByButton} />
        </span>
      </div>
    </FieldFrame>
  )
}
