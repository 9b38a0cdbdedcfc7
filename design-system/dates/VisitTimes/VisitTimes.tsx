import { useState } from 'react'
import { useLocale } from 'react-aria-components'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { dayInFull, dayInShort, slotInFull, slotTimes, type Writing } from '../VisitSlotPicker/slotWords.ts'
import { spreadOverDay, type VisitDay } from '../VisitSlotPicker/visitSlots.ts'
import * as styles from './VisitTimes.css.ts'

export interface VisitTimesProps {
  label: string
  /** In order; the first four that have a free time are shown. */
  days: readonly VisitDay[]
  /** Where the property is: `Europe/Athens`. */
  timeZone: string
  /** Words of a slot from start to end. */
  range: (start: string, end: string) => string
  /** A time was pressed. */
  onPick: (id: string) => void
}

/** So many days, and so many times of one of them. */
const daysShown = 4
const timesShown = 3

/** The next days on which a home can be seen, and a few times of one of them: a press asks for that time. */
export function VisitTimes({ label, days, timeZone, range, onPick }: VisitTimesProps) {
  const { locale } = useLocale()
  const [wanted, setWanted] = useState<string>()
  const next = days
    .map(({ date, slots }) => ({ date, slots: spreadOverDay(slots, timesShown) }))
    .filter(({ slots }) => slots.length > 0)
    .slice(0, daysShown)
  const day = next.find(({ date }) => date === wanted) ?? next[0]
  const writing: Writing = { locale, timeZone, hourCycle: 24 }
  return (
    <fieldset aria-label={label} className={styles.times}>
      <Text weight="semibold" size="small">
        {label}
      </Text>
      <div className={styles.row}>
        {next.map(({ date }) => (
          <Day
            key={date}
            {...{ date, locale }}
            isShown={date === day?.date}
            onPress={() => setWanted(date)}
          />
        ))}
      </div>
      <div className={styles.row}>
        {day?.slots.map((slot) => (
          <button
            key={slot.id}
            type="button"
            className={styles.time}
            aria-haspopup="dialog"
            aria-label={slotInFull(slot, writing, range)}
            onClick={() => onPick(slot.id)}
          >
            {slotTimes(slot, writing).start}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

interface DayProps {
  date: string
  locale: string
  isShown: boolean
  onPress: () => void
}

function Day({ date, locale, isShown, onPress }: DayProps) {
  const { weekday, day, month } = dayInShort(date, locale)
  return (
    <button type="button" className={styles.day} aria-pressed={isShown} onClick={onPress}>
      {/* The eye gets the day in short, the ear in full. */}
      <VisuallyHidden>{dayInFull(date, locale)}</VisuallyHidden>
      <span aria-hidden="true">{weekday}</span>
      <span aria-hidden="true" className={styles.number}>
        {day}
      </span>
      <span aria-hidden="true">{month}</span>
    </button>
  )
}
