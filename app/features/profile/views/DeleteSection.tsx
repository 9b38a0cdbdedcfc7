import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { deleteDialog } from './lazyDeleteDialog.ts'
import type { ProfilePartProps } from './ProfilePart.ts'
import { Section } from './Section.tsx'

/** Deletes the account. */
export function DeleteSection({ profile }: ProfilePartProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('profile.delete')} text={t('profile.delete.text')}>
      <Stack align="start">
        <Button variant="danger" onPress={() => setOpen(true)}>
          {t('profile.delete.open')}
        </Button>
      </Stack>
      {isOpen && <deleteDialog.Part profile={profile} onClose={() => setOpen(false)} />}
    </Section>
  )
}
