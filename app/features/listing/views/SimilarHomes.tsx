import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { Section } from './Section.tsx'

/** Homes like this one. The page stands without them. */
export function SimilarHomes({ id }: { id: number }) {
  const t = useTranslate()
  const { data } = useApi(apiKey.similar(id, useLanguage()))
  if (!data || data.length === 0) return null
  return (
    <Section heading={t('listing.similar')} paper="none">
      <Grid as="ul" columns="wide" space="xl">
        {data.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} titleLevel={3} />
          </li>
        ))}
      </Grid>
    </Section>
  )
}
