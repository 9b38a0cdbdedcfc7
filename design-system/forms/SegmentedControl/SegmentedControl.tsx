import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components'
import type { FieldNotes } from '../FieldNotes.ts'
import { FieldDescription, FieldErrorText, FieldLabel } from '../FieldParts.tsx'
import * as styles from '../field.css.ts'
import type { Naming } from '../Naming.ts'
import { segment, track } from './SegmentedControl.css.ts'

export type SegmentedControlProps = Pick<
  RadioGroupProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'id'
> &
  FieldNotes &
  Naming & {
    /** Two to five short options. */
    options: readonly { value: string; label: string }[]
  }

/** One of a few, all in sight: buy or rent. Real radio buttons, so arrows move and forms work without script. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, note, description, errorMessage, options, ...rest } = props
  return (
    <RadioGroup
      {...rest}
      className={styles.field}
      orientation="horizontal"
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <FieldLabel label={label} note={note} />
      <FieldDescription description={description} />
      <div className={track}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={segment}>
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldErrorText errorMessage={errorMessage} />
    </RadioGroup>
  )
}
