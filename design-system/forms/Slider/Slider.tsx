import { useId } from 'react'
import {
  Slider as AriaSlider,
  SliderOutput,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components'
import type { FieldNotes } from '../FieldNotes.ts'
import { FieldLabel } from '../FieldParts.tsx'
import * as styles from '../field.css.ts'
import type { Naming } from '../Naming.ts'
import { SliderTrack } from '../SliderTrack.tsx'
import { head, output } from './Slider.css.ts'

type Passed = 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd' | 'minValue' | 'maxValue' | 'step'

export type SliderProps = Pick<AriaSliderProps<number>, Passed> &
  Pick<FieldNotes, 'note' | 'description'> &
  Naming & {
    /** The value in words, with its unit: "5 km". It is drawn and read. */
    formatValue: (value: number) => string
    name?: string
    id?: string
  }

/** A value that need not be exact: a radius, a share. What must be exact is a `NumberField`. */
export function Slider(props: SliderProps) {
  const { label, note, description, formatValue, name, id, ...rest } = props
  const noteId = useId()
  return (
    <AriaSlider {...rest} className={styles.field} {...(description && { 'aria-describedby': noteId })}>
      <div className={head}>
        <FieldLabel label={label} note={note} />
        <SliderOutput className={output}>{({ state }) => formatValue(state.getThumbValue(0))}</SliderOutput>
      </div>
      {description && (
        <span id={noteId} className={styles.description}>
          {description}
        </span>
      )}
      <SliderTrack
        thumbs={[{ ...(name !== undefined && { name }), ...(id !== undefined && { id }) }]}
        describe={(_, value) => formatValue(value)}
      />
    </AriaSlider>
  )
}
