import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { contactBox } from '#app/shared/contact/contactBox.css.ts'
import { PhoneReveal } from '#app/shared/contact/PhoneReveal.tsx'
import { repliesText } from '#app/shared/contact/repliesText.ts'
import { contact } from '#app/transport/contact/contact.ts'
import { run } from '#app/transport/call.ts'
import { AgencyHours } from './AgencyHours.tsx'
import * as styles from './AgencyScreen.css.ts'

/** The office's phone number on request, and its response time if there are enough conversations. */
export function AgencyContact({ agency }: { agency: AgencyDetail }) {
  const { slug, hasPhone, replies, kept } = agency
  const texts = useTexts()
  const { t, language } = texts
  const answers = repliesText(texts, replies)
  const shareWords = ({ kept: many, of }: { kept: number; of: number }) => ({
    share: texts.format.percent(Math.round((many / of) * 100)),
    count: of,
  })
  return (
    <aside className={contactBox} aria-labelledby="agency-contact">
      <Heading level={2} size="label" id="agency-contact">
        {t('agency.contact')}
      </Heading>
      {answers !== undefined && (
        <Text size="small" isTabular>
          {answers}
        </Text>
      )}
      {kept.visits !== null && (
        <Text size="small" isTabular>
          {t('agency.kept.visits', shareWords(kept.visits))}
        </Text>
      )}
      {kept.confirmed !== null && (
        <Text size="small" isTabular>
          {t('agency.kept.confirmed', shareWords(kept.confirmed))}
        </Text>
      )}
      {hasPhone ? (
        <>
          <div className={styles.needsScript}>
            <PhoneReveal
              key={slug}
              ask={() => run(contact.agencyPhone({ slug }, language))}
              label={t('contact.phone')}
              variant="primary"
              width="full"
              icon="phone"
            />
          </div>
          <noscript>
            <Text size="small">{t('agency.contact.noScript')}</Text>
          </noscript>
        </>
      ) : (
        <Text size="small">{t('agency.contact.none')}</Text>
      )}
      <Text size="small" tone="muted">
        {t('agency.contact.how')}
      </Text>
      <AgencyHours agency={agency} />
    </aside>
  )
}
