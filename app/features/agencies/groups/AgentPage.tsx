import type { AgentDetail } from '#domain/agency/AgencyGroup.ts'
import { agentPath, agentsPath } from '#domain/agency/groupPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { PageLoading } from '#app/shared/PageLoading/PageLoading.tsx'
import type { HeadOf } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { AgencyCards } from '../views/AgencyCards.tsx'
import { AgencyMonogram } from '../views/AgencyMonogram.tsx'
import * as styles from '../views/AgencyScreen.css.ts'
import { AgentCards } from './AgentCards.tsx'

/** A person who works for an agency, with its homes. */
export function AgentPage({ params: { id } }: { params: { id: number } }) {
  const { t, language } = useTexts()
  const { data } = useApi(apiKey.agent(id, language))
  return data ? <Agent agent={data} /> : <PageLoading text={t('agents.loading')} topic="agencies" />
}

function Agent({ agent }: { agent: AgentDetail }) {
  const { t } = useTexts()
  const { agency, listings, colleagues } = agent
  return (
    <Container isSpaced>
      <Stack space="xl">
        <Who agent={agent} />
        <AgencyCards agencies={[agency]} />
        {listings.length > 0 && (
          <Stack as="section" space="lg" aria-labelledby="agent-homes">
            <Heading level={2} id="agent-homes">
              {t('agents.homes')}
            </Heading>
            <Grid as="ul" columns="card" space="xl">
              {listings.map((listing) => (
                <li key={listing.id}>
                  <ListingCard listing={listing} titleLevel={3} />
                </li>
              ))}
            </Grid>
          </Stack>
        )}
        {colleagues.length > 0 && (
          <Stack as="section" space="lg" aria-labelledby="agent-colleagues">
            <Heading level={2} id="agent-colleagues">
              {t('agents.colleagues')}
            </Heading>
            <AgentCards agents={colleagues} hasAgency={false} />
          </Stack>
        )}
      </Stack>
    </Container>
  )
}

function Who({ agent: { name, role } }: { agent: AgentDetail }) {
  const { t, language } = useTexts()
  return (
    <Stack space="sm">
      <Breadcrumbs
        label={t('search.breadcrumbs')}
        items={[
          { label: t('agents.title'), href: localPath(language, agentsPath) },
          { label: name, content: <OwnLanguage>{name}</OwnLanguage> },
        ]}
      />
      <div className={styles.who}>
        <AgencyMonogram name={name} size="large" />
        <Stack space="xs">
          <Heading level={1} isFocusTarget>
            <OwnLanguage>{name}</OwnLanguage>
          </Heading>
          <Text tone="muted">{t(`agents.role.${role}`)}</Text>
        </Stack>
      </div>
    </Stack>
  )
}

/** Of a person: found from their agency's page, and not by search engines. */
export const head: HeadOf<AgentDetail> = ({ data, texts: { t } }) => {
  if (!data) return { title: t('agents.loading') }
  const { id, name, agency } = data
  return {
    title: name,
    description: t('agents.description', { name, agency: agency.name }),
    canonical: agentPath(id),
    noIndex: true,
    announcement: name,
  }
}
