import type { AgentCard } from '#domain/agency/AgencyGroup.ts'
import { agentPath } from '#domain/agency/groupPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'

export interface AgentCardsProps {
  agents: readonly AgentCard[]
  /** Names their agency too. @default true */
  hasAgency?: boolean
}

/** People who work for agencies, each leading to their page. */
export function AgentCards({ agents, hasAgency = true }: AgentCardsProps) {
  const { t, language } = useTexts()
  return (
    <Grid as="ul" columns="small" space="lg">
      {agents.map(({ id, name, role, agency }) => (
        <li key={id}>
          <Stack space="xs">
            <div>
              <Link href={localPath(language, agentPath(id))} isStrong>
                <OwnLanguage>{name}</OwnLanguage>
                {hasAgency && (
                  <VisuallyHidden>
                    <OwnLanguage>{`, ${agency}`}</OwnLanguage>
                  </VisuallyHidden>
                )}
              </Link>
            </div>
            <Text size="small" tone="muted">
              {t(`agents.role.${role}`)}
            </Text>
            {hasAgency && (
              <Text size="small">
                <OwnLanguage>{agency}</OwnLanguage>
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </Grid>
  )
}
