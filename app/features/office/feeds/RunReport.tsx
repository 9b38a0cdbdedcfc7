import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { FeedRun } from '#domain/api/agencies/Feeds.ts'
import type { OwnAgency } from '#domain/api/agencies/Team.ts'
import { mayInTeam } from '#domain/agency/team.ts'
import { sectionPath } from '#domain/agency/workPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { feedCalls } from '#app/transport/office/feeds.ts'
import { officeKeys } from '#app/transport/office/officeKeys.ts'
import { isOpenRun, useLookAgain } from '../model/useLookAgain.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'
import { LinesTable } from './LinesTable.tsx'
import { stateTones } from './RunsTable.tsx'

/** What became of each line of a feed. */
export function RunReport({ agency, runId }: { agency: OwnAgency; runId: string }) {
  const { t, language } = useTexts()
  return (
    <Stack space="lg">
      <Link href={localPath(language, sectionPath(agency.slug, 'feeds'))} isStanding icon="arrowStart">
        {t('office.runs.all')}
      </Link>
      <PersonalReply
        reply={officeKeys.run(agency.slug, runId, language)}
        loading={<Skeleton shape="text" />}
        failed={t('office.loadFailed')}
      >
        {(run, retry) => <Run agency={agency} run={run} refresh={retry} />}
      </PersonalReply>
    </Stack>
  )
}

function Run({ agency, run, refresh }: { agency: OwnAgency; run: FeedRun; refresh: () => void }) {
  const { t, format } = useTexts()
  const { state, origin, source, startedAt, report, photographs } = run
  useLookAgain(isOpenRun(run) || photographs.waiting > 0, refresh, run)
  const moment = t('office.moment', { date: format.date(startedAt), time: format.time(startedAt) })
  return (
    <Stack space="lg">
      <Inline space="sm">
        <Heading level={2} size="subheading">
          {t('office.run.title', { moment })}
        </Heading>
        <Badge tone={stateTones[state]}>{t(`office.runs.state.${state}`)}</Badge>
      </Inline>
      <Text tone="muted">
        <Parts>{[t(`office.runs.from.${origin}`), source]}</Parts>
      </Text>
      {state === 'broken' && (
        <Notice tone="danger">
          <p>{t('office.run.broken')}</p>
        </Notice>
      )}
      {report !== null && !report.isComplete && (
        <Notice tone="warning">
          <p>{t('office.run.incomplete')}</p>
        </Notice>
      )}
      {run.canAccept && report !== null && (
        <Waiting agency={agency} runId={run.runId} count={report.waiting} />
      )}
      {report !== null && <Counts run={run} report={report} />}
      {report !== null && (
        <LinesTable lines={[...report.lines, ...photographs.lines]} leftOut={report.linesLeftOut} />
      )}
    </Stack>
  )
}

function Counts({ run, report }: { run: FeedRun; report: NonNullable<FeedRun['report']> }) {
  const { t, format } = useTexts()
  const names = ['added', 'changed', 'unchanged', 'withdrawn', 'refused'] as const
  const { taken, waiting } = run.photographs
  return (
    <FactList
      layout="columns"
      facts={[
        ...names.map((name) => ({ term: t(`office.runs.${name}`), value: format.number(report[name]) })),
        { term: t('office.run.photos'), value: format.number(taken) },
        ...(waiting > 0 ? [{ term: t('office.run.photosWait'), value: format.number(waiting) }] : []),
      ]}
    />
  )
}

function Waiting({ agency, runId, count }: { agency: OwnAgency; runId: string; count: number }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const accept = () => void change(feedCalls.accept(agency.slug, runId, language))
  return (
    <Notice
      tone="warning"
      heading={t('office.run.waits', { count })}
      headingLevel={3}
      action={
        mayInTeam(agency.role, 'manageFeeds') && (
          <Button variant="danger" onPress={accept}>
            {t('office.run.accept', { count })}
          </Button>
        )
      }
    >
      <p>{t('office.run.waitsText')}</p>
    </Notice>
  )
}
