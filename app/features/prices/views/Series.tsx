import { least } from '#domain/market/figures.ts'
import type { GuidePage } from '#domain/market/Guide.ts'
import { LineChart } from '#design-system/charts/LineChart/LineChart.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { inFull } from '#app/shared/inFull.ts'
import { monthName, perMetre } from '../model/guideWords.ts'

/** The middle of a month: where its point stands, ms since 1970. */
const middleOf = (month: string): number => Date.parse(`${month}-15T00:00:00Z`)

/** The median by month as a line within the quartiles, and as a table. */
export function Series({ page: { series } }: { page: GuidePage }) {
  const texts = useTexts()
  const { t, format } = texts
  const full = inFull(texts)
  const [first, last] = [series[0], series.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  return (
    <Stack as="section" space="sm">
      <LineChart
        title={t('prices.series')}
        tableLabel={t('prices.table')}
        curve="linear"
        series={series.map(({ month, median }) => ({ at: middleOf(month), value: median }))}
        band={series.map(({ month, q1, q3 }) => ({ at: middleOf(month), low: q1, high: q3 }))}
        legend={{ line: t('prices.median'), band: t('prices.halfOf') }}
        columns={{
          time: t('prices.month'),
          value: t('prices.median'),
          low: t('prices.q1'),
          high: t('prices.q3'),
        }}
        summary={t('prices.series.summary', {
          first: perMetre(full, first.median),
          firstMonth: monthName(texts, first.month),
          last: perMetre(full, last.median),
          lastMonth: monthName(texts, last.month),
        })}
        formatValue={(euro) => perMetre(texts, euro)}
        formatTime={(at) => format.month(new Date(at).toISOString())}
      />
      <Text size="small" tone="muted" isMeasured>
        {t('prices.series.note', { least: least.level })}
      </Text>
    </Stack>
  )
}
