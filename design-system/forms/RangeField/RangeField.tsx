import { type ReactNode, useState } from 'react'
import { Slider } from 'react-aria-components'
import { fields } from '../FieldGroup/FieldGroup.css.ts'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import type { FieldNotes } from '../FieldNotes.ts'
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx'
import type { OmitEach } from '../OmitEach.ts'
import { SliderTrack } from '../SliderTrack.tsx'
import { useValue } from '../useValue.ts'
import * as styles from './RangeField.css.ts'
import { type Line, lastStop, type Range, rangeAfter, thumbsFor } from './range.ts'

export interface RangeTexts {
  from: string
  to: string
  /** The lower thumb's value if the range is open: "no lower limit". */
  noLowest: string
  /** The upper thumb's value if the range is open: "no upper limit". */
  noHighest: string
}

export interface RangeFieldProps extends Line, Omit<FieldNotes, 'note'> {
  /** What the range is of. */
  label: string
  texts: RangeTexts
  value?: Range
  defaultValue?: Range
  onChange?: (range: Range) => void
  /** The number in the typed text; undefined for an empty text, or one that is no number. */
  readValue: (typed: string) => number | undefined
  /** A value in words, with its unit: "250 thousand euros". */
  formatValue: (value: number) => string
  /** The unit inside the fields: "€". */
  suffix?: string
  fromName?: string
  toName?: string
  /** How often each value occurs, drawn over the line and as wide as it. */
  histogram?: ReactNode
  id?: string
}

/**
 * From and to. The two fields are first and take any number; the slider is the quick way to a rough one. Both
 * show one range, open at the ends of the track.
 */
export function RangeField(props: RangeFieldProps) {
  const { label, description, errorMessage, texts, value, defaultValue = {}, onChange, id } = props
  const { readValue, formatValue, suffix, fromName, toName, histogram, minValue, maxValue, step } = props
  const [range, setRange] = useValue(value, defaultValue, onChange)
  const line = { minValue, maxValue, step }
  const unit = suffix === undefined ? {} : { suffix }
  const ends = [
    { value: range.from, open: texts.noLowest },
    { value: range.to, open: texts.noHighest },
  ]
  return (
    <FieldGroup
      legend={label}
      errorMessage={errorMessage}
      {...(description !== undefined && { description })}
      {...(id !== undefined && { id })}
    >
      <div className={styles.parts}>
        <div className={styles.pair}>
          <div className={fields({ arrangement: 'beside' })}>
            <EndField
              label={texts.from}
              {...(fromName !== undefined && { name: fromName })}
              {...unit}
              readValue={readValue}
              value={range.from}
              onChange={(from) => setRange({ ...range, from })}
            />
            <EndField
              label={texts.to}
              {...(toName !== undefined && { name: toName })}
              {...unit}
              readValue={readValue}
              value={range.to}
              onChange={(to) => setRange({ ...range, to })}
            />
          </div>
        </div>
        <div className={styles.slider}>
          {histogram !== undefined && <div className={styles.histogram}>{histogram}</div>}
          <Slider
            aria-label={label}
            minValue={minValue}
            maxValue={lastStop(line)}
            step={step}
            value={thumbsFor(range, line)}
            onChange={(moved) => setRange(rangeAfter(range, moved, line))}
          >
            <SliderTrack
              thumbs={[{ 'aria-label': texts.from }, { 'aria-label': texts.to }]}
              describe={(index) => {
                const end = ends[index]
                return end?.value === undefined ? (end?.open ?? '') : formatValue(end.value)
              }}
            />
          </Slider>
        </div>
      </div>
    </FieldGroup>
  )
}

type EndFieldProps = OmitEach<NumberFieldProps, 'value' | 'onChange'> &
  Pick<RangeFieldProps, 'readValue'> & {
    value: number | undefined
    onChange: (value: number | undefined) => void
  }

/** One end. The typed text stays until the slider moves. */
function EndField({ value, onChange, readValue, ...rest }: EndFieldProps) {
  const [typed, setTyped] = useState(String(value ?? ''))
  return (
    <NumberField
      {...rest}
      value={readValue(typed) === value ? typed : String(value ?? '')}
      onChange={(next) => {
        setTyped(next)
        onChange(readValue(next))
      }}
    />
  )
}
