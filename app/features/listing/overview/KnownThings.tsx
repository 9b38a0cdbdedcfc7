import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { listingFacts, statedShare } from '../model/listingFacts.ts'
import { firstSeen, historySummary } from '../model/priceHistory.ts'
import { signedPercent } from '../model/priceWords.ts'
import * as styles from './KnownThings.css.ts'
import { ShareRing } from './ShareRing.tsx'

/** What is known for sure: when it was confirmed, how much was stated, and whether the price has moved. */
export function KnownThings({ listing }: { listing: ListingDetail }) {
  const { t, format } = useTexts()
  const { stated, total } = statedShare(listingFacts(listing))
  const history = historySummary(listing)
  const change = history?.change ?? null
  const things = [
    {
      id: 'confirmed',
      mark: <Icon name="success" />,
      title: t('listing.freshness', { date: format.date(listing.confirmedAt) }),
      text: t('listing.known.confirmed'),
    },
    {
      id: 'stated',
      mark: <ShareRing share={stated / total} />,
      title: t('listing.known.stated', { stated, total }),
      text: t('listing.known.missing', { count: total - stated }),
    },
    ...(history
      ? [
          {
            id: 'price',
            mark: <Icon name={change && change.amount < 0 ? 'priceDown' : 'clock'} />,
            title: change
              ? t('listing.known.changed', { percent: signedPercent(format, change.share) })
              : t('listing.known.unchanged'),
            text: t('listing.known.since', { date: format.longDate(firstSeen(listing)) }),
          },
        ]
      : []),
  ]
  return (
    <ul className={styles.things} aria-label={t('listing.known')}>
      {things.map(({ id, mark, title, text }) => (
        <li key={id} className={styles.thing}>
          <span className={styles.mark}>{mark}</span>
          <div>
            <Text weight="semibold" size="small">
              {title}
            </Text>
            <div className={styles.more}>
              <Text size="small" tone="muted">
                {text}
              </Text>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
