import { Link } from '#design-system/actions/Link/Link.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useLastList } from '#app/shared/lastList/lastList.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { listingCrumbs } from '../model/crumbs.ts'

/** Back to the list that led here, at this home's card, and the breadcrumbs of its places. */
export function Trail({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const list = useLastList()
  return (
    <Inline space="lg" justify="between">
      <Breadcrumbs label={texts.t('listing.breadcrumbs')} items={listingCrumbs(texts, listing)} />
      {list !== undefined && (
        <Link href={`${list}#listing-${listing.id}`} isStanding isStrong underline="hover" icon="arrowStart">
          {texts.t('listing.back')}
        </Link>
      )}
    </Inline>
  )
}
