import { Button } from '#design-system/actions/Button/Button.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useLastList } from '#app/shared/lastList/lastList.ts'
import { SaveButton } from '#app/shared/savedListings/SaveButton.tsx'
import { SaveToggle } from '#app/shared/savedListings/SaveToggle.tsx'
import { useShare } from '#app/shared/share/useShare.ts'
import { listingCrumbs } from '../model/crumbs.ts'
import { backToResults } from './backToResults.ts'
import * as styles from './Toolbar.css.ts'
import { LaterHideMenu } from './LaterHideMenu.tsx'

/**
 * The places of the home, the way back to the results and to the homes beside it there, sharing and saving. What is known
 * after the first render alone is added at the start of the end side, so that nothing moves.
 */
export function Toolbar({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t } = texts
  const { id, title } = listing
  const list = useLastList()
  const share = useShare()
  const onShare = () => void share(id, title)
  return (
    <div className={styles.toolbar}>
      <div className={styles.crumbs}>
        <Breadcrumbs label={t('listing.breadcrumbs')} items={listingCrumbs(texts, listing)} />
      </div>
      {list !== undefined && <backToResults.Part {...{ id, list }} />}
      <div className={styles.words}>
        <LaterHideMenu id={id} />
        <Button variant="secondary" size="small" icon="share" onPress={onShare}>
          {t('listing.share')}
        </Button>
        <SaveToggle id={id} />
      </div>
      <div className={styles.icons}>
        <IconButton icon="share" label={t('listing.share')} variant="photo" onPress={onShare} />
        <SaveButton id={id} title={title} variant="photo" />
      </div>
    </div>
  )
}
