import type { QueuedAd } from '#domain/api/Moderation.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { Decide } from './Decide.tsx'

/** What visitors reported of an ad, each with its answer. */
export function Reports({ reports }: Pick<QueuedAd, 'reports'>) {
  const { t, format } = useTexts()
  if (reports.length === 0) return null
  return (
    <Stack space="md">
      <Heading level={3} size="label">
        {t('moderation.reports')}
      </Heading>
      <Stack space="lg" isRuled>
        {reports.map(({ id, reference, at, reason, text, isAnswered }) => (
          <Stack key={id} space="xs">
            <Text weight="semibold">
              {t('moderation.report', {
                reason: t(`listing.report.reason.${reason}`),
                date: format.longDate(at),
                reference: reference ?? String(id),
              })}
            </Text>
            {text !== '' && (
              <Text isMeasured>
                <OwnLanguage>{text}</OwnLanguage>
              </Text>
            )}
            <Text size="small" tone="muted">
              {t(isAnswered ? 'moderation.reporterMailed' : 'moderation.reporterUnknown')}
            </Text>
            <Decide acts={['answer']} id={id} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}

/** The objection of the advertiser, with its decision. */
export function Objection({ appeal }: Pick<QueuedAd, 'appeal'>) {
  const { t, format } = useTexts()
  if (appeal === null) return null
  return (
    <Stack space="xs">
      <Heading level={3} size="label">
        {t('moderation.appeal', { date: format.longDate(appeal.at) })}
      </Heading>
      <Text>
        <OwnLanguage>{appeal.text}</OwnLanguage>
      </Text>
      <Decide acts={['grant', 'deny']} id={appeal.id} />
    </Stack>
  )
}
