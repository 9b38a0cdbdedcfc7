import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

export interface AskAgainProps {
  question: string
  /** What it means. */
  text: string
  /** The button that does it. */
  action: string
  /** The one that cancels. */
  keep: string
  /** It is being done. @default false */
  isPending?: boolean
  onAction: () => void
  onClose: () => void
}

/** A confirmation before an action that the other side will notice. */
export function AskAgain({
  question,
  text,
  action,
  keep,
  isPending = false,
  onAction,
  onClose,
}: AskAgainProps) {
  const { t } = useTexts()
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={question}
      closeLabel={t('contact.close')}
      size="small"
    >
      <Stack space="md">
        <Text>{text}</Text>
        <Inline justify="end">
          <Button variant="secondary" onPress={onClose}>
            {keep}
          </Button>
          <Button
            variant="danger"
            isPending={isPending}
            pendingLabel={t('messages.answer.pending')}
            onPress={onAction}
          >
            {action}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
