import { Suspense, useState } from 'react'
import { Menu } from '#design-system/overlays/Menu/Menu.tsx'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useBlock } from '../model/useBlock.ts'
import { askAgain, reportDialog } from '../views/dialogs.ts'

export interface ConversationMenuProps {
  conversation: Conversation
  show: (reply: Conversation) => void
  /** With an account; else a block could not be taken back. */
  canBlock: boolean
}

/** The ways out of a conversation: to block the other side, and to report it. */
export function ConversationMenu({ conversation, show, canBlock }: ConversationMenuProps) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<'block' | 'report'>()
  const { isBlockedByMe, id } = conversation
  const { block, isPending } = useBlock(id, show)
  const close = () => setAsked(undefined)
  const act = (action: string) => {
    if (action === 'report') setAsked('report')
    else if (isBlockedByMe) void block(false)
    else setAsked('block')
  }
  return (
    <>
      <Menu
        label={t('messages.more')}
        icon="more"
        isIconOnly
        items={[
          { id: 'report', label: t('messages.report'), icon: 'warning' },
          ...(canBlock
            ? [
                {
                  id: 'block',
                  label: t(isBlockedByMe ? 'messages.unblock' : 'messages.block'),
                  icon: 'eyeOff' as const,
                  isDestructive: !isBlockedByMe,
                },
              ]
            : []),
        ]}
        onAction={act}
      />
      <Suspense>
        {asked === 'block' && (
          <askAgain.View
            question={t('messages.block.question')}
            text={t('messages.block.text')}
            action={t('messages.block')}
            keep={t('messages.cancel')}
            isPending={isPending}
            onAction={() => void block(true).then(close)}
            onClose={close}
          />
        )}
        {asked === 'report' && <reportDialog.View id={id} onClose={close} />}
      </Suspense>
    </>
  )
}
