import { Button } from '#design-system/actions/Button/Button.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { defaults } from '#domain/locale.ts'
import { defaultOrder } from '#domain/search/orders.ts'
import { writeSearchAddress } from '#domain/search/searchAddress.ts'
import type { SearchState } from '../model/searchState.ts'
import * as styles from './SaveSearch.css.ts'

export interface SaveSearchProps {
  state: SearchState
  places: readonly PlaceReference[]
}

/** The address under which an account names the search: as the server writes it, without language, order and page. */
const savedUrl = (address: SearchState): string =>
  writeSearchAddress(
    {
      ...address,
      language: defaults.language,
      order: defaultOrder(address.flags.listingSearchNewSorting),
      page: 1,
    },
    address.flags,
  )

/** Saves the search of the list. What it does is loaded when it is pressed; it needs script. */
export function SaveSearch({ state, places }: SaveSearchProps) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { user } = useUser()
  const isSaved = user?.savedSearches.includes(savedUrl(state)) === true
  const save = async () => {
    const { saveSearch } = await import('./saveSearch.ts')
    await saveSearch(texts, state, places, navigate)
  }
  return (
    <span className={styles.save}>
      <Button variant="quiet" size="small" icon={isSaved ? 'check' : 'bell'} onPress={() => void save()}>
        <span className={styles.words}>{texts.t(isSaved ? 'search.save.isSaved' : 'search.save')}</span>
      </Button>
    </span>
  )
}
