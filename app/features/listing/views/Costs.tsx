import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { checkedIn } from '#domain/costs/coefficients.ts'
import { type Cost, type CostEstimate, estimateCosts } from '#domain/costs/estimateCosts.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import {
  coefficientText,
  costAmount,
  costName,
  costSource,
  monthText,
  roundedSum,
} from '../model/costWords.ts'
import { isPartial } from '../model/marketWords.ts'
import { Loans } from './Loans.tsx'
import { Section } from './Section.tsx'

/** The costs beside the price, each coefficient visible with its date. Auctions have other costs. */
export function Costs({ listing }: { listing: ListingDetail }) {
  const { contract, category, advertiser, price } = listing
  if (price === null || contract === 'auction') return null
  const estimate = estimateCosts({ contract, category, advertiser: advertiser.type, price })
  return estimate && <Estimate {...{ listing, contract, estimate }} />
}

interface EstimateProps {
  listing: ListingDetail
  contract: 'sale' | 'rent'
  estimate: CostEstimate
}

function Estimate({ listing, contract, estimate }: EstimateProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { low, high } = roundedSum(estimate.once)
  const isSale = contract === 'sale'
  return (
    <Section heading={t(`listing.costs.${contract}`)} paper="none">
      <Text size="lead" isMeasured>
        {t(`listing.costs.sum.${contract}`, { low: format.money(low), high: format.money(high) })}
      </Text>
      <Text isMeasured>{t('listing.costs.estimate', { month: monthText(texts, checkedIn) })}</Text>
      <CostTable costs={estimate.costs} />
      {isSale && (
        <Text tone="muted" isMeasured>
          <OwnLanguage>
            {[
              t('listing.costs.objective'),
              ...(listing.category === 'newConstructions' ? [t('listing.costs.newBuild')] : []),
              ...(isPartial(listing) ? [t('listing.costs.partial')] : []),
            ].join(' ')}
          </OwnLanguage>
        </Text>
      )}
      {estimate.loans.length > 0 && <Loans loans={estimate.loans} />}
    </Section>
  )
}

function CostTable({ costs }: { costs: readonly Cost[] }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <DataTable
      caption={t('listing.costs.table')}
      columns={[
        { id: 'item', header: t('listing.costs.item') },
        { id: 'amount', header: t('listing.costs.amount'), align: 'end' },
        { id: 'coefficient', header: t('listing.costs.coefficient') },
        { id: 'source', header: t('listing.costs.source'), room: 'sentence' },
      ]}
      rows={costs.map((cost) => ({
        id: cost.coefficient.name,
        cells: {
          item: costName(texts, cost.coefficient),
          amount: costAmount(texts, cost),
          coefficient: coefficientText(texts, cost.coefficient),
          source: costSource(texts, cost.coefficient),
        },
      }))}
    />
  )
}
