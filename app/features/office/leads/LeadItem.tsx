import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { Lead, LeadDesk } from '#domain/api/agencies/Desk.ts'
import type { OwnAgency } from '#domain/api/agencies/Team.ts'
import { openStates } from '#domain/agency/leads.ts'
import { mayInTeam } from '#domain/agency/team.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { conversationHref } from '#app/shared/contact/conversationHref.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { deskCalls } from '#app/transport/office/desk.ts'
import { sinceWords } from '../model/sinceWords.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'
import { QuickAnswer } from './QuickAnswer.tsx'
import { SamePerson } from './SamePerson.tsx'

const tones = { new: 'cut', waiting: 'warning', answered: 'neutral', done: 'success' } as const

interface LeadItemProps {
  agency: OwnAgency
  desk: LeadDesk
  lead: Lead
}

/** One who wrote: about what, since when, and what the team does with it. */
export function LeadItem({ agency, desk, lead }: LeadItemProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { id, state, since, seeker, title, reference, last } = lead
  const mayAnswer = mayInTeam(agency.role, 'answerLeads')
  const name = seeker || t('office.member.unnamed')
  return (
    <Stack space="sm">
      <Inline justify="between" space="sm">
        <Heading level={2} size="label">
          <OwnLanguage>{name}</OwnLanguage>
        </Heading>
        <Inline space="sm">
          <Badge tone={tones[state]}>{t(`office.leads.state.${state}`)}</Badge>
          <Text
            as="time"
            size="small"
            dateTime={since}
            tone={openStates.includes(state) ? 'default' : 'muted'}
          >
            {sinceWords(texts, since)}
          </Text>
        </Inline>
      </Inline>
      <Text size="small" tone="muted">
        <OwnLanguage>{[title, reference ?? ''].filter((part) => part !== '').join(', ')}</OwnLanguage>
      </Text>
      <Text lines={2}>
        <OwnLanguage>{last.text === '' ? t(`office.leads.kind.${last.kind}`) : last.text}</OwnLanguage>
      </Text>
      {mayAnswer ? (
        <Inline space="sm" align="center">
          <Actions agency={agency} desk={desk} lead={lead} name={name} />
          <Link href={conversationHref(id, language)} isStanding>
            {t('office.leads.open')}
          </Link>
        </Inline>
      ) : (
        <Assignee desk={desk} lead={lead} />
      )}
      <SamePerson agency={agency} desk={desk} lead={lead} name={name} />
      {mayAnswer && openStates.includes(state) && <QuickAnswer desk={desk} lead={lead} />}
    </Stack>
  )
}

function Assignee({ desk, lead }: Pick<LeadItemProps, 'desk' | 'lead'>) {
  const { t } = useTexts()
  const member = desk.members.find(({ id }) => id === lead.assigneeId)
  return (
    <Text size="small">
      {member === undefined ? t('office.leads.nobody') : t('office.leads.with', { name: member.name })}
    </Text>
  )
}

function Actions({ agency, desk, lead, name }: LeadItemProps & { name: string }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const { id, state, assigneeId, version } = lead
  const send = (json: { assigneeId?: string | null; isDone?: boolean }) =>
    void change(deskCalls.change(agency.slug, id, { ...json, version }, language))
  const options = [
    { value: '', label: t('office.leads.nobody') },
    ...desk.members.map((member) => ({ value: member.id, label: member.name || t('office.member.unnamed') })),
  ]
  return (
    <>
      <NativeSelect
        aria-label={t('office.leads.assigneeOf', { name })}
        options={options}
        value={assigneeId ?? ''}
        onChange={(value) => send({ assigneeId: value === '' ? null : value })}
      />
      <Button
        variant="secondary"
        size="small"
        aria-label={t(state === 'done' ? 'office.leads.reopenOf' : 'office.leads.doneOf', { name })}
        onPress={() => send({ isDone: state !== 'done' })}
      >
        {state === 'done' ? t('office.leads.reopen') : t('office.leads.done')}
      </Button>
    </>
  )
}
