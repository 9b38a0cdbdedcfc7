import type { SharedGroup } from '#domain/api/saved/SavedGroups.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { routePath } from '#domain/routes.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { savedKeys } from '#app/transport/saved/savedKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { compareHref, readShown } from './model/groupHref.ts'
import { MoreHomes } from './views/MoreHomes.tsx'

/** A group of saved homes as its link shows it, to read without an account. */
export function SharedPage() {
  const { t, language } = useTexts()
  const { search } = usePlace()
  const token = search.get('token') ?? ''
  const { data } = useApi(savedKeys.shared(token, language))
  return (
    <Container width="page" isSpaced>
      <Stack space="lg">
        <Heading level={1} isFocusTarget>
          {data?.name ? <OwnLanguage>{data.name}</OwnLanguage> : t('saved.shared.title')}
        </Heading>
        {data ? (
          <SharedHomes group={data} token={token} shown={readShown(search)} />
        ) : (
          <Notice tone="warning">
            <p>{t('saved.shared.refused')}</p>
          </Notice>
        )}
      </Stack>
    </Container>
  )
}

interface SharedHomesProps {
  group: SharedGroup
  token: string
  shown: number
}

function SharedHomes({ group: { items, expiresAt }, token, shown }: SharedHomesProps) {
  const { t, format, language } = useTexts()
  const offered = items.flatMap(({ card }) => (card ? [card.id] : [])).slice(0, savedLimits.compared)
  return (
    <>
      <Inline space="md" justify="between">
        <Text tone="muted">{t('saved.shared.until', { date: format.longDate(expiresAt) })}</Text>
        {offered.length > 1 && (
          <ButtonLink variant="secondary" href={compareHref(language, offered)}>
            {t('saved.compare.open', { count: offered.length })}
          </ButtonLink>
        )}
      </Inline>
      <Grid as="ul" columns="thirds" space="xl" aria-label={t('saved.list')}>
        {items.slice(0, shown).map(({ listingId, card, stage, notes }) => (
          <li key={listingId}>
            <Stack space="xs">
              {card ? (
                <ListingCard listing={card} />
              ) : (
                <Text>{t('saved.gone', { id: String(listingId) })}</Text>
              )}
              <Text size="small">{t('saved.stage', { stage: t(`saved.stage.${stage}`) })}</Text>
              {notes.map((note, at) => (
                <Text key={at} size="small" keepsLineBreaks>
                  <OwnLanguage>{note}</OwnLanguage>
                </Text>
              ))}
            </Stack>
          </li>
        ))}
      </Grid>
      <MoreHomes
        hrefOf={(next) =>
          `${localPath(language, routePath('sharedHomes'))}?${new URLSearchParams({ token, shown: String(next) })}`
        }
        shown={shown}
        total={items.length}
      />
    </>
  )
}

export const head: HeadOf<SharedGroup> = ({ texts: { t } }) => ({
  title: t('saved.shared.title'),
  ...unlisted,
})
