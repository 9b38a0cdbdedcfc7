import type { SavedSearch, SearchChange } from '#domain/api/alerts/SavedSearches.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { run } from '#app/transport/call.ts'
import { savedSearches } from '#app/shared/savedSearches/savedSearchCalls.ts'

export interface SearchChanges {
  /** Resolves to whether it was changed; otherwise it was said why not. */
  readonly change: (change: SearchChange) => Promise<boolean>
  /** Deletes the search, with a way back. */
  readonly remove: () => Promise<void>
}

export function useSearchChanges(search: SavedSearch, onChange: () => void): SearchChanges {
  const { t, language } = useTexts()
  const { id, version } = search
  const restore = async () => {
    const { name, url, frequency, channels, quiet, timeZone, leastCut } = search
    const again = { name, url, frequency, channels, quiet, timeZone, leastCut }
    const { failure } = await run(savedSearches.create(again, language))
    if (failure) await tellFailure(failure, t)
    onChange()
  }
  return {
    change: async (change) => {
      const { failure } = await withSession(
        t,
        () => run(savedSearches.change(id, { ...change, version }, language)),
        'searches.session',
      )
      if (failure) await tellFailure(failure, t)
      onChange()
      return failure === undefined
    },
    remove: async () => {
      const { failure } = await withSession(
        t,
        () => run(savedSearches.remove(id, language)),
        'searches.session',
      )
      if (failure) return tellFailure(failure, t)
      onChange()
      await tell({
        text: t('searches.removed'),
        action: { label: t('searches.undo'), onPress: () => void restore() },
      })
    },
  }
}
