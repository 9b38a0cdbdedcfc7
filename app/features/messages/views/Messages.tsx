import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { conversationParameter } from '#app/shared/contact/conversationHref.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { contactKeys } from '#app/transport/contactKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { hoursPath } from '../model/hoursPath.ts'
import { ConversationList } from './ConversationList.tsx'
import { ConversationPane } from './ConversationPane.tsx'
import { SideLinks } from './SideLinks.tsx'
import * as styles from './Messages.css.ts'

/** The list, and beside it the conversation that the address names; on a narrow screen one of the two. */
export function Messages() {
  const { t, language } = useTexts()
  const { search } = usePlace()
  const isEmpty = useApi(contactKeys.conversations(language)).data?.total === 0
  const id = search.get(conversationParameter) ?? undefined
  return (
    <Container width="page" isSpaced>
      <noscript>{t('messages.noScript')}</noscript>
      <div className={styles.columns({ isAlone: isEmpty && id === undefined })}>
        <div className={styles.list({ isAside: id !== undefined })}>
          {/* The page is about the conversation that is open; else about all of them. */}
          <Heading
            level={id === undefined ? 1 : 2}
            size={id === undefined ? 'title' : 'heading'}
            isFocusTarget={id === undefined}
          >
            {t('messages.title')}
          </Heading>
          <AdvertiserLinks hasSome={!isEmpty} />
          <ConversationList openId={id} />
        </div>
        {(id !== undefined || !isEmpty) && (
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
      </div>
    </Container>
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
