import { Link } from '#design-system/actions/Link/Link.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import type { LeadDesk } from '#domain/api/agencies/Desk.ts'
import type { OwnAgency } from '#domain/api/agencies/Team.ts'
import { leadParameters, leadsCsvPath, leadStates } from '#domain/agency/leads.ts'
import { mayInTeam } from '#domain/agency/team.ts'
import { sectionPath } from '#domain/agency/workPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { officeKeys } from '#app/transport/office/officeKeys.ts'
import { Answers } from './Answers.tsx'
import { LeadItem } from './LeadItem.tsx'
import { Owners } from './Owners.tsx'

/** Everything that seekers wrote to the agency, in one queue. */
export function LeadsView({ agency }: { agency: OwnAgency }) {
  const { t, language } = useTexts()
  const { search } = usePlace()
  return (
    <PersonalReply
      reply={officeKeys.leads(agency.slug, search, language)}
      loading={<Skeleton shape="text" />}
      failed={t('office.loadFailed')}
      keepsPrevious
    >
      {(desk) => <Desk agency={agency} desk={desk} />}
    </PersonalReply>
  )
}

function Desk({ agency, desk }: { agency: OwnAgency; desk: LeadDesk }) {
  const { t } = useTexts()
  const mayAnswer = mayInTeam(agency.role, 'answerLeads')
  return (
    <Stack space="lg">
      <Choices agency={agency} desk={desk} />
      {desk.leads.length === 0 ? (
        <EmptyState icon="mail" heading={t('office.leads.none')} />
      ) : (
        <Stack as="ul" space="md" isRuled>
          {desk.leads.map((lead) => (
            <li key={lead.id}>
              <LeadItem agency={agency} desk={desk} lead={lead} />
            </li>
          ))}
        </Stack>
      )}
      <Pages agency={agency} desk={desk} />
      <Owners agency={agency} />
      {mayAnswer && <Answers slug={agency.slug} answers={desk.answers} />}
    </Stack>
  )
}

/** The desk's address with one parameter changed; the page begins again. */
function useDeskHref(slug: string) {
  const { language } = useTexts()
  const { search } = usePlace()
  return (name: keyof typeof leadParameters, value: string | undefined) => {
    const next = new URLSearchParams(search)
    next.delete(leadParameters.page)
    if (value === undefined) next.delete(leadParameters[name])
    else next.set(leadParameters[name], value)
    const path = localPath(language, sectionPath(slug, 'leads'))
    return next.size === 0 ? path : `${path}?${next}`
  }
}

function Choices({ agency, desk }: { agency: OwnAgency; desk: LeadDesk }) {
  const { t } = useTexts()
  const { search } = usePlace()
  const href = useDeskHref(agency.slug)
  const state = search.get(leadParameters.state)
  const me = desk.members.find(({ isMe }) => isMe)
  const isMine = me !== undefined && search.get(leadParameters.assignee) === me.id
  return (
    <Inline space="sm" justify="between">
      <Inline as="ul" space="xs" aria-label={t('office.leads.states')}>
        <li>
          <ChipLink href={href('state', undefined)} isActive={state === null}>
            {t('office.leads.all')}
          </ChipLink>
        </li>
        {leadStates.map((one) => (
          <li key={one}>
            <ChipLink href={href('state', one)} isActive={state === one}>
              {t('office.leads.counted', { state: t(`office.leads.state.${one}`), count: desk.counts[one] })}
            </ChipLink>
          </li>
        ))}
      </Inline>
      <Inline space="md">
        {me !== undefined && (
          <Link href={href('assignee', isMine ? undefined : me.id)} isStanding>
            {isMine ? t('office.leads.everyone') : t('office.leads.mine')}
          </Link>
        )}
        {mayInTeam(agency.role, 'exportLeads') && (
          <Link href={leadsCsvPath(agency.slug)} isStanding download="">
            {t('office.leads.csv')}
          </Link>
        )}
      </Inline>
    </Inline>
  )
}

function Pages({ agency, desk: { page, pages } }: { agency: OwnAgency; desk: LeadDesk }) {
  const { t } = useTexts()
  const href = useDeskHref(agency.slug)
  if (pages < 2) return null
  return (
    <Inline space="md">
      {page > 1 && (
        <Link href={href('page', String(page - 1))} isStanding>
          {t('office.leads.before')}
        </Link>
      )}
      {page < pages && (
        <Link href={href('page', String(page + 1))} isStanding>
          {t('office.leads.after')}
        </Link>
      )}
    </Inline>
  )
}
