import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { alikeDays, clockOf } from '#domain/agency/profile.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { localeTags } from '#domain/locale.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { languageName } from '#app/shared/languageName.ts'
import { weekdayName } from '#app/shared/weekdayName.ts'
import * as styles from './AgencyScreen.css.ts'

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

type Opened = NonNullable<AgencyDetail['opening']>

/** On a phone the hours are below what says whether it is open now: the homes come before them. */
function Opening({ opening }: { opening: Opened }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <>
      <div className={styles.onPhones}>
        <Disclosure summary={t('agency.hours')} detail={nowWords(texts, opening.now)} headingLevel={2}>
          <Hours opening={opening} />
        </Disclosure>
      </div>
      <section className={styles.beside} aria-labelledby="agency-hours">
        <Stack space="xs">
          <Heading level={2} size="label" id="agency-hours">
            {t('agency.hours')}
          </Heading>
          <Text size="small" weight="semibold" isTabular>
            {nowWords(texts, opening.now)}
          </Text>
          <Hours opening={opening} />
        </Stack>
      </section>
    </>
  )
}

/** `Open until 18:00` */
function nowWords({ t }: Pick<Texts, 't'>, now: Opened['now']): string {
  if (now.state === 'open') return t('agency.hours.open', { time: clockOf(now.until) })
  if (now.state === 'later') return t('agency.hours.later', { time: clockOf(now.from) })
  return t(now.state === 'over' ? 'agency.hours.over' : 'agency.hours.notToday')
}

function Hours({ opening: { hours, opensOnHolidays, holidays } }: { opening: Opened }) {
  const { t, language, format } = useTexts()
  return (
    <Stack space="xs">
      <FactList
        facts={alikeDays(hours).map(({ first, last, hours: text }) => ({
          term: [first, last]
            .slice(first === last ? 1 : 0)
            .map((weekday) => weekdayName(language, weekday))
            .join(' – '),
          value: text || t('agency.hours.closed'),
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
