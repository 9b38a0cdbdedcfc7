import { Link } from '#design-system/actions/Link/Link.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useBackground } from '../useBackground.ts'
import { guideOf } from './guideOf.ts'
import { comparisonNotes, comparisonSentences } from '../model/marketWords.ts'
import { sectionIds } from '../overview/sections.ts'
import { Section } from '../views/Section.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { PriceSpread } from './PriceSpread.tsx'
import { SpreadTable } from './SpreadTable.tsx'
import { disclosures } from '../views/ListingScreen.css.ts'

/** How the price compares, in one sentence and as this home among the others; how it was found, and its history. */
export function FairPrice({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t, language } = texts
  const { data } = useBackground(listing.id)
  const comparison = data?.comparison ?? null
  const guide = comparison ? guideOf(listing, comparison) : undefined
  const [first, ...rest] = data ? comparisonSentences(texts, listing, comparison) : []
  return (
    <Section heading={t('listing.price.fair')} anchor={sectionIds.price} paper="none">
      {first !== undefined && (
        <Text size="lead" weight="semibold" isMeasured>
          {first}
        </Text>
      )}
      {rest.map((sentence) => (
        <Text key={sentence} size="small" tone="muted" isMeasured>
          {sentence}
        </Text>
      ))}
      {comparison && <PriceSpread {...{ comparison, listing }} />}
      <div className={disclosures}>
        {comparison && guide !== undefined && (
          <Link href={localPath(language, guide)} isStanding>
            {t('listing.market.guide', { place: comparison.place.name })}
          </Link>
        )}
        {comparison && (
          <Disclosure summary={t('listing.market.how')} headingLevel={3} look="plain">
            <SpreadTable comparison={comparison} />
            <Text size="small" tone="muted" isMeasured>
              {comparisonNotes(texts, listing, comparison.outside)}
            </Text>
          </Disclosure>
        )}
        <PriceHistory listing={listing} />
      </div>
    </Section>
  )
}
