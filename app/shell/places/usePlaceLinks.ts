import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { useSavedHere } from '#app/shared/savedListings/savedHere.ts'
import { useFlags } from '../FlagsContext.ts'
import { useAddress } from '../useAddress.ts'
import { useLoginHref } from './useLoginHref.ts'
import { currentIn, mainPlaces } from './places.ts'

/** The four places as links, with what the account counts in them. The way to one's own is the login, for others. */
export function usePlaceLinks() {
  const { t, language } = useTexts()
  const {
    href,
    place: { path },
  } = useAddress()
  const { isSignedIn, counters } = useUser()
  const { saveListingWithoutLogin: keepsHere } = useFlags()
  const here = useSavedHere().size
  const saved = keepsHere && !isSignedIn ? here : counters.savedAds
  const login = useLoginHref()
  const unread = counters.messagesNotify
  return mainPlaces.map((place) => {
    const { name, icon, routes } = place
    const current = currentIn(place, path)
    // The login page returns to where one came from: not to itself.
    const entry = current === undefined ? login : href
    return {
      name,
      icon,
      href: name === 'me' && !isSignedIn ? entry : localPath(language, routePath(routes[0])),
      current,
      count: name === 'saved' ? saved : 0,
      news: name === 'messages' && unread > 0 ? t('shell.unread', { count: unread }) : undefined,
    }
  })
}
