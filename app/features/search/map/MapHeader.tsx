import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { resultsId } from '#app/shell/resultsId.ts'
import { searchHeading } from '../model/words/heading.ts'
import type { SearchState } from '../model/searchState.ts'
import * as styles from './MapHeader.css.ts'

export interface MapHeaderProps {
  state: SearchState
  places: readonly PlaceReference[]
}

/** What is searched for, and how it is shown. The map takes the room: this is short. */
export function MapHeader({ state, places }: MapHeaderProps) {
  const texts = useTexts()
  return (
    <header className={styles.header}>
      <Heading level={1} size="heading" isFocusTarget id={resultsId}>
        {texts.t('map.title', { heading: searchHeading(texts, state, places) })}
      </Heading>
    </header>
  )
}
