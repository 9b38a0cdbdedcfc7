import { type Ref, useId } from 'react'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { controlTies, FieldFrame } from '../FieldFrame.tsx'
import type { FieldNotes } from '../FieldNotes.ts'
import type { Naming } from '../Naming.ts'
import { bare, chevron, frame, room, roomy, select } from './NativeSelect.css.ts'

export interface SelectOption {
  value: string
  label: string
  /** Language of the label, where it is another than the page's. */
  lang?: string
}

export type NativeSelectProps = FieldNotes &
  Naming & {
    name?: string
    options: readonly SelectOption[]
    value?: string
    defaultValue?: string
    onChange?: (value: string) => void
    autoComplete?: string
    isRequired?: boolean
    id?: string
    /** `plain` has no frame: a choice in a line of text. @default 'framed' */
    look?: 'framed' | 'plain'
    /** A plain one has room for these words at least, whatever is chosen: nothing beside it moves for another choice. */
    roomFor?: string
    inputRef?: Ref<HTMLSelectElement>
  }

/**
 * One of several, in the system's own list: the choice for every form that must work without script and on
 * phones. `Select` is for options with more than words.
 */
export function NativeSelect(props: NativeSelectProps) {
  const { label, note, description, errorMessage, options, onChange, isRequired, inputRef, ...others } = props
  const { look = 'framed', roomFor, ...rest } = others
  const generated = useId()
  const id = rest.id ?? generated
  return (
    <FieldFrame {...{ id, label, note, isRequired, description, errorMessage }}>
      <div className={boxOf(look, roomFor)}>
        {roomFor !== undefined && (
          <span aria-hidden="true" className={room}>
            {roomFor}
          </span>
        )}
        <select
          {...rest}
          {...controlTies(id, props)}
          ref={inputRef}
          className={select}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          {options.map(({ value, label: text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
        <span className={chevron}>
          <Icon name="chevronDown" />
        </span>
      </div>
    </FieldFrame>
  )
}

const boxOf = (look: 'framed' | 'plain', roomFor: string | undefined): string => {
  if (look === 'framed') return frame
  return roomFor === undefined ? bare : `${bare} ${roomy}`
}
