import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { reportDialog } from '#app/shared/report/reportView.ts'
import * as styles from './ListingMore.css.ts'

/** Prints the listing, or reports a problem; and its numbers. The buttons need script, and are not shown without. */
export function ListingMore({ listing: { id, reference } }: { listing: ListingDetail }) {
  const t = useTranslate()
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <div className={styles.actions}>
        <span className={styles.paper}>
          <Button variant="quiet" size="small" icon="print" onPress={() => print()}>
            {t('listing.print')}
          </Button>
        </span>
        <Button variant="quiet" size="small" onPress={() => setReporting(true)}>
          {t('listing.report')}
        </Button>
      </div>
      <div className={styles.numbers}>
        <Text size="small" tone="muted" isTabular>
          <Parts>
            {[
              t('listing.number', { id: String(id) }),
              reference !== null && t('listing.advertiser.reference', { reference }),
            ]}
          </Parts>
        </Text>
      </div>
      {isReporting && <reportDialog.Part id={id} onClose={() => setReporting(false)} />}
    </>
  )
}
