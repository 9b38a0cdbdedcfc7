import { useContext } from 'react'
import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { agenciesPath } from '#domain/agency/agencyPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { AgencyMonogram } from './AgencyMonogram.tsx'
import { JsonScript } from '#app/shell/JsonScript.tsx'
import { OriginContext } from '#app/shell/OriginContext.ts'
import { homesWords } from '../model/homesWords.ts'
import { agencyJsonLd } from '../model/jsonLd.ts'
import { seatLine } from '../model/seatLine.ts'
import { AgencyContact } from './AgencyContact.tsx'
import { AgencyHomes } from './AgencyHomes.tsx'
import * as styles from './AgencyScreen.css.ts'
import { AgencyWhere } from './AgencyWhere.tsx'

/** An agency: what it is, where it works, how to contact it, and its listings. */
export function AgencyScreen({ agency }: { agency: AgencyDetail }) {
  const { t, language } = useTexts()
  const origin = useContext(OriginContext)
  return (
    <Container isSpaced>
      <Stack space="xl">
        <div className={styles.columns}>
          <div className={styles.about}>
            <Stack space="sm">
              <Breadcrumbs
                label={t('search.breadcrumbs')}
                items={[
                  { label: t('agencies.title'), href: localPath(language, agenciesPath) },
                  { label: agency.name, content: <OwnLanguage>{agency.name}</OwnLanguage> },
                ]}
              />
              <Who agency={agency} />
            </Stack>
            <About agency={agency} />
          </div>
          <div className={styles.contact}>
            <AgencyContact agency={agency} />
          </div>
          <div className={styles.homes}>
            <AgencyHomes agency={agency} />
            <AgencyWhere agency={agency} />
          </div>
        </div>
      </Stack>
      <JsonScript type="application/ld+json" data={agencyJsonLd(agency, language, origin)} />
    </Container>
  )
}

/** Name, kind, seat, since when, and how many homes. */
function Who({ agency }: { agency: AgencyDetail }) {
  const texts = useTexts()
  const { t } = texts
  const { type, seat, founded } = agency
  const { sale, rent } = homesWords(texts, agency)
  return (
    <div className={styles.who}>
      <AgencyMonogram name={agency.name} size="large" />
      <Stack space="xs">
        <Heading level={1} isFocusTarget>
          <OwnLanguage>{agency.name}</OwnLanguage>
        </Heading>
        {agency.ownName !== agency.name && (
          <Text>
            <OwnLanguage>{agency.ownName}</OwnLanguage>
          </Text>
        )}
        <Text tone="muted">
          <Parts>
            {[
              t(`advertiserType.${type}`),
              seatLine(seat),
              founded !== null && t('listing.advertiser.founded', { year: founded }),
            ]}
          </Parts>
        </Text>
        <Text isTabular>
          <Parts>{[sale, rent]}</Parts>
        </Text>
      </Stack>
    </div>
  )
}

/** The agency's description of itself, in the language it was written in. */
function About({ agency: { description } }: { agency: AgencyDetail }) {
  const { t } = useTexts()
  if (description === null) return null
  return (
    <Stack as="section" space="xs" aria-labelledby="agency-about">
      <Heading level={2} size="subheading" id="agency-about">
        {t('agency.about')}
      </Heading>
      <div lang={description.language} className={styles.words}>
        <Text isMeasured>{description.text}</Text>
      </div>
    </Stack>
  )
}
