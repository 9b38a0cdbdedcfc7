import type { TrackedPart } from '#domain/analytics/sections.ts'
import type { ListingCard as Card } from '#domain/listing/ListingCard.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { KeptPart } from '#app/shared/kept/KeptPart.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { Section } from './Section.tsx'
import * as styles from './SimilarHomes.css.ts'

/** So many are beside each other on a wide screen; on a narrow one they are a row to swipe. */
const most = 4

const sizes = '(min-width: 64em) 18rem, (min-width: 48em) 46vw, 80vw'

/** Homes like this one. The page does not depend on them. */
export function SimilarHomes({ id }: { id: number }) {
  const t = useTranslate()
  const { data } = useApi(apiKey.similar(id, useLanguage()))
  if (!data || data.length === 0) return null
  return (
    <Section heading={t('listing.similar')} paper="none">
      <Homes homes={data.slice(0, most)} />
    </Section>
  )
}

function Homes({ homes }: { homes: readonly Card[] }) {
  return (
    <ul className={styles.homes} data-part={'related' satisfies TrackedPart}>
      {homes.map((listing) => (
        <KeptPart
          key={listing.id}
          as="li"
          className={styles.home}
          of={ListingCard}
          facts={{ listing, titleLevel: 3 as const, sizes }}
          acts={{}}
        />
      ))}
    </ul>
  )
}
