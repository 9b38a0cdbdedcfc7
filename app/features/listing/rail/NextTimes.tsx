import { useContext, useMemo } from 'react'
import { visitDays } from '#design-system/dates/VisitSlotPicker/visitSlots.ts'
import { VisitTimes } from '#design-system/dates/VisitTimes/VisitTimes.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { contactKeys } from '#app/transport/contact/contactKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { ContactOpener } from '../contact/ContactOpener.ts'

export interface NextTimesProps {
  id: number
}

/** The next free times for a visit; a press opens the request with that time chosen. */
export function NextTimes({ id }: NextTimesProps) {
  const { t, language } = useTexts()
  const open = useContext(ContactOpener)
  const { data } = useApi(contactKeys.slots(id, language))
  const days = useMemo(() => (data ? visitDays(data.slots, data.timeZone) : []), [data])
  if (!data) return null
  if (!data.slots.some(({ isTaken }) => !isTaken))
    return (
      <Text size="small" tone="muted">
        {t('contact.visit.none.text')}
      </Text>
    )
  return (
    <VisitTimes
      label={t('contact.visit.times')}
      timeZone={data.timeZone}
      days={days}
      range={(start, end) => t('contact.slots.range', { start, end })}
      onPick={(slot) => open('visit', { slot })}
    />
  )
}
