import type { Conversation } from '#domain/contact/Conversation.ts'
import { IconLink } from '#design-system/actions/IconLink/IconLink.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { FailureNotice } from '#app/shared/FailureNotice/FailureNotice.tsx'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { messagesPath } from '#app/shared/contact/conversationHref.ts'
import { useShownConversation } from '#app/shared/live/shownConversation.ts'
import type { TransportError } from '#app/transport/errors.ts'
import { counterpartName } from '../model/entries.ts'
import { type ConversationHandle, useConversation } from '../model/useConversation.ts'
import { useNews } from '../model/useNews.ts'
import { useSeen } from '../model/useSeen.ts'
import { Composer } from './Composer.tsx'
import { ConversationFacts, HeadMenu } from '../columns/ConversationHead.tsx'
import * as styles from './ConversationPane.css.ts'
import { missing } from './dialogs.ts'
import { Timeline } from './Timeline.tsx'

export interface ConversationPaneProps {
  id: string
  /** There are no others to go back to: it was opened by the link of a mail. @default false */
  isAlone?: boolean
}

/** One conversation: the other side, the listing, all entries, and a form for an answer. */
export function ConversationPane({ id, isAlone = false }: ConversationPaneProps) {
  const texts = useTexts()
  const { t } = texts
  const handle = useConversation(id)
  const { data, error, retry, entries } = handle
  const name = data ? counterpartName(texts, data.counterpart) : ''
  useSeen(data)
  useNews(entries, data?.side, name)
  useShownConversation(id)
  return (
    <article className={styles.pane({ isAlone })}>
      <div className={styles.head({ isAlone })}>
        {!isAlone && <BackToAll />}
        <div className={styles.who}>
          <Heading level={1} size="subheading" isFocusTarget>
            <OwnLanguage>{heading(t, data, error, name)}</OwnLanguage>
          </Heading>
          {data && <ConversationFacts {...data} />}
        </div>
        {data && <HeadMenu conversation={data} show={handle.show} canBlock={!isAlone} />}
      </div>
      {data ? (
        <Opened {...{ handle, data, name, isAlone }} />
      ) : (
        <div className={styles.waits}>
          <Pending error={error} retry={retry} />
        </div>
      )}
    </article>
  )
}

const isMissing = (error: TransportError | undefined) => error?._tag === 'StatusError' && error.status === 404

function heading(
  t: ReturnType<typeof useTexts>['t'],
  data: Conversation | undefined,
  error: TransportError | undefined,
  name: string,
): string {
  if (data) return t('messages.with', { name })
  return t(isMissing(error) ? 'messages.missing' : 'messages.title')
}

/** Where the list is not beside it. */
function BackToAll() {
  const { t, language } = useTexts()
  return (
    <div className={styles.back}>
      <IconLink href={localPath(language, messagesPath)} label={t('messages.back')} icon="arrowStart" />
    </div>
  )
}

function Pending({ error, retry }: { error: TransportError | undefined; retry: () => void }) {
  const { t } = useTexts()
  if (!error) return <Spinner label={t('messages.loading')} />
  if (isMissing(error)) return <missing.Part />
  return <FailureNotice retry={retry}>{t('messages.failed')}</FailureNotice>
}

interface OpenedProps {
  handle: ConversationHandle
  data: Conversation
  name: string
  isAlone: boolean
}

function Opened({ handle, data, name, isAlone }: OpenedProps) {
  const { t } = useTexts()
  const { counterpart, isBlockedByMe, isBlockedByOther } = data
  const why = counterpart.isGone
    ? 'messages.gone'
    : isBlockedByMe
      ? 'messages.blockedByMe'
      : isBlockedByOther
        ? 'messages.blockedByOther'
        : undefined
  return (
    <>
      <Timeline {...{ handle, name, isAlone }} conversation={data} isOpen={why === undefined} />
      <div className={styles.foot({ isAlone })}>
        {why === undefined ? (
          <Composer id={data.id} show={handle.show} onLate={handle.retry} />
        ) : (
          <Notice tone="warning">
            <p>{t(why)}</p>
          </Notice>
        )}
      </div>
    </>
  )
}
