import { Suspense, useState } from 'react'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { spacedPhone } from '#domain/contact/spacedPhone.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { askAgain, reportDialog } from './dialogs.ts'
import { useBlock } from '../model/useBlock.ts'

export interface ConversationHeadProps {
  conversation: Conversation
  show: (reply: Conversation) => void
  /** With an account; else a block could not be taken back. */
  canBlock: boolean
}

/** Which home it is about, how the seeker is reached, and the ways out. */
export function ConversationHead({ conversation, show, canBlock }: ConversationHeadProps) {
  const { format } = useTexts()
  const { contact, listing } = conversation
  return (
    <Stack space="xs">
      <HomeLink listing={listing} />
      {listing.price !== null && (
        <Text size="small" tone="muted" isTabular>
          {format.money(listing.price)}
        </Text>
      )}
      {contact && (
        <Inline>
          <Link href={`mailto:${contact.email}`} isStanding isStrong underline="hover" icon="mail">
            {contact.email}
          </Link>
          {contact.phone !== '' && (
            <Link
              href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}
              isStanding
              isStrong
              underline="hover"
              icon="phone"
            >
              {spacedPhone(contact.phone)}
            </Link>
          )}
        </Inline>
      )}
      <WaysOut {...{ conversation, show, canBlock }} />
    </Stack>
  )
}

function HomeLink({ listing: { id, title, isActive } }: Pick<Conversation, 'listing'>) {
  const { t, language } = useTexts()
  if (isActive)
    return (
      <Text>
        <Link href={localPath(language, listingPath(id))} isStanding isStrong underline="hover" icon="home">
          {title}
        </Link>
      </Text>
    )
  return <Text tone="muted">{`${title} · ${t('messages.listing.gone')}`}</Text>
}

function WaysOut({ conversation, show, canBlock }: ConversationHeadProps) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<'block' | 'report'>()
  const { isBlockedByMe } = conversation
  const { block, isPending } = useBlock(conversation.id, show)
  const close = () => setAsked(undefined)
  return (
    <Inline>
      {canBlock && (
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          pendingLabel={t('messages.answer.pending')}
          onPress={() => (isBlockedByMe ? void block(false) : setAsked('block'))}
        >
          {t(isBlockedByMe ? 'messages.unblock' : 'messages.block')}
        </Button>
      )}
      <Button variant="secondary" size="small" aria-haspopup="dialog" onPress={() => setAsked('report')}>
        {t('messages.report')}
      </Button>
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
        {asked === 'report' && <reportDialog.View id={conversation.id} onClose={close} />}
      </Suspense>
    </Inline>
  )
}
