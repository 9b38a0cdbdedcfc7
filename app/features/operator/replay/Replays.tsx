import type { ReplayLine } from '#domain/api/Operator.ts'
import { replayLimits } from '#domain/replay/replay.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { clockText } from './clockText.ts'

/** Recorded visits, the latest first, each with the page that plays it. */
export function Replays({ replays }: { replays: readonly ReplayLine[] }) {
  const { t, language, format } = useTexts()
  const columns = [
    { id: 'at', header: t('operator.replay.at') },
    { id: 'lasted', header: t('operator.replay.lasted'), align: 'end' },
  ] as const
  const rows = replays.map(({ id, startedAt, lasted }) => ({
    id,
    cells: {
      // Another tab: the page of a replay has a policy of its own, which comes with its document alone.
      at: (
        <Link href={`${localPath(language, routePath('operatorReplay'))}?id=${id}`} target="_blank">
          {`${format.date(startedAt)} ${format.time(startedAt)}`}
        </Link>
      ),
      lasted: clockText(lasted),
    },
  }))
  return (
    <Stack as="section" space="sm" aria-labelledby="replays">
      <Heading level={2} id="replays">
        {t('operator.replays')}
      </Heading>
      <Text isMeasured>{t('operator.replays.text', { days: replayLimits.days })}</Text>
      {rows.length > 0 ? (
        <DataTable caption={t('operator.replays')} isCaptionHidden columns={columns} rows={rows} />
      ) : (
        <Text>{t('operator.replays.none')}</Text>
      )}
    </Stack>
  )
}
