import { Tab, TabList } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { dayInFull, dayInShort } from './slotWords.ts'
import * as styles from './VisitSlotPicker.css.ts'
import type { VisitSlotTexts } from './VisitSlotTexts.ts'
import { freeCount, type VisitDay } from './visitSlots.ts'

export interface DayStripProps {
  days: readonly VisitDay[]
  chosen: readonly string[]
  locale: string
  texts: VisitSlotTexts
}

/** The days, each with how much it has to offer. Arrow keys go from one to the next. */
export function DayStrip({ days, chosen, locale, texts }: DayStripProps) {
  const entries = days.map((day) => ({ ...day, id: day.date }))
  return (
    <TabList aria-label={texts.days} items={entries} dependencies={[chosen, locale]} className={styles.strip}>
      {(day) => <DayTab {...{ day, chosen, locale, texts }} />}
    </TabList>
  )
}

function DayTab({ day, chosen, locale, texts }: Omit<DayStripProps, 'days'> & { day: VisitDay }) {
  const { weekday, day: number, month } = dayInShort(day.date, locale)
  const count = day.slots.filter(({ id }) => chosen.includes(id)).length
  const here = count > 0 ? `, ${texts.chosenHere(count)}` : ''
  const free = day.slots.length === 0 ? texts.noSlots : texts.free(freeCount(day))
  return (
    <Tab id={day.date} className={styles.tab}>
      {/* The eye gets the day in short, the ear in full. */}
      <VisuallyHidden>{`${dayInFull(day.date, locale)}, ${free}${here}`}</VisuallyHidden>
      <span aria-hidden>{weekday}</span>
      <span aria-hidden className={styles.dayNumber}>
        {number}
      </span>
      <span aria-hidden>{month}</span>
      <span aria-hidden className={styles.muted}>
        {free}
      </span>
      {count > 0 && (
        <span aria-hidden className={styles.mark}>
          <Icon name="check" size="small" />
          <span>{count}</span>
        </span>
      )}
    </Tab>
  )
}
