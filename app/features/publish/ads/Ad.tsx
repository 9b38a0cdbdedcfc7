import type { OwnAd } from '#domain/api/listings/OwnListings.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { adName } from '../model/adName.ts'
import { Holds } from '../views/Holds.tsx'
import * as styles from './Ad.css.ts'
import { AdActions } from './AdActions.tsx'

const tones = { active: 'success', held: 'warning', expired: 'warning' } as const
const toneOf = (status: OwnAd['status']) =>
  status in tones ? tones[status as keyof typeof tones] : ('neutral' as const)

/** One's own ad in their list: how it stands, until when, and what may be done with it. */
export function Ad({ ad }: { ad: OwnAd }) {
  const texts = useTexts()
  const { t, format, language } = texts
  const { id, status, leavesAt, confirmedAt, holds } = ad
  const name = adName(ad, texts)
  return (
    <div className={styles.ad}>
      <div className={styles.told}>
        <Stack space="xs">
          <Inline space="sm" align="center">
            <Heading level={2} size="label">
              {status === 'held' ? (
                // Its page is shown to nobody yet.
                <OwnLanguage>{name}</OwnLanguage>
              ) : (
                <Link href={localPath(language, listingPath(id))} isStanding>
                  <OwnLanguage>{name}</OwnLanguage>
                </Link>
              )}
            </Heading>
            <Badge tone={toneOf(status)}>{t(`ads.status.${status}`)}</Badge>
          </Inline>
          <Holds holds={holds} />
          {leavesAt !== null && (
            <Text size="small" tone="muted">
              {t('ads.leaves', {
                confirmed: format.longDate(confirmedAt),
                date: format.longDate(leavesAt),
              })}
            </Text>
          )}
        </Stack>
      </div>
      <AdActions ad={ad} />
    </div>
  )
}
