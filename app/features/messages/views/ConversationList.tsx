import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import type { Conversations } from '#domain/contact/Conversation.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { messagesPath } from '#app/shared/contact/conversationHref.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { usePlace } from '#app/shell/PlaceContext.ts'
import { contactKeys } from '#app/transport/contactKeys.ts'
import { ConversationLink } from './ConversationLink.tsx'
import * as styles from './ConversationList.css.ts'

const pageParameter = 'page'

export interface ConversationListProps {
  /** The one that is shown beside it. */
  openId: string | undefined
}

/** Conversations, newest first. */
export function ConversationList({ openId }: ConversationListProps) {
  const { t, language } = useTexts()
  const { search } = usePlace()
  const page = Math.max(1, Math.trunc(Number(search.get(pageParameter) ?? 1)) || 1)
  return (
    <PersonalReply
      reply={contactKeys.conversations(language, { page })}
      keepsPrevious
      loading={<Spinner label={t('messages.loading')} />}
      failed={t('messages.failed')}
    >
      {(found) => (found.total === 0 ? <Empty /> : <Found found={found} openId={openId} page={page} />)}
    </PersonalReply>
  )
}

function Found({ found, openId, page }: ConversationListProps & { found: Conversations; page: number }) {
  const { t } = useTexts()
  return (
    <>
      <ul className={styles.list} aria-label={t('messages.list')}>
        {found.conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationLink conversation={conversation} isOpen={conversation.id === openId} page={page} />
          </li>
        ))}
      </ul>
      <Pages {...found} />
    </>
  )
}

function Pages({ page, pages }: Conversations) {
  const { t, language } = useTexts()
  const path = localPath(language, messagesPath)
  return (
    <Pagination
      page={page}
      pageCount={pages}
      hrefFor={(to) => (to === 1 ? path : `${path}?${pageParameter}=${to}`)}
      label={t('messages.pages')}
      previousLabel={t('search.pagination.previous')}
      nextLabel={t('search.pagination.next')}
      pageLabel={(to) => t('search.pagination.page', { page: to })}
      summary={t('search.pagination.summary', { page, pages })}
    />
  )
}

function Empty() {
  const { t, language } = useTexts()
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
