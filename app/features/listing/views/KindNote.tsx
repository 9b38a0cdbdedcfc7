import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'

/** What to ask about a listing of more than one home. Auctions have their own part. */
export function KindNote({ listing: { id, kind } }: { listing: ListingDetail }) {
  const t = useTranslate()
  const { data } = useApi(apiKey.background(id, useLanguage()))
  if (kind === 'ad' || kind === 'auction') return null
  // A project that lists its units has said it.
  if (kind === 'project' && (!data || (data.units ?? []).length > 0)) return null
  return (
    <Notice tone="info" heading={t(`kind.${kind}`)}>
      <Text isMeasured>{t(`listing.kind.${kind}`)}</Text>
    </Notice>
  )
}
