import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { weekdays, writeDay } from '#domain/agency/profile.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { localeTags } from '#domain/locale.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { languageName } from '#app/shared/languageName.ts'
import { weekdayName } from '#app/shared/weekdayName.ts'

/** When the office is open, the holidays that come, and the languages that it speaks. */
export function AgencyHours({ agency: { opening, languages } }: { agency: AgencyDetail }) {
  const { t, language } = useTexts()
  const spoken = languages.map((one) => languageName(language, one))
  return (
    <>
      {opening !== null && <Opening opening={opening} />}
      {spoken.length > 0 && (
        <Text size="small">
          {t('agency.speaks', { languages: new Intl.ListFormat(localeTags[language]).format(spoken) })}
        </Text>
      )}
    </>
  )
}

function Opening({ opening }: { opening: NonNullable<AgencyDetail['opening']> }) {
  const { t, language, format } = useTexts()
  const { hours, opensOnHolidays, holidays } = opening
  return (
    <Stack as="section" space="xs" aria-labelledby="agency-hours">
      <Heading level={2} size="label" id="agency-hours">
        {t('agency.hours')}
      </Heading>
      <FactList
        facts={weekdays.map((weekday) => ({
          term: weekdayName(language, weekday),
          value: writeDay(hours, weekday) || t('agency.hours.closed'),
        }))}
      />
      {!opensOnHolidays && holidays.length > 0 && <Text size="small">{t('agency.hours.holidays')}</Text>}
      {!opensOnHolidays && (
        <Stack as="ul" space="none">
          {holidays.map(({ date, name }) => (
            <li key={date}>
              <Text size="small" tone="muted">
                {t('agency.hours.holiday', {
                  date: format.day(`${date}T12:00:00Z`),
                  name: t(`agency.holiday.${name}`),
                })}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
