import { Link } from '#design-system/actions/Link/Link.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { agencyPath } from '#domain/agency/agencyPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { contactBox } from '#app/shared/contact/contactBox.css.ts'
import { Contact } from '../contact/Contact.tsx'
import * as styles from './AdvertiserBox.css.ts'
import { onScreen } from './ListingScreen.css.ts'

/** The advertiser, their role, when the listing was last confirmed, and how to contact them. */
export function AdvertiserBox({ listing }: { listing: ListingDetail }) {
  const { t, format, language } = useTexts()
  const { advertiser, agency, publisherRole, reference } = listing
  const name = agency?.name ?? advertiser.name
  const founded = agency?.founded ?? null
  return (
    <aside className={`${contactBox} ${styles.inSight}`} aria-labelledby="advertiser">
      <Inline justify="between">
        <Heading level={2} size="label" id="advertiser">
          {t('listing.advertiser')}
        </Heading>
        <Badge tone={advertiser.type === 'private' ? 'action' : 'neutral'}>
          {t(`advertiserType.${advertiser.type}`)}
        </Badge>
      </Inline>
      <Text size="lead" weight="semibold">
        <OwnLanguage>{name ?? t('listing.advertiser.unnamed')}</OwnLanguage>
      </Text>
      <Stack space="xxs">
        <Text size="small" tone="muted">
          {t('listing.advertiser.role', { role: t(`publisherRole.${publisherRole}`) })}
        </Text>
        {founded !== null && (
          <Text size="small" tone="muted">
            {t('listing.advertiser.founded', { year: founded })}
          </Text>
        )}
        {reference !== null && (
          <Text size="small" tone="muted">
            {t('listing.advertiser.reference', { reference })}
          </Text>
        )}
        <Text size="small" tone="muted">
          {t('listing.advertiser.confirmed', { date: format.longDate(listing.confirmedAt) })}
        </Text>
      </Stack>
      {agency && (
        <div className={onScreen}>
          <Link href={localPath(language, agencyPath(agency.slug))} isStanding>
            {t('agency.page')}
          </Link>
        </div>
      )}
      <Contact listing={listing} />
    </aside>
  )
}
