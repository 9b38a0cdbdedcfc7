import type { GroupDetail } from '#domain/agency/AgencyGroup.ts'
import { groupPath, groupsPath } from '#domain/agency/groupPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { PageLoading } from '#app/shared/PageLoading/PageLoading.tsx'
import type { HeadOf } from '#app/shell/route.tsx'
import { agencyKeys } from '#app/transport/keys/agencyKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { homesWords } from '../model/homesWords.ts'
import { AgencyCards } from '../views/AgencyCards.tsx'

/** A group or an association with its agencies. */
export function GroupPage({ params: { slug } }: { params: { slug: string } }) {
  const { t, language } = useTexts()
  const { data } = useApi(agencyKeys.agencyGroup(slug, language))
  return data ? <Group group={data} /> : <PageLoading text={t('groups.loading')} topic="agencies" />
}

function Group({ group }: { group: GroupDetail }) {
  const texts = useTexts()
  const { t, language } = texts
  const { kind, name, description } = group
  const { sale, rent } = homesWords(texts, group)
  return (
    <Container isSpaced>
      <Stack space="xl">
        <Stack space="sm">
          <Breadcrumbs
            label={t('search.breadcrumbs')}
            items={[
              { label: t(`groups.title.${kind}`), href: localPath(language, groupsPath(kind)) },
              { label: name, content: <OwnLanguage>{name}</OwnLanguage> },
            ]}
          />
          <Heading level={1} isFocusTarget>
            <OwnLanguage>{name}</OwnLanguage>
          </Heading>
          <Text tone="muted" isTabular>
            <Parts>{[t('agencies.count', { count: group.agencies }), sale, rent]}</Parts>
          </Text>
          {description !== null && (
            <div lang={description.language}>
              <Text isMeasured>{description.text}</Text>
            </div>
          )}
        </Stack>
        <Stack as="section" space="lg" aria-labelledby="group-agencies">
          <Heading level={2} id="group-agencies">
            {t('groups.members')}
          </Heading>
          <AgencyCards agencies={group.members} />
        </Stack>
      </Stack>
    </Container>
  )
}

export const head: HeadOf<GroupDetail> = ({ data, texts }) => {
  const { t } = texts
  if (!data) return { title: t('groups.loading') }
  const { kind, name, slug } = data
  const agencies = t('agencies.count', { count: data.agencies })
  return {
    title: name,
    description: t('groups.description', { name, agencies, ...homesWords(texts, data) }),
    canonical: groupPath(kind, slug),
    noIndex: data.agencies === 0,
    announcement: name,
  }
}
