import { TabPanel, Tabs } from 'react-aria-components'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { DaySlots } from './DaySlots.tsx'
import { DayStrip } from './DayStrip.tsx'
import { dayInFull, type Writing } from './slotWords.ts'
import { SuggestedSlots } from './SuggestedSlots.tsx'
import { useVisitSlots, type VisitSlotsOptions } from './useVisitSlots.ts'
import * as styles from './VisitSlotPicker.css.ts'

/** The days, and the slots of the visible one. */
export function DayByDay({ writing, ...options }: VisitSlotsOptions & { writing: Writing }) {
  const { days, value, texts } = options
  const { day, goTo, goBeside, press, focusOn } = useVisitSlots(options)
  if (!day) return null
  return (
    <>
      <SuggestedSlots {...{ days, writing, texts }} chosen={value} onPress={press} />
      <Tabs className={styles.picker} selectedKey={day.date} onSelectionChange={(date) => goTo(String(date))}>
        <DayStrip {...{ days, texts }} chosen={value} locale={writing.locale} />
        <div className={styles.head}>
          <IconButton icon="chevronStart" label={texts.previousDay} onPress={() => goBeside(-1)} />
          <Text weight="semibold">{dayInFull(day.date, writing.locale)}</Text>
          <IconButton icon="chevronEnd" label={texts.nextDay} onPress={() => goBeside(1)} />
        </div>
        <TabPanel key={day.date} id={day.date} className={styles.panel}>
          {day.slots.length === 0 ? (
            <p className={styles.note}>{texts.noSlots}</p>
          ) : (
            <DaySlots
              {...{ day, writing, texts, focusOn }}
              chosen={value}
              onPress={press}
              onGoBeside={goBeside}
            />
          )}
        </TabPanel>
      </Tabs>
    </>
  )
}
