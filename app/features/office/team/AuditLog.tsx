import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { AuditEntry } from '#domain/api/agencies/Team.ts'
import { teamRoles, type TeamRole } from '#domain/agency/team.ts'
import { type PlanName, planNames } from '#domain/visibility/plans.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

const isRole = (text: string): text is TeamRole => (teamRoles as readonly string[]).includes(text)
const isPlan = (text: string): text is PlanName => (planNames as readonly string[]).includes(text)

/** Roles and plans in the language of the page; other words as they are. */
const wordOf = (text: string, t: Texts['t']): string =>
  isRole(text) ? t(`office.role.${text}`) : isPlan(text) ? t(`office.plan.${text}`) : text

/** Who did what, the newest first. */
export function AuditLog({ entries }: { entries: readonly AuditEntry[] }) {
  const { t, format } = useTexts()
  return (
    <Disclosure summary={t('office.audit.title')}>
      <Stack as="ul" space="xs">
        {entries.map(({ id, at, name, action, subject, detail }) => {
          const what = [t(`office.audit.${action}`), wordOf(subject, t), wordOf(detail, t)]
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
