import { useContext } from 'react'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { JsonScript } from '#app/shell/JsonScript.tsx'
import { OriginContext } from '#app/shell/OriginContext.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { listingCrumbs } from '../model/crumbs.ts'
import { breadcrumbsJsonLd, listingJsonLd } from '../model/jsonLd.ts'

export interface ListingDataProps {
  listing: ListingDetail
}

/** Structured data of the listing and its place, with absolute addresses: many consumers of such data resolve none. */
export function ListingData({ listing }: ListingDataProps) {
  const texts = useTexts()
  const origin = useContext(OriginContext)
  return (
    <>
      <JsonScript type="application/ld+json" data={listingJsonLd(listing, texts.language, origin)} />
      <JsonScript
        type="application/ld+json"
        data={breadcrumbsJsonLd(listingCrumbs(texts, listing), origin)}
      />
    </>
  )
}
