import { Text } from '#design-system/foundations/Text/Text.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { slotInFull, slotInShort, type Writing } from './slotWords.ts'
import * as styles from './VisitSlotPicker.css.ts'
import type { VisitSlotTexts } from './VisitSlotTexts.ts'
import { suggestedSlots, type VisitDay, type VisitSlot } from './visitSlots.ts'

export interface SuggestedSlotsProps {
  days: readonly VisitDay[]
  chosen: readonly string[]
  writing: Writing
  texts: VisitSlotTexts
  onPress: (slot: VisitSlot) => void
}

/** A few free times of the next days, for those who need no more. */
export function SuggestedSlots({ days, chosen, writing, texts, onPress }: SuggestedSlotsProps) {
  const suggested = suggestedSlots(days, writing.timeZone)
  if (texts.suggested === undefined || suggested.length === 0) return null
  return (
    <>
      <div className={styles.suggested}>
        <Text weight="semibold" size="small">
          {texts.suggested}
        </Text>
        <fieldset aria-label={texts.suggested} className={styles.suggestions}>
          {suggested.map((slot) => (
            <button
              key={slot.id}
              type="button"
              className={styles.slot}
              aria-pressed={chosen.includes(slot.id)}
              onClick={() => onPress(slot)}
            >
              {/* The eye gets the time in short, the ear in full. */}
              <VisuallyHidden>{slotInFull(slot, writing, texts.range)}</VisuallyHidden>
              <span aria-hidden="true">{slotInShort(slot, writing)}</span>
            </button>
          ))}
        </fieldset>
      </div>
      {texts.others !== undefined && (
        <div className={styles.others}>
          <Text weight="semibold" size="small">
            {texts.others}
          </Text>
        </div>
      )}
    </>
  )
}
