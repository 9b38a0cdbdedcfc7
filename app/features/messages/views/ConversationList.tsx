import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import type { Conversations } from '#domain/contact/Conversation.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { contactKeys } from '#app/transport/contact/contactKeys.ts'
import { type ListPlace, listHref, listPlaceIn } from '../model/listPlace.ts'
import { ConversationLink } from './ConversationLink.tsx'
import * as styles from './ConversationList.css.ts'

export interface ConversationListProps {
  /** The one that is open beside it. */
  openId: string | undefined
}

/** Conversations, newest first. */
export function ConversationList({ openId }: ConversationListProps) {
  const { t, language } = useTexts()
  const { search } = usePlace()
  const place = listPlaceIn(search)
  return (
    <PersonalReply
      reply={contactKeys.conversations(language, place)}
      keepsPrevious
      loading={<Spinner label={t('messages.loading')} />}
      failed={t('messages.failed')}
    >
      {(found) => (found.total === 0 ? <Empty side={place.side} /> : <Found {...{ found, openId, place }} />)}
    </PersonalReply>
  )
}

interface FoundProps extends ConversationListProps {
  found: Conversations
  place: ListPlace
}

function Found({ found, openId, place }: FoundProps) {
  const { t } = useTexts()
  return (
    <>
      <ul className={styles.list} aria-label={t('messages.list')}>
        {found.conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationLink conversation={conversation} isOpen={conversation.id === openId} place={place} />
          </li>
        ))}
      </ul>
      <Pages {...found} side={place.side} />
    </>
  )
}

function Pages({ page, pages, side }: Conversations & Pick<ListPlace, 'side'>) {
  const { t, language } = useTexts()
  return (
    <Pagination
      page={page}
      pageCount={pages}
      hrefFor={(to) => listHref({ page: to, side }, language)}
      label={t('messages.pages')}
      previousLabel={t('search.pagination.previous')}
      nextLabel={t('search.pagination.next')}
      pageLabel={(to) => t('search.pagination.page', { page: to })}
      summary={t('search.pagination.summary', { page, pages })}
    />
  )
}

function Empty({ side }: Pick<ListPlace, 'side'>) {
  const { t, language } = useTexts()
  // There are others.
  if (side !== undefined) return <Text tone="muted">{t('messages.side.empty')}</Text>
  return (
    <EmptyState
      icon="mail"
      heading={t('messages.empty')}
      action={
        <ButtonLink href={localPath(language, '/')} variant="secondary">
          {t('messages.empty.search')}
        </ButtonLink>
      }
    >
      {t('messages.empty.text')}
    </EmptyState>
  )
}
