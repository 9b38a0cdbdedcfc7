import { useLocale } from 'react-aria-components'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import type { FieldNotes } from '#design-system/forms/FieldNotes.ts'
import { ChosenSlots } from './ChosenSlots.tsx'
import { DayByDay } from './DayByDay.tsx'
import type { VisitSlotTexts } from './VisitSlotTexts.ts'
import { chosenSlots, type VisitDay } from './visitSlots.ts'

export interface VisitSlotPickerProps extends Omit<FieldNotes, 'note'> {
  label: string
  /** In order; `visitDays` makes them of slots. */
  days: readonly VisitDay[]
  /** Where the property is, and with it the clock that all times are read from: `Europe/Athens`. */
  timeZone: string
  /** Ids of the chosen slots, of any day. What is not among the days counts no longer. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  /** How many can be proposed. */
  most: number
  /** @default 24 */
  hourCycle?: 12 | 24
  /** Each chosen id is submitted under it. */
  name?: string
  id?: string
  texts: VisitSlotTexts
}

/**
 * Proposes times for a visit: a strip of days, the slots of one of them, and below what is chosen, of all days.
 * Needs script; load lazily.
 */
export function VisitSlotPicker(props: VisitSlotPickerProps) {
  const { label, days, timeZone, value, onChange, most, hourCycle = 24, name, texts, ...rest } = props
  const { locale } = useLocale()
  const writing = { locale, timeZone, hourCycle }
  const chosen = chosenSlots(days, value)
  const ids = chosen.map(({ id }) => id)
  return (
    <FieldGroup legend={label} {...rest}>
      <DayByDay {...{ days, timeZone, most, onChange, texts, writing }} value={ids} />
      <ChosenSlots
        {...{ most, name, writing, texts }}
        slots={chosen}
        onRemove={(removed) => onChange(ids.filter((id) => id !== removed))}
      />
    </FieldGroup>
  )
}
