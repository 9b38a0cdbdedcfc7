import type { EventCount } from '#domain/api/Operator.ts'
import { operatorLimits } from '#domain/operator/operator.ts'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

export interface CountsProps {
  isMeasured: boolean
  events: readonly EventCount[]
}

/** How often each measured event came in the last days. */
export function Counts({ isMeasured, events }: CountsProps) {
  const { t, format } = useTexts()
  const columns = [
    { id: 'name', header: t('operator.event.name') },
    { id: 'channel', header: t('operator.event.channel') },
    { id: 'count', header: t('operator.event.count'), align: 'end' },
    { id: 'revenue', header: t('operator.event.revenue'), align: 'end' },
  ] as const
  const rows = events.map(({ kind, name, channel, count, revenue }) => ({
    id: [kind, name, channel].join(' '),
    cells: {
      name,
      channel: channel === '' ? '–' : channel,
      count: format.number(count),
      revenue: revenue === 0 ? '–' : format.money(revenue),
    },
  }))
  return (
    <Stack as="section" space="sm" aria-labelledby="counts">
      <Heading level={2} id="counts">
        {t('operator.counts', { days: operatorLimits.days })}
      </Heading>
      {!isMeasured && <Text isMeasured>{t('operator.counts.off')}</Text>}
      {rows.length > 0 ? (
        <DataTable
          caption={t('operator.counts', { days: operatorLimits.days })}
          isCaptionHidden
          columns={columns}
          rows={rows}
        />
      ) : (
        isMeasured && <Text>{t('operator.counts.none')}</Text>
      )}
    </Stack>
  )
}
