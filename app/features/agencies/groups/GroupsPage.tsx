import { type GroupCard, type GroupKind, groupKinds } from '#domain/agency/AgencyGroup.ts'
import { agenciesPath } from '#domain/agency/agencyPaths.ts'
import { groupPath, groupsPath } from '#domain/agency/groupPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import { TabLinks } from '#design-system/navigation/TabLinks/TabLinks.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { PageLoading } from '#app/shared/PageLoading/PageLoading.tsx'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { agencyKeys } from '#app/transport/keys/agencyKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { homesWords } from '../model/homesWords.ts'

const kindAt = (path: string): GroupKind => (path === groupsPath('group') ? 'group' : 'association')

/** The groups that agencies are parts of, or the associations that they belong to. */
export function GroupsPage() {
  const { t, language } = useTexts()
  const kind = kindAt(usePlace().path)
  const { data } = useApi(agencyKeys.agencyGroups(kind, language))
  if (!data) return <PageLoading text={t('groups.loading')} topic="agencies" />
  return (
    <Container isSpaced>
      <Stack space="xl">
        <Stack space="sm">
          <Breadcrumbs
            label={t('search.breadcrumbs')}
            items={[
              { label: t('agencies.title'), href: localPath(language, agenciesPath) },
              { label: t(`groups.title.${kind}`) },
            ]}
          />
          <Heading level={1} isFocusTarget>
            {t(`groups.title.${kind}`)}
          </Heading>
        </Stack>
        <TabLinks
          label={t('agencies.title')}
          links={groupKinds.map((one) => ({
            href: localPath(language, groupsPath(one)),
            label: t(`groups.title.${one}`),
            isCurrent: one === kind,
          }))}
        />
        {data.groups.length === 0 ? (
          <EmptyState heading={t(`groups.empty.${kind}`)} />
        ) : (
          <Groups groups={data.groups} />
        )}
      </Stack>
    </Container>
  )
}

function Groups({ groups }: { groups: readonly GroupCard[] }) {
  const texts = useTexts()
  const { t, language } = texts
  return (
    <Stack as="ul" space="lg" isRuled>
      {groups.map((group) => {
        const { sale, rent } = homesWords(texts, group)
        const agencies = t('agencies.count', { count: group.agencies })
        return (
          <li key={group.slug}>
            <Stack space="xs">
              <div>
                <Link href={localPath(language, groupPath(group.kind, group.slug))} isStrong>
                  <OwnLanguage>{group.name}</OwnLanguage>
                </Link>
              </div>
              <Text size="small" tone="muted" isTabular>
                <Parts>{[agencies, sale, rent]}</Parts>
              </Text>
            </Stack>
          </li>
        )
      })}
    </Stack>
  )
}

export const head: HeadOf<{ groups: readonly GroupCard[] }> = ({ path, data, texts: { t } }) => ({
  title: t(`groups.title.${kindAt(path)}`),
  ...((!data || data.groups.length === 0) && { noIndex: true }),
})
