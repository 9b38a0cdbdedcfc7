import { SectionTabs } from '#design-system/navigation/SectionTabs/SectionTabs.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { sectionsOf } from './sections.ts'

/** The way to the parts of the page. */
export function ListingTabs({ listing }: { listing: ListingDetail }) {
  const t = useTranslate()
  return (
    <SectionTabs
      label={t('listing.sections')}
      sections={sectionsOf(listing).map(({ name, ...section }) => ({
        ...section,
        label: t(`listing.section.${name}`),
      }))}
    />
  )
}
