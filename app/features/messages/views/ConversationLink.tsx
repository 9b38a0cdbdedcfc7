import type { ConversationSummary } from '#domain/contact/Conversation.ts'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Picture } from '#design-system/media/Picture/Picture.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { counterpartName, gist, whenShort } from '../model/entries.ts'
import { type ListPlace, listHref } from '../model/listPlace.ts'
import * as styles from './ConversationList.css.ts'

export interface ConversationLinkProps {
  conversation: ConversationSummary
  isOpen: boolean
  /** Of the list, which stays where it is. */
  place: ListPlace
}

/**
 * A conversation in the list: the other side, the listing, the last entry, and whether something is unread.
 */
export function ConversationLink({ conversation, isOpen, place }: ConversationLinkProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { id, listing, counterpart, last, unread, side } = conversation
  const text = gist(texts, last)
  const href = listHref(place, language, id)
  return (
    <Anchor href={href} className={styles.link} aria-current={isOpen ? 'page' : undefined}>
      <span className={styles.photo}>
        {listing.photo && (
          <Picture
            path={listing.photo.path}
            widths={listing.photo.widths}
            alt=""
            sizes="4rem"
            ratio="1:1"
            corners="round"
            placeholder={listing.photo.colour}
          />
        )}
      </span>
      <span className={styles.first}>
        <Text as="span" weight={unread > 0 ? 'bold' : 'semibold'}>
          <OwnLanguage>{counterpartName(texts, counterpart)}</OwnLanguage>
        </Text>{' '}
        <Text as="time" size="small" tone="muted" dateTime={last.at} isTabular>
          {whenShort(texts, last.at)}
        </Text>
      </span>{' '}
      <Text as="span" size="small" tone="muted" lines={2}>
        {listing.title}
      </Text>{' '}
      <span className={styles.first}>
        <Text as="span" size="small" lines={2}>
          <OwnLanguage>{last.side === side ? t('messages.last.me', { text }) : text}</OwnLanguage>
        </Text>{' '}
        {unread > 0 && <Badge tone="action">{t('messages.unread', { count: unread })}</Badge>}
      </span>
    </Anchor>
  )
}
