import type { AgencyCard } from '#domain/agency/Agency.ts'
import { agencyPath } from '#domain/agency/agencyPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Card } from '#design-system/collections/Card/Card.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { AgencyMonogram } from './AgencyMonogram.tsx'
import { homesWords } from '../model/homesWords.ts'
import { seatLine } from '../model/seatLine.ts'
import * as styles from './AgencyCards.css.ts'

/** Agencies as cards, each leading to its page. */
export function AgencyCards({ agencies }: { agencies: readonly AgencyCard[] }) {
  const texts = useTexts()
  const { t, language } = texts
  return (
    // Safari drops list semantics with the bullets; the role keeps them.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.list} aria-label={t('agencies.title')}>
      {agencies.map((agency) => {
        const { sale, rent } = homesWords(texts, agency)
        const seat = seatLine(agency.seat)
        return (
          <li key={agency.id} className={styles.item}>
            <AgencyMonogram name={agency.name} />
            <Card
              href={localPath(language, agencyPath(agency.slug))}
              title={
                <>
                  <OwnLanguage>{agency.name}</OwnLanguage>
                  {seat && <VisuallyHidden>{`, ${seat}`}</VisuallyHidden>}
                </>
              }
              linkId={`agency-${agency.id}`}
            >
              <Text size="small" tone="muted">
                <Parts>
                  {[
                    seat,
                    agency.type === 'pro' && t('advertiserType.pro'),
                    agency.founded !== null && t('listing.advertiser.founded', { year: agency.founded }),
                  ]}
                </Parts>
              </Text>
              <Text size="small" isTabular>
                <Parts>{[sale, rent]}</Parts>
              </Text>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
