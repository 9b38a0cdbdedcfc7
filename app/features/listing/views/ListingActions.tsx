import { Suspense, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { SaveToggle } from '#app/shared/savedListings/SaveToggle.tsx'
import { tell } from '#app/shared/snackbar/tell.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { ReportDialogProps } from '../report/ReportDialog.tsx'
import { share, sharedAddress } from '../model/shareListing.ts'
import * as styles from './ListingActions.css.ts'

const reportDialog = lazyView<ReportDialogProps>(
  'app/features/listing/report/ReportDialog.tsx',
  async () => (await import('../report/ReportDialog.tsx')).ReportDialog,
  ['report', 'forms'],
  'asked',
)

/**
 * Shares the listing, prints it, or reports a problem. All of it needs script, and is not rendered without.
 */
export function ListingActions({ listing: { id, title } }: { listing: ListingDetail }) {
  const { t, language } = useTexts()
  const [isReporting, setReporting] = useState(false)
  const onShare = async () => {
    const how = await share(title, sharedAddress(id, language))
    if (how === 'copied') void tell({ tone: 'success', text: t('listing.share.copied') })
    if (how === 'failed') void tell({ tone: 'error', text: t('listing.share.failed'), isOnlyHere: true })
  }
  return (
    <div className={styles.actions}>
      <Inline space="xs">
        <SaveToggle id={id} />
        <Button variant="secondary" size="small" icon="share" onPress={() => void onShare()}>
          {t('listing.share')}
        </Button>
        <Button variant="secondary" size="small" icon="print" onPress={() => print()}>
          {t('listing.print')}
        </Button>
        <Button variant="quiet" size="small" onPress={() => setReporting(true)}>
          {t('listing.report')}
        </Button>
      </Inline>
      {isReporting && (
        <Suspense>
          <reportDialog.View id={id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  )
}
