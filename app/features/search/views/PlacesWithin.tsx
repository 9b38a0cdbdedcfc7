import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { readSearchPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import * as styles from './PlacesWithin.css.ts'

/** The places below the searched one, with what is in each under the same filters. */
export function PlacesWithin({ state, data }: { state: SearchState; data: SearchResults }) {
  const { t, format } = useTexts()
  if (data.within.length === 0) return null
  const around = data.places[0]?.name ?? t('search.greece')
  return (
    <Stack as="section" space="sm" aria-labelledby="within">
      <Heading level={2} size="subheading" id="within">
        {t('search.within.title', { place: around })}
      </Heading>
      {/* Safari drops list semantics with the bullets; the role keeps them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.places}>
        {data.within.map(({ place, path, total }) => (
          <li key={`${place.level}-${place.id}`} className={styles.place}>
            <Link
              href={searchHref(state, { place: readSearchPath(path)?.place })}
              underline="hover"
              isStanding
            >
              <span>{place.name}</span>
              <VisuallyHidden>{`: ${t('search.within.item', { count: total })}`}</VisuallyHidden>
            </Link>
            <Text as="span" size="small" tone="muted" isTabular>
              <span aria-hidden="true">{format.number(total)}</span>
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
