import { useMemo } from 'react'
import { contactLimits } from '#domain/contact/limits.ts'
import type { Slots } from '#domain/contact/Slots.ts'
import { VisitSlotPicker } from '#design-system/dates/VisitSlotPicker/VisitSlotPicker.tsx'
import type { VisitSlotTexts } from '#design-system/dates/VisitSlotPicker/VisitSlotTexts.ts'
import { visitDays } from '#design-system/dates/VisitSlotPicker/visitSlots.ts'
import type { FieldProps } from '#design-system/forms/Form/useForm.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { Translate } from '#app/i18n/texts.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'

const { slotsMax: most, answerHours: hours, minutes } = contactLimits.visit

export interface SlotFieldProps {
  field: FieldProps<readonly string[]>
  slots: Slots
  /** A chosen slot that is no longer free is shown as taken, not as chosen. */
  isFree: (id: string) => boolean
}

/** The times that are offered, by day; those without waiting say so. */
export function SlotField({ field, slots: { slots, timeZone }, isFree }: SlotFieldProps) {
  const t = useTranslate()
  const texts = useMemo(() => slotTexts(t), [t])
  const days = useMemo(
    () =>
      visitDays(
        slots.map(({ isInstant, isTaken, ...slot }) => ({
          ...slot,
          isTaken,
          ...(isInstant && !isTaken && { note: t('contact.visit.instant') }),
        })),
        timeZone,
      ),
    [slots, timeZone, t],
  )
  const { id, value, onChange, errorMessage } = field
  return (
    <>
      <VisitSlotPicker
        {...{ id, onChange, errorMessage, days, timeZone, most, texts }}
        label={t('contact.visit.when')}
        description={t('contact.visit.when.text', { most, hours, minutes })}
        value={value.filter(isFree)}
      />
      {slots.some(({ isInstant }) => isInstant) && (
        <Text size="small" tone="muted">
          {t('contact.visit.instant.text')}
        </Text>
      )}
    </>
  )
}

const slotTexts = (t: Translate): VisitSlotTexts => ({
  days: t('contact.slots.days'),
  previousDay: t('contact.slots.previous'),
  nextDay: t('contact.slots.next'),
  range: (start, end) => t('contact.slots.range', { start, end }),
  parts: {
    morning: t('contact.slots.morning'),
    midday: t('contact.slots.midday'),
    evening: t('contact.slots.evening'),
  },
  suggested: t('contact.slots.suggested'),
  others: t('contact.slots.others'),
  taken: t('contact.slots.taken'),
  free: (count) => t('contact.slots.free', { count }),
  chosenHere: (count) => t('contact.slots.here', { count }),
  noSlots: t('contact.slots.noSlots'),
  chosen: (count) => t('contact.slots.chosen', { count, most }),
  nothingChosen: t('contact.slots.nothing'),
  full: () => t('contact.slots.full', { most }),
})
