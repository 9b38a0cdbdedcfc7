import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** What has to be asked of an ad that is about more than one home. Auctions have a part of their own. */
export function KindNote({ kind }: Pick<ListingDetail, 'kind'>) {
  const t = useTranslate()
  if (kind === 'ad' || kind === 'auction') return null
  return (
    <Notice tone="info" heading={t(`kind.${kind}`)}>
      <Text isMeasured>{t(`listing.kind.${kind}`)}</Text>
    </Notice>
  )
}
