import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { AuditEntry } from '#domain/api/agencies/Team.ts'
import { teamRoles, type TeamRole } from '#domain/agency/team.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

const isRole = (text: string): text is TeamRole => (teamRoles as readonly string[]).includes(text)

/** Who did what, the newest first. */
export function AuditLog({ entries }: { entries: readonly AuditEntry[] }) {
  const { t, format } = useTexts()
  return (
    <Disclosure summary={t('office.audit.title')}>
      <Stack as="ul" space="xs">
        {entries.map(({ id, at, name, action, subject, detail }) => {
          const what = [
            t(`office.audit.${action}`),
            subject,
            isRole(detail) ? t(`office.role.${detail}`) : detail,
          ]
          return (
            <li key={id}>
              <Text size="small">
                {t('office.audit.entry', {
                  when: format.date(at),
                  who: name || t('office.audit.operator'),
                  what: what.filter((part) => part !== '').join(', '),
                })}
              </Text>
            </li>
          )
        })}
      </Stack>
    </Disclosure>
  )
}
