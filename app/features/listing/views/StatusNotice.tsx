import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** A notice at the top when the home is no longer available. */
export function StatusNotice({ status }: Pick<ListingDetail, 'status'>) {
  const t = useTranslate()
  if (status === 'active') return null
  return <Notice tone="warning" heading={t(`listing.inactive.${status}`)} />
}
