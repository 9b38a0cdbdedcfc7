import { Link } from '#design-system/actions/Link/Link.tsx'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import type { FeedRunSummary } from '#domain/api/agencies/Feeds.ts'
import { runParameter, sectionPath } from '#domain/agency/workPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

const counted = ['added', 'changed', 'unchanged', 'withdrawn', 'refused'] as const
export const stateTones = {
  waiting: 'neutral',
  running: 'action',
  done: 'success',
  broken: 'danger',
} as const

/** The last feeds, the newest first, each with a link to its report. */
export function RunsTable({ slug, runs }: { slug: string; runs: readonly FeedRunSummary[] }) {
  const { t, format, language } = useTexts()
  const path = localPath(language, sectionPath(slug, 'feeds'))
  const figures = counted.map((id) => ({
    id,
    header: t(`office.runs.${id}`),
    align: 'end' as const,
  }))
  return (
    <DataTable
      caption={t('office.runs.title')}
      isCaptionHidden
      columns={[
        { id: 'when', header: t('office.runs.when') },
        { id: 'state', header: t('office.runs.state') },
        { id: 'from', header: t('office.runs.from') },
        ...figures,
      ]}
      rows={runs.map(({ runId, startedAt, state, origin, counts }) => ({
        id: runId,
        cells: {
          when: (
            <Link href={`${path}?${runParameter}=${runId}`}>
              {t('office.moment', { date: format.date(startedAt), time: format.time(startedAt) })}
            </Link>
          ),
          state: (
            <Badge tone={counts !== null && counts.waiting > 0 ? 'warning' : stateTones[state]}>
              {counts !== null && counts.waiting > 0
                ? t('office.runs.waits')
                : t(`office.runs.state.${state}`)}
            </Badge>
          ),
          from: t(`office.runs.from.${origin}`),
          ...(Object.fromEntries(
            counted.map((id) => [id, counts === null ? '' : format.number(counts[id])]),
          ) as Record<(typeof counted)[number], string>),
        },
      }))}
    />
  )
}
