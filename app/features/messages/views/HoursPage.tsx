import { localPath } from '#domain/search/searchPath.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { messagesPath } from '#app/shared/contact/conversationHref.ts'
import { contactKeys } from '#app/transport/contactKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { HoursForm } from './HoursForm.tsx'

/** When one's homes can be seen. */
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
  const { data, error, retry } = useApi(contactKeys.visitHours(language))
  if (!data && error)
    return (
      <Notice tone="danger" role="alert" action={<Button onPress={retry}>{t('messages.retry')}</Button>}>
        <p>{t('messages.failed')}</p>
      </Notice>
    )
  if (!data) return <Spinner label={t('messages.loading')} />
  if (!data.isAdvertiser)
    return (
      <EmptyState icon="clock" heading={t('messages.hours.notAdvertiser')}>
        {t('messages.hours.notAdvertiser.text')}
      </EmptyState>
    )
  return (
    <>
      <Text isMeasured>{t('messages.hours.text')}</Text>
      <HoursForm hours={data.hours} onSaved={retry} />
    </>
  )
}
