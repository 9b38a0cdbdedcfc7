import { Button } from '#design-system/actions/Button/Button.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import type { SearchState } from '../model/searchState.ts'
import * as styles from './SaveSearch.css.ts'

export interface SaveSearchProps {
  state: SearchState
  places: readonly PlaceReference[]
}

/** Saves the search of the list. What it does is loaded when it is pressed; it needs script. */
export function SaveSearch({ state, places }: SaveSearchProps) {
  const texts = useTexts()
  const navigate = useNavigate()
  const save = async () => {
    const { saveSearch } = await import('./saveSearch.ts')
    await saveSearch(texts, state, places, navigate)
  }
  return (
    <span className={styles.save}>
      <Button variant="quiet" size="small" icon="bell" onPress={() => void save()}>
        <span className={styles.words}>{texts.t('search.save')}</span>
      </Button>
    </span>
  )
}
