import type { AgentList } from '#domain/agency/AgencyGroup.ts'
import { agenciesPath } from '#domain/agency/agencyPaths.ts'
import { agentsPath } from '#domain/agency/groupPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PageLoading } from '#app/shared/PageLoading/PageLoading.tsx'
import type { HeadOf } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { AgentCards } from './AgentCards.tsx'

/** Who works for the agencies with the most homes. */
export function AgentsPage() {
  const { t, language } = useTexts()
  const { data } = useApi(apiKey.agents(language))
  if (!data) return <PageLoading text={t('agents.loading')} topic="agencies" />
  return (
    <Container isSpaced>
      <Stack space="xl">
        <Stack space="sm">
          <Breadcrumbs
            label={t('search.breadcrumbs')}
            items={[
              { label: t('agencies.title'), href: localPath(language, agenciesPath) },
              { label: t('agents.title') },
            ]}
          />
          <Heading level={1} isFocusTarget>
            {t('agents.title')}
          </Heading>
          <Text tone="muted" isMeasured>
            {t('agents.order')}
          </Text>
        </Stack>
        <AgentCards agents={data.agents} />
      </Stack>
    </Container>
  )
}

export const head: HeadOf<AgentList> = ({ texts: { t } }) => ({
  title: t('agents.title'),
  description: t('agents.order'),
  canonical: agentsPath,
})
