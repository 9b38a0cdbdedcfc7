import { useState } from 'react'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { ShareBar } from '#design-system/charts/ShareBar/ShareBar.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { type CostName, checkedIn } from '#domain/costs/coefficients.ts'
import { type Cost, type CostEstimate, estimateCosts } from '#domain/costs/estimateCosts.ts'
import { isTaxed } from '#domain/costs/enfia.ts'
import { objectiveValue } from '#domain/costs/objectiveValue.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { monthAt } from '#domain/market/months.ts'
import { mortgageAddress } from '#domain/costs/mortgageAddress.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { useFlags } from '#app/shell/FlagsContext.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import {
  amountText,
  coefficientText,
  costAmount,
  costName,
  costSource,
  monthText,
  roundedSum,
} from '../model/costWords.ts'
import { isPartial } from '../overview/priceApart.ts'
import { sectionIds } from '../overview/sections.ts'
import { Loans } from './Loans.tsx'
import { YearlyTax } from './YearlyTax.tsx'
import { Section } from '../views/Section.tsx'

/** What it costs in all, and of what; each coefficient with its date behind a disclosure. Auctions have other costs. */
export function Costs({ listing }: { listing: ListingDetail }) {
  const [{ day }] = useState(() => monthAt(new Date()))
  const { contract, category, advertiser, price } = listing
  if (price === null || contract === 'auction') return null
  const objective = objectiveValue({ ...listing.more, area: listing.surface }, day)
  const estimate = estimateCosts({ contract, category, advertiser: advertiser.type, price, objective }, day)
  return estimate && <Estimate {...{ listing, contract, price, estimate, objective }} />
}

interface EstimateProps {
  listing: ListingDetail
  contract: 'sale' | 'rent'
  price: number
  estimate: CostEstimate
  /** The objective value at the most, EUR. */
  objective: number | undefined
}

function Estimate({ listing, contract, price, estimate, objective }: EstimateProps) {
  const texts = useTexts()
  const { t, format, language } = texts
  const { mortgageWidgets } = useFlags()
  const once = roundedSum(estimate.once)
  const isSale = contract === 'sale'
  // A buyer pays the price too; a tenant's first month is among the costs.
  const whole = isSale ? { low: price + once.low, high: price + once.high } : once
  const month = monthText(texts, checkedIn)
  return (
    <Section heading={t(`listing.costs.whole.${contract}`)} anchor={sectionIds.costs} paper="none">
      <Stack space="xxs">
        <Text size="lead" weight="semibold" isTabular>
          {t('listing.costs.about', { amount: amountText(texts, whole) })}
        </Text>
        <Text size="small" tone="muted" isMeasured>
          {isSale
            ? t('listing.costs.made', {
                price: format.money(price),
                costs: amountText(texts, once),
                month,
              })
            : t('listing.costs.made.rent', { month })}
        </Text>
      </Stack>
      <ShareBar shares={estimate.costs.map((cost) => shareOf(texts, cost))} />
      <Disclosure
        summary={t(isSale ? 'listing.costs.how' : 'listing.costs.how.rent')}
        headingLevel={3}
        look="plain"
      >
        <Stack space="md">
          <Text size="small" isMeasured>
            {t('listing.costs.estimate', { month })}
          </Text>
          <CostTable costs={estimate.costs} />
          {isSale && (
            <Text size="small" tone="muted" isMeasured>
              <OwnLanguage>
                {[
                  objectiveText(texts, listing, price, objective),
                  ...(pays(estimate, 'transferTax') && listing.category === 'newConstructions'
                    ? [t('listing.costs.newBuild')]
                    : []),
                  ...(isPartial(listing) ? [t('listing.costs.partial')] : []),
                ].join(' ')}
              </OwnLanguage>
            </Text>
          )}
          {isSale && isTaxed(listing) && <YearlyTax listing={listing} />}
          {estimate.loans.length > 0 && <Loans loans={estimate.loans} />}
          {estimate.loans.length > 0 && mortgageWidgets && (
            <Link href={localPath(language, mortgageAddress({ price: String(price) }))} isStanding isStrong>
              {t('listing.costs.calculate')}
            </Link>
          )}
        </Stack>
      </Disclosure>
    </Section>
  )
}

/** What the objective value is at the most, and how much of it is asked; or that it is not known. */
function objectiveText(
  { t, format }: ReturnType<typeof useTexts>,
  { more: { zonePrice, zonePriceDay } }: ListingDetail,
  price: number,
  objective: number | undefined,
): string {
  if (objective === undefined || zonePrice === undefined || zonePriceDay === undefined)
    return t('listing.costs.objective')
  return t('listing.costs.objectiveStated', {
    zone: format.money(zonePrice),
    date: format.longDate(`${zonePriceDay}T12:00:00Z`),
    value: format.money(objective),
    percent: format.percent(Math.round((price / objective) * 100)),
  })
}

const pays = ({ costs }: CostEstimate, name: CostName): boolean =>
  costs.some(({ coefficient }) => coefficient.name === name)

/** The middle of what it may be is its part of the bar; what is paid every month is listed alone. */
const shareOf = (texts: ReturnType<typeof useTexts>, cost: Cost) => ({
  id: cost.coefficient.name,
  name: costName(texts, cost.coefficient),
  amount: costAmount(texts, cost),
  value: cost.coefficient.isMonthly ? 0 : (cost.low + cost.high) / 2,
})

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
