import { TagGroup } from '#design-system/collections/TagGroup/TagGroup.tsx'
import { slotInFull, type Writing } from './slotWords.ts'
import { note } from './VisitSlotPicker.css.ts'
import type { VisitSlotTexts } from './VisitSlotTexts.ts'
import type { VisitSlot } from './visitSlots.ts'

export interface ChosenSlotsProps {
  /** In order of time. */
  slots: readonly VisitSlot[]
  most: number
  name: string | undefined
  writing: Writing
  texts: VisitSlotTexts
  onRemove: (id: string) => void
}

/** What is chosen, of all days: counted, submitted, and taken back one by one. */
export function ChosenSlots({ slots, most, name, writing, texts, onRemove }: ChosenSlotsProps) {
  return (
    <>
      <TagGroup
        label={texts.chosen(slots.length, most)}
        tags={slots.map((slot) => ({ id: slot.id, label: slotInFull(slot, writing, texts.range) }))}
        onRemove={onRemove}
        emptyText={texts.nothingChosen}
      />
      {slots.length >= most && <p className={note}>{texts.full(most)}</p>}
      {name !== undefined && slots.map(({ id }) => <input key={id} type="hidden" name={name} value={id} />)}
    </>
  )
}
