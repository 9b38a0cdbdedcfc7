import type { Slots } from '#domain/contact/Slots.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

export interface ChosenTimesProps {
  slots: Slots
  /** Ids. */
  chosen: readonly string[]
  /** `virtual`, or in person. */
  mode: string
}

/** What was chosen in the step before: how, and when. */
export function ChosenTimes({ slots: { slots }, chosen, mode }: ChosenTimesProps) {
  const { t, format } = useTexts()
  return (
    <Stack space="xxs">
      <Text weight="semibold">
        {t(mode === 'virtual' ? 'contact.visit.virtual' : 'contact.visit.inPerson')}
      </Text>
      <Stack as="ul" space="hair">
        {slots
          .filter(({ id }) => chosen.includes(id))
          .map(({ id, start }) => (
            <Text as="li" key={id} isTabular>
              {`${format.day(start)}, ${format.time(start)}`}
            </Text>
          ))}
      </Stack>
    </Stack>
  )
}
