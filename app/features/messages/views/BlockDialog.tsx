import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

export interface BlockDialogProps {
  isPending: boolean
  onBlock: () => void
  onClose: () => void
}

/** Asks once more, and says what it means. */
export function BlockDialog({ isPending, onBlock, onClose }: BlockDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={t('messages.block.question')}
      closeLabel={t('contact.close')}
      size="small"
    >
      <Stack space="md">
        <Text>{t('messages.block.text')}</Text>
        <Inline justify="end">
          <Button variant="secondary" onPress={onClose}>
            {t('messages.cancel')}
          </Button>
          <Button
            variant="danger"
            isPending={isPending}
            pendingLabel={t('messages.answer.pending')}
            onPress={onBlock}
          >
            {t('messages.block')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
