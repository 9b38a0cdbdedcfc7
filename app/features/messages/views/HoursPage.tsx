import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { messagesPath } from '#app/shared/contact/conversationHref.ts'
import { contactKeys } from '#app/transport/contact/contactKeys.ts'
import { HoursForm } from './HoursForm.tsx'

/** The user's visit hours. */
export function HoursPage() {
  const { t, language } = useTexts()
  return (
    <AccountPage title={t('messages.hours')} noScript={t('messages.noScript')} width="text">
      <div>
        <Link
          href={localPath(language, messagesPath)}
          isStanding
          isStrong
          underline="hover"
          icon="arrowStart"
        >
          {t('messages.back')}
        </Link>
      </div>
      <Hours />
    </AccountPage>
  )
}

function Hours() {
  const { t, language } = useTexts()
  return (
    <PersonalReply
      reply={contactKeys.visitHours(language)}
      loading={<Spinner label={t('messages.loading')} />}
      failed={t('messages.failed')}
    >
      {({ isAdvertiser, ...own }, retry) =>
        isAdvertiser ? (
          <>
            <Text isMeasured>{t('messages.hours.text')}</Text>
            <HoursForm {...own} onSaved={retry} />
          </>
        ) : (
          <EmptyState icon="clock" heading={t('messages.hours.notAdvertiser')}>
            {t('messages.hours.notAdvertiser.text')}
          </EmptyState>
        )
      }
    </PersonalReply>
  )
}
