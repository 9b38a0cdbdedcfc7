import { HomesInThirds } from '#app/shared/ListingCard/HomesInThirds.tsx'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { Section } from './Section.tsx'

/** Homes like this one. The page does not depend on them. */
export function SimilarHomes({ id }: { id: number }) {
  const t = useTranslate()
  const { data } = useApi(apiKey.similar(id, useLanguage()))
  if (!data || data.length === 0) return null
  return (
    <Section heading={t('listing.similar')} paper="none">
      <HomesInThirds homes={data} />
    </Section>
  )
}
