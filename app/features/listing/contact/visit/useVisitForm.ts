import { contactLimits } from '#domain/contact/limits.ts'
import type { Slots } from '#domain/contact/Slots.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { contact } from '#app/transport/contact/contact.ts'
import { type ContactFormProps, useContactForm } from '../useContactForm.ts'

interface Own {
  readonly mode: string
  /** Ids, of any day. Some may have been taken since they were chosen. */
  readonly slots: readonly string[]
  readonly text: string
}

export interface VisitFormProps extends ContactFormProps {
  slots: Slots
  /** The slot was taken meanwhile: the offers must be fetched again. */
  onStale: () => void
}

/** The form of a visit. A slot that is taken is removed, and the other chosen slots stay. */
export function useVisitForm({ slots: { slots }, start, ...props }: VisitFormProps) {
  const { language } = useTexts()
  const free = new Set(slots.filter(({ isTaken }) => !isTaken).map(({ id }) => id))
  const isFree = (id: string) => free.has(id)
  const handle = useContactForm<Own>({
    ...props,
    asked: 'visit',
    first: { mode: 'inPerson', slots: [], text: '' },
    begin: (kept) => ({ ...kept, slots: withSlot(kept.slots.filter(isFree), start.slot) }),
    sentBy: ({ slots: chosen, text }) => ({ slots: String(chosen.filter(isFree).length), text }),
    send: ({ slots: chosen, ...own }, shared) =>
      contact.visit({ ...shared, ...own, slots: chosen.filter(isFree) }, language),
    kindOf: ({ mode }) => (mode === 'virtual' ? 'virtualVisit' : 'visit'),
  })
  return { ...handle, isFree }
}

/** Opened for a time: it is chosen, beside those that were; of too many the first one goes. */
function withSlot(chosen: readonly string[], slot: string | undefined): readonly string[] {
  if (slot === undefined || chosen.includes(slot)) return chosen
  return [...chosen, slot].slice(-contactLimits.visit.slotsMax)
}
