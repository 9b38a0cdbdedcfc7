import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { conversationParameter } from '#app/shared/contact/conversationHref.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { contactKeys } from '#app/transport/contact/contactKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { hoursPath } from '../model/hoursPath.ts'
import { ConversationList } from '../views/ConversationList.tsx'
import { ConversationPane } from '../views/ConversationPane.tsx'
import { SideLinks } from '../views/SideLinks.tsx'
import { HomeAside } from './HomeAside.tsx'
import * as styles from './Messages.css.ts'

/**
 * The list, beside it the conversation that the address names, and beside that its home; on a narrow screen the list or
 * the conversation. Each scrolls on its own.
 */
export function Messages() {
  const { t, language } = useTexts()
  const { search } = usePlace()
  const isEmpty = useApi(contactKeys.conversations(language)).data?.total === 0
  const id = search.get(conversationParameter) ?? undefined
  const isAlone = isEmpty && id === undefined
  return (
    <div className={styles.columns({ shows: isAlone ? 'nothing' : id === undefined ? 'list' : 'home' })}>
      <div className={styles.list({ isAside: id !== undefined })}>
        <noscript>{t('messages.noScript')}</noscript>
        {/* The page is about the conversation that is open; else about all of them. */}
        <Heading level={id === undefined ? 1 : 2} size="heading" isFocusTarget={id === undefined}>
          {t('messages.title')}
        </Heading>
        <AdvertiserLinks hasSome={!isEmpty} />
        <ConversationList openId={id} />
      </div>
      {!isAlone && (
        <div className={styles.pane({ isEmpty: id === undefined })}>
          {id === undefined ? (
            <EmptyState icon="arrowStart" heading={t('messages.choose')}>
              {t('messages.choose.text')}
            </EmptyState>
          ) : (
            <ConversationPane key={id} id={id} />
          )}
        </div>
      )}
      {id !== undefined && <HomeAside id={id} />}
    </div>
  )
}

/** Only for users who offer a home. */
function AdvertiserLinks({ hasSome }: { hasSome: boolean }) {
  const { t, language } = useTexts()
  const { data } = useApi(contactKeys.visitHours(language))
  if (data?.isAdvertiser !== true) return null
  return (
    <>
      <div>
        <ButtonLink href={localPath(language, hoursPath)} variant="secondary" size="small" icon="clock">
          {t('messages.hours')}
        </ButtonLink>
      </div>
      {hasSome && <SideLinks />}
    </>
  )
}
