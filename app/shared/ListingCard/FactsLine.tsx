import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { factsOf } from './cardWords.ts'

/** The line that names a listing, broken between its facts. What it is may be long, and breaks where it must. */
export function FactsLine({ listing }: { listing: ListingCard }) {
  return <Parts isWhole>{factsOf(useTexts(), listing)}</Parts>
}
