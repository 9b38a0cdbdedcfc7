import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { Lead, LeadDesk } from '#domain/api/agencies/Desk.ts'
import type { OwnAgency } from '#domain/api/agencies/Team.ts'
import { mayInTeam } from '#domain/agency/team.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { conversationHref } from '#app/shared/contact/conversationHref.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { deskCalls } from '#app/transport/office/desk.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'

export interface SamePersonProps {
  agency: OwnAgency
  desk: LeadDesk
  lead: Lead
  name: string
}

/** What else the same person wrote about, and the choice of who is the same person. */
export function SamePerson({ agency, desk, lead, name }: SamePersonProps) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const { id, others, isMerged, version } = lead
  const mayAnswer = mayInTeam(agency.role, 'answerLeads')
  const same = (sameAs: string | null) =>
    void change(deskCalls.change(agency.slug, id, { sameAs, version }, language))
  const known = new Set([id, ...others.map((other) => other.id)])
  const strangers = desk.leads.filter((other) => !known.has(other.id))
  return (
    <>
      {others.length > 0 && (
        <Stack space="none">
          <Text size="small">{t('office.leads.alsoAbout', { name })}</Text>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <Link href={conversationHref(other.id, language)}>
                  <OwnLanguage>{other.title}</OwnLanguage>
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {mayAnswer && (strangers.length > 0 || isMerged) && (
        <Inline space="sm" align="end">
          {strangers.length > 0 && (
            <NativeSelect
              aria-label={t('office.leads.sameAsOf', { name })}
              options={[
                { value: '', label: t('office.leads.sameAs') },
                ...strangers.map((other) => ({
                  value: other.id,
                  label: `${other.seeker || t('office.member.unnamed')} · ${other.title}`,
                })),
              ]}
              value=""
              onChange={(value) => value !== '' && same(value)}
            />
          )}
          {isMerged && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('office.leads.splitOf', { name })}
              onPress={() => same(null)}
            >
              {t('office.leads.split')}
            </Button>
          )}
        </Inline>
      )}
    </>
  )
}
