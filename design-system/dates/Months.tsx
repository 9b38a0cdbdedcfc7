import type { CalendarDate } from '@internationalized/date'
import { useId } from 'react'
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { AriaPresses } from '#design-system/foundations/Pressable/AriaPresses.tsx'
import * as styles from './calendar.css.ts'
import type { CalendarTexts } from './CalendarTexts.ts'
import { Day } from './Day.tsx'
import type { DayLimits } from './dayLimits.ts'
import { ReasonInSight } from './ReasonInSight.tsx'

export interface MonthsProps {
  count: 1 | 2
  texts: CalendarTexts
  unavailableReason: DayLimits['unavailableReason'] | undefined
}

/** The inside of a calendar: months with their days, and why the day in focus cannot be chosen. */
export function Months({ count, texts, unavailableReason }: MonthsProps) {
  const id = useId()
  const day = (date: CalendarDate) => <Day date={date} reason={unavailableReason?.(date)} />
  return (
    <AriaPresses>
      <span className={styles.previous}>
        <IconButton slot="previous" icon="chevronStart" label={texts.previous} aria-controls={id} />
      </span>
      <span className={styles.next}>
        <IconButton slot="next" icon="chevronEnd" label={texts.next} aria-controls={id} />
      </span>
      <div id={id} className={styles.months}>
        {Array.from({ length: count }, (_, months) => (
          <div key={months} className={styles.month}>
            <CalendarHeading offset={{ months }} className={styles.heading} />
            <CalendarGrid offset={{ months }} weekdayStyle="short" className={styles.grid}>
              <CalendarGridHeader>
                {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>{day}</CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
      {unavailableReason && <ReasonInSight unavailableReason={unavailableReason} />}
    </AriaPresses>
  )
}
