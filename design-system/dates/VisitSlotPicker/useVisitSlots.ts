import { useState } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { dayBeside, openingDay, pressSlot, slotNear, type VisitDay, type VisitSlot } from './visitSlots.ts'
import type { VisitSlotTexts } from './VisitSlotTexts.ts'

export interface VisitSlotsOptions {
  days: readonly VisitDay[]
  timeZone: string
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  most: number
  texts: VisitSlotTexts
}

/** The visible day, and what pressing a slot does and announces. */
export function useVisitSlots({ days, timeZone, value, onChange, most, texts }: VisitSlotsOptions) {
  const [wanted, setWanted] = useState<{ date: string; slot?: string | undefined }>()
  const date = wanted?.date ?? openingDay(days)
  const day = days.find((each) => each.date === date) ?? days[0]

  /** To the adjacent day; from a slot, focus moves to the one nearest in time there. */
  const goBeside = (step: -1 | 1, slot?: VisitSlot) => {
    const beside = day && dayBeside(days, day.date, step)
    if (!beside) return
    setWanted({ date: beside.date, slot: slot && slotNear(beside, slot, timeZone)?.id })
  }

  const press = (slot: VisitSlot) => {
    const pressed = pressSlot(value, slot, most)
    if ('chosen' in pressed) onChange(pressed.chosen)
    announce(said(pressed, most, texts), { topic: 'visit-slots' })
  }

  const goTo = (to: string) => setWanted({ date: to })
  return { day, goTo, goBeside, press, focusOn: wanted?.slot }
}

function said(pressed: ReturnType<typeof pressSlot>, most: number, texts: VisitSlotTexts): string {
  if ('chosen' in pressed) return texts.chosen(pressed.chosen.length, most)
  return pressed.outcome === 'taken' ? texts.taken : texts.full(most)
}
