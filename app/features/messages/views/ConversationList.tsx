import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import type { Conversations } from '#domain/contact/Conversation.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { messagesPath } from '#app/shared/contact/conversationHref.ts'
import { usePlace } from '#app/shell/PlaceContext.ts'
import { contactKeys } from '#app/transport/contactKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
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
  const { data, error, retry } = useApi(contactKeys.conversations(language, { page }), {
    keepsPrevious: true,
  })
  if (!data && error)
    return (
      <Notice tone="danger" role="alert" action={<Button onPress={retry}>{t('messages.retry')}</Button>}>
        <p>{t('messages.failed')}</p>
      </Notice>
    )
  if (!data) return <Spinner label={t('messages.loading')} />
  if (data.total === 0) return <Empty />
  return (
    <>
      <ul className={styles.list} aria-label={t('messages.list')}>
        {data.conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationLink conversation={conversation} isOpen={conversation.id === openId} page={page} />
          </li>
        ))}
      </ul>
      <Pages {...data} />
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
