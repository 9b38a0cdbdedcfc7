import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useBackground } from '../useBackground.ts'

/** What to ask about a listing of more than one home. Auctions have their own part. */
export function KindNote({ listing: { id, kind } }: { listing: ListingDetail }) {
  const t = useTranslate()
  const { data } = useBackground(id)
  if (kind === 'ad' || kind === 'auction') return null
  // A project that lists its units has said it.
  if (kind === 'project' && (!data || (data.units ?? []).length > 0)) return null
  return (
    <Notice tone="info" heading={t(`kind.${kind}`)}>
      <Text isMeasured>{t(`listing.kind.${kind}`)}</Text>
    </Notice>
  )
}
