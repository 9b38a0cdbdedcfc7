import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { placeSlugOf } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { filterChips } from '../model/chips.ts'
import { searchHref } from '../model/searchState.ts'
import { SaveSearch } from '../saving/SaveSearch.tsx'
import { NearestHomes } from './NearestHomes.tsx'
import { LoosenList, type LoosenProps } from '../views/LoosenLinks.tsx'

/** No results on this page: why, and the nearest search that has some. */
export function EmptyResults({ state, data }: LoosenProps) {
  const texts = useTexts()
  const { t } = texts
  if (data.total > 0)
    return (
      <EmptyState
        heading={t('search.beyond.title')}
        action={<ButtonLink href={searchHref(state)}>{t('search.beyond.action')}</ButtonLink>}
      >
        {t('search.beyond.text', { pages: data.pages })}
      </EmptyState>
    )
  if (data.loosen.length > 0)
    return (
      <Stack space="xl">
        <EmptyState heading={t('search.empty.title')}>
          <Stack space="sm" align="center">
            <span>{t('search.empty.text')}</span>
            <LoosenList {...{ state, data }} />
            <SaveSearch state={state} places={data.places} />
          </Stack>
        </EmptyState>
        <NearestHomes {...{ state, data }} />
      </Stack>
    )
  const wider = placeSlugOf(data.places.slice(1))
  const name = data.places[1]?.name
  // Several filters all over Greece: there is no wider area to offer.
  const why = filterChips(texts, state).length > 1 ? 'search.empty.text.several' : 'search.empty.text.none'
  return (
    <EmptyState
      heading={t('search.empty.title')}
      action={
        <ButtonLink href={searchHref(state, { place: wider, criteria: {} })}>
          {wider && name !== undefined ? t('search.empty.wider', { place: name }) : t('search.empty.all')}
        </ButtonLink>
      }
    >
      <Stack space="sm" align="center">
        <span>{t(why)}</span>
        <SaveSearch state={state} places={data.places} />
      </Stack>
    </EmptyState>
  )
}
