import type { ListingStatistics } from '#domain/api/listings/Statistics.ts'
import {
  type CountedName,
  countedNames,
  LEAST_HIDDEN,
  statisticsCsvPath,
  statisticsDays,
} from '#domain/statistics/counted.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { ChartFigure } from '#design-system/charts/ChartFigure/ChartFigure.tsx'
import { Plot } from '#design-system/charts/LineChart/Plot.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { TabLinks } from '#design-system/navigation/TabLinks/TabLinks.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useAddress } from '#app/shell/useAddress.ts'
import { statisticsKey } from '#app/transport/drafts/draftKeys.ts'
import { periodOf, periods } from '../model/periods.ts'

/** How one's own ad is seen: figures of a period, a chart of its days, and all of it as a table and a file. */
export function Statistics({ id }: { id: number }) {
  const { t, language } = useTexts()
  const { place, href } = useAddress()
  const days = periodOf(place.search)
  const path = href.split('?')[0] ?? href
  return (
    <Stack as="section" space="md">
      <Heading level={2}>{t('stats.title')}</Heading>
      <TabLinks
        label={t('stats.period')}
        links={periods.map((count) => ({
          href: count === statisticsDays.usual ? path : `${path}?days=${count}`,
          label: t('stats.days', { count }),
          isCurrent: count === days,
        }))}
      />
      <PersonalReply
        reply={statisticsKey(id, days, language)}
        loading={<Skeleton shape="text" />}
        failed={t('stats.loadFailed')}
      >
        {(statistics) => <Figures statistics={statistics} />}
      </PersonalReply>
      <Link href={`${statisticsCsvPath(id)}?days=${days}`} isStanding>
        {t('stats.csv')}
      </Link>
      <Text size="small" tone="muted" isMeasured>
        {t('stats.note')}
      </Text>
    </Stack>
  )
}

/** Where a day stands on the axis of time: at noon, so that it is the same day everywhere. */
const noonOf = (day: string): number => Date.parse(`${day}T10:00:00Z`)

/** A word for everything that is counted. */
const byName = (wordOf: (name: CountedName) => string) =>
  Object.fromEntries(countedNames.map((name) => [name, wordOf(name)])) as Record<CountedName, string>

function Figures({ statistics }: { statistics: ListingStatistics }) {
  const { t, format } = useTexts()
  const { totals, medianPlace, hidden, days } = statistics
  const place = (value: number | null) => (value === null ? t('stats.noPlace') : format.number(value))
  const dateOf = (day: string) => format.date(new Date(noonOf(day)).toISOString())
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <>
      <FactList
        layout="columns"
        facts={[
          ...countedNames.map((name) => ({ term: t(`stats.${name}`), value: format.number(totals[name]) })),
          { term: t('stats.place'), value: place(medianPlace) },
        ]}
      />
      <Hidden hidden={hidden} />
      <ChartFigure
        title={t('stats.chart')}
        tableLabel={t('stats.table')}
        emptyText={t('stats.empty')}
        columns={[
          { id: 'day', header: t('stats.day') },
          ...countedNames.map((id) => ({ id, header: t(`stats.${id}`), align: 'end' as const })),
          { id: 'place', header: t('stats.place'), align: 'end' },
        ]}
        rows={days.toReversed().map((row) => ({
          id: row.day,
          cells: {
            day: dateOf(row.day),
            ...byName((name) => format.number(row[name])),
            place: place(row.medianPlace),
          },
        }))}
      >
        {totals.shown === 0 ? (
          <Text tone="muted">{t('stats.empty')}</Text>
        ) : (
          <Plot
            curve="linear"
            series={days.map(({ day, shown }) => ({ at: noonOf(day), value: shown }))}
            summary={t('stats.summary', {
              first: dateOf(first),
              last: dateOf(last),
              shown: format.number(totals.shown),
              most: format.number(Math.max(...days.map(({ shown }) => shown))),
            })}
            formatValue={format.number}
            formatTime={(at) => format.date(new Date(at).toISOString())}
          />
        )}
      </ChartFigure>
    </>
  )
}

function Hidden({ hidden }: Pick<ListingStatistics, 'hidden'>) {
  const { t, format } = useTexts()
  if (hidden.length === 0) return null
  return (
    <Stack space="xs">
      <Heading level={3} size="label">
        {t('stats.hidden')}
      </Heading>
      <FactList
        facts={hidden.map(({ reason, count }) => ({
          term: t(`hidden.reason.${reason}`),
          value: format.number(count),
        }))}
      />
      <Text size="small" tone="muted">
        {t('stats.hiddenNote', { least: LEAST_HIDDEN })}
      </Text>
    </Stack>
  )
}
