import { Link } from '#design-system/actions/Link/Link.tsx'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { HomeContent } from '#domain/api/Home.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PriceRange } from '#app/shared/PriceRange/PriceRange.tsx'

type Regions = HomeContent['regions']

/** Asking prices of flats by region: the median, and where the middle half lies. */
export function Prices({ regions }: { regions: Regions }) {
  const { t, format } = useTexts()
  const most = Math.max(...regions.map(({ upperQuartile }) => upperQuartile))
  return (
    <Stack as="section" space="lg">
      <Stack space="xxs">
        <Heading level={2}>{t('home.prices.heading')}</Heading>
        <Text tone="muted">{t('home.prices.note')}</Text>
      </Stack>
      <DataTable
        caption={t('home.prices.heading')}
        isCaptionHidden
        columns={[
          { id: 'region', header: t('home.prices.region') },
          { id: 'half', header: t('home.prices.half') },
          { id: 'median', header: t('home.prices.median'), align: 'end' },
          { id: 'count', header: t('home.prices.count'), align: 'end' },
        ]}
        rows={regions.map((region) => ({
          id: String(region.place.id),
          cells: {
            region: (
              <Link href={region.path} underline="hover">
                {region.place.name}
              </Link>
            ),
            half: (
              <PriceRange
                {...region}
                most={most}
                words={t('home.prices.range', {
                  from: format.pricePerArea(region.lowerQuartile, 1),
                  to: format.pricePerArea(region.upperQuartile, 1),
                })}
              />
            ),
            median: format.pricePerArea(region.median, 1),
            count: format.number(region.count),
          },
        }))}
      />
    </Stack>
  )
}
