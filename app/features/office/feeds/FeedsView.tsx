import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { AgencyFeeds } from '#domain/api/agencies/Feeds.ts'
import type { OwnAgency } from '#domain/api/agencies/Team.ts'
import { mayInTeam } from '#domain/agency/team.ts'
import { runParameter } from '#domain/agency/workPaths.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { officeKeys } from '#app/transport/office/officeKeys.ts'
import { isOpenRun, useLookAgain } from '../model/useLookAgain.ts'
import { FeedAddress } from './FeedAddress.tsx'
import { RunReport } from './RunReport.tsx'
import { RunsTable } from './RunsTable.tsx'
import { SendFeed } from './SendFeed.tsx'

/** How an agency's ads come in: files, the address, and what became of each feed. */
export function FeedsView({ agency }: { agency: OwnAgency }) {
  const { t, language } = useTexts()
  const run = usePlace().search.get(runParameter)
  if (run) return <RunReport agency={agency} runId={run} />
  return (
    <PersonalReply
      reply={officeKeys.feeds(agency.slug, language)}
      loading={<Skeleton shape="text" />}
      failed={t('office.loadFailed')}
    >
      {(feeds, retry) => <Feeds agency={agency} feeds={feeds} refresh={retry} />}
    </PersonalReply>
  )
}

function Feeds(props: { agency: OwnAgency; feeds: AgencyFeeds; refresh: () => void }) {
  const { agency, feeds, refresh } = props
  const { source, runs } = feeds
  const { t } = useTexts()
  useLookAgain(runs.some(isOpenRun), refresh, feeds)
  const mayManage = mayInTeam(agency.role, 'manageFeeds')
  return (
    <Stack space="xxl">
      {mayManage && <SendFeed slug={agency.slug} />}
      {mayManage && <FeedAddress slug={agency.slug} source={source} />}
      <Stack as="section" space="md">
        <Heading level={2} size="subheading">
          {t('office.runs.title')}
        </Heading>
        {runs.length === 0 ? (
          <Text tone="muted">{t('office.runs.none')}</Text>
        ) : (
          <RunsTable slug={agency.slug} runs={runs} />
        )}
      </Stack>
    </Stack>
  )
}
