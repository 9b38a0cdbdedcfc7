import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

export interface CancelVisitDialogProps {
  onCancel: () => void
  onClose: () => void
}

/** Asks once more: a visit that is cancelled stays so. */
export function CancelVisitDialog({ onCancel, onClose }: CancelVisitDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={t('messages.visit.cancel.question')}
      closeLabel={t('contact.close')}
      size="small"
    >
      <Stack space="md">
        <Text>{t('messages.visit.cancel.text')}</Text>
        <Inline justify="end">
          <Button variant="secondary" onPress={onClose}>
            {t('messages.visit.cancel.keep')}
          </Button>
          <Button variant="danger" onPress={onCancel}>
            {t('messages.visit.cancel')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
