import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { JsonScript } from '#app/shell/JsonScript.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { listingCrumbs } from '../model/crumbs.ts'
import { breadcrumbsJsonLd, listingJsonLd } from '../model/jsonLd.ts'

export interface ListingDataProps {
  listing: ListingDetail
}

/** The listing and its place for machines. Addresses are relative: they resolve against the page's own. */
export function ListingData({ listing }: ListingDataProps) {
  const texts = useTexts()
  return (
    <>
      <JsonScript type="application/ld+json" data={listingJsonLd(listing, texts.language, '')} />
      <JsonScript type="application/ld+json" data={breadcrumbsJsonLd(listingCrumbs(texts, listing), '')} />
    </>
  )
}
