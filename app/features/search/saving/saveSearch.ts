import type { Texts } from '#app/i18n/texts.ts'
import { openAuthDialog } from '#app/shared/account/authRequest.ts'
import { loadUser } from '#app/shared/account/loadUser.ts'
import { currentUser } from '#app/shared/account/userStore.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { savedSearchesPath } from '#app/shared/savedSearches/savedSearchesPath.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { run } from '#app/transport/call.ts'
import { savedSearches } from '#app/shared/savedSearches/savedSearchCalls.ts'
import { newAlertHref } from '#domain/alerts/paths.ts'
import { alertLimits } from '#domain/alerts/limits.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import { searchWords } from '../model/words/searchWords.ts'

/** Saves a search under a name made of it. A visitor who is not signed in is asked to sign in first. */
export async function saveSearch(
  texts: Texts,
  state: SearchState,
  places: readonly PlaceReference[],
  navigate: (href: string) => void,
): Promise<void> {
  const { t, language } = texts
  if (!currentUser().isSignedIn && state.flags.alertsWithoutAccount)
    return location.assign(newAlertHref(language, searchHref(state)))
  if (!currentUser().isSignedIn && (await openAuthDialog()) === undefined) return
  const search = {
    url: searchHref(state),
    name: searchWords(texts, state, places).slice(0, alertLimits.name),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  const { failure } = await withSession(
    t,
    () => run(savedSearches.create(search, language)),
    'search.save.session',
  )
  if (failure) return tellFailure(failure, t)
  // The account names its searches: the button shows that this is one of them.
  void loadUser(language)
  await tell({
    tone: 'success',
    text: t('search.save.done'),
    action: {
      label: t('search.save.change'),
      onPress: () => navigate(localPath(language, savedSearchesPath)),
    },
  })
}
