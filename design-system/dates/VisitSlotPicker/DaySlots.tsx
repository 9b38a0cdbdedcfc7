import type { ComponentProps, KeyboardEvent } from 'react'
import { Header, ListBox, ListBoxItem, ListBoxSection, type Selection } from 'react-aria-components'
import { dayInFull, slotInFull, slotTimes, type Writing } from './slotWords.ts'
import * as styles from './VisitSlotPicker.css.ts'
import type { VisitSlotTexts } from './VisitSlotTexts.ts'
import { isFree, slotsByPart, type VisitDay, type VisitSlot } from './visitSlots.ts'

export interface DaySlotsProps {
  day: VisitDay
  chosen: readonly string[]
  writing: Writing
  texts: VisitSlotTexts
  onPress: (slot: VisitSlot) => void
  /** To the day before or after, from this slot. */
  onGoBeside: (step: -1 | 1, from: VisitSlot | undefined) => void
  /** The slot that takes focus once this day is shown. */
  focusOn: string | undefined
}

/** The slots of a day by its parts, each as the time at which it starts. Arrow keys go about in it, Page Up and Page Down to the same time of another day. */
export function DaySlots({ day, chosen, writing, texts, onPress, onGoBeside, focusOn }: DaySlotsProps) {
  const here = day.slots.filter(({ id }) => chosen.includes(id)).map(({ id }) => id)
  const onSelectionChange = (keys: Selection) => {
    if (keys === 'all') return
    const changed = new Set<unknown>(keys).symmetricDifference(new Set(here))
    for (const slot of day.slots) if (changed.has(slot.id)) onPress(slot)
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    // The list would scroll by a page.
    event.preventDefault()
    event.stopPropagation()
    const key = document.activeElement?.getAttribute('data-key')
    onGoBeside(
      step,
      day.slots.find(({ id }) => id === key),
    )
  }
  return (
    <div role="presentation" onKeyDownCapture={onKeyDownCapture}>
      <ListBox
        aria-label={dayInFull(day.date, writing.locale)}
        layout="grid"
        selectionMode="multiple"
        escapeKeyBehavior="none"
        selectedKeys={here}
        onSelectionChange={onSelectionChange}
        className={styles.slots}
      >
        {slotsByPart(day.slots, writing.timeZone).map(({ part, slots }) => (
          <ListBoxSection key={part} id={part} className={styles.part}>
            <Header className={styles.partName}>{texts.parts[part]}</Header>
            {slots.map((slot) => (
              <Slot key={slot.id} {...{ slot, writing, texts }} takesFocus={slot.id === focusOn} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </div>
  )
}

const steps: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 }

const takeFocus = (element: HTMLElement | null) => element?.focus()

interface SlotProps extends Pick<DaySlotsProps, 'writing' | 'texts'> {
  slot: VisitSlot
  takesFocus: boolean
}

function Slot({ slot, writing, texts, takesFocus }: SlotProps) {
  const { start } = slotTimes(slot, writing)
  const { note = '' } = slot
  const name = slotInFull(slot, writing, texts.range) + (note && `, ${note}`)
  const shared = { id: slot.id, textValue: start, className: styles.slot, ref: takesFocus ? takeFocus : null }
  if (isFree(slot))
    return (
      <ListBoxItem {...shared} aria-label={name}>
        <span>{start}</span>
        {note !== '' && <span className={styles.word} data-text={note} />}
      </ListBoxItem>
    )
  return (
    <ListBoxItem
      {...shared}
      aria-label={`${name}, ${texts.taken}`}
      // A day disabled in react-aria would not be focusable, and a screen reader could not say that it is
      // taken.
      render={(props) => <div {...(props as ComponentProps<'div'>)} aria-disabled />}
    >
      <span className={styles.struck}>{start}</span>
      <span className={styles.word} data-text={texts.taken} />
    </ListBoxItem>
  )
}
