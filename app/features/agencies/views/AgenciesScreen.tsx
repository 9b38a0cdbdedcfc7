import type { AgencyList } from '#domain/agency/Agency.ts'
import { readAgencies } from '#domain/agency/agencyAddresses.ts'
import { agenciesPath } from '#domain/agency/agencyPaths.ts'
import { agentsPath, groupsPath } from '#domain/agency/groupPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { joinSentences } from '#app/shared/joinSentences.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AgenciesPages } from './AgenciesPages.tsx'
import { AgencyChoices } from './AgencyChoices.tsx'
import { AgencyCards } from './AgencyCards.tsx'
import { AgencySearch } from './AgencySearch.tsx'
import { CityLinks } from './CityLinks.tsx'

export interface AgenciesScreenProps {
  data: AgencyList
  search: URLSearchParams
}

/** Who works for agencies, and what agencies belong to. */
const others = [
  [agentsPath, 'agents.title'],
  [groupsPath('group'), 'groups.title.group'],
  [groupsPath('association'), 'groups.title.association'],
] as const

/** The list of agencies, found by name or by place, each with its number of listings. */
export function AgenciesScreen({ data, search }: AgenciesScreenProps) {
  const { t, language } = useTexts()
  const asked = readAgencies(search)
  const { place, name, language: spoken, category } = asked
  const where = data.places[0]?.name
  const count = { count: data.total }
  const order = where === undefined ? t('agencies.order') : t('agencies.orderIn', { place: where })
  const cities = <CityLinks cities={data.cities} place={place} />
  return (
    <Container isSpaced>
      <Stack space="xl">
        <Stack space="sm">
          <Heading level={1} isFocusTarget>
            {where === undefined ? t('agencies.title') : t('agencies.titleIn', { place: where })}
          </Heading>
          <Text tone="muted" isMeasured isTabular>
            {joinSentences(
              name === undefined ? t('agencies.count', count) : t('agencies.countNamed', { ...count, name }),
              ...(data.total > 1 ? [order] : []),
            )}
          </Text>
        </Stack>
        <AgencySearch key={name} name={name ?? ''} />
        <Inline space="md">
          {others.map(([path, title]) => (
            <Link key={path} href={localPath(language, path)}>
              {t(title)}
            </Link>
          ))}
        </Inline>
        {name === undefined && cities}
        <AgencyChoices data={data} asked={asked} />
        {data.agencies.length === 0 ? (
          <EmptyState
            heading={t('agencies.empty.title')}
            action={
              <Link href={localPath(language, agenciesPath)} isStanding isStrong>
                {t('agencies.all')}
              </Link>
            }
          >
            {t('agencies.empty.text')}
          </EmptyState>
        ) : (
          <AgencyCards agencies={data.agencies} />
        )}
        <AgenciesPages data={data} asked={{ place, name, language: spoken, category }} />
        {name !== undefined && cities}
      </Stack>
    </Container>
  )
}
