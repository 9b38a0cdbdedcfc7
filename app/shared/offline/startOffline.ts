import { nobodyShown } from '#domain/account/shownAccount.ts'
import type { Language } from '#domain/locale.ts'
import { type OfflineMessage, offlineWorkerPath } from '#domain/offline.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { currentUser, onUserChange, type UserState } from '#app/shared/account/userStore.ts'
import { savedPath } from '#app/shared/savedListings/savedPath.ts'
import { savedKeys } from '#app/transport/saved/savedKeys.ts'

/** Files that the page loads a moment after it was taken over are told with a second message, after this time. */
const laterMs = 5000

const programs = /bot|crawl|spider|lighthouse/i

/** Whether a browser is one that comes back: programs that read or test pages are not. */
export const mayKeep = ({ userAgent, webdriver }: Pick<Navigator, 'userAgent' | 'webdriver'>): boolean =>
  'serviceWorker' in navigator && isSecureContext && !webdriver && !programs.test(userAgent)

/** What the worker is told of a user on a page; undefined while it is not known who is signed in. */
export function messageOf(
  { isSignedIn, user }: UserState,
  language: Language,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  files: readonly string[],
): OfflineMessage | undefined {
  if (!isSignedIn) return { account: nobodyShown }
  if (user === null) return undefined
  const saved = localPath(language, savedPath)
  const isHere = pathname === saved
  return {
    account: user.uuid,
    keep: {
      pages: [...new Set([saved, isHere ? pathname + search : saved])],
      replies: [savedKeys.groups(language), savedKeys.group(undefined, language)],
      files: isHere ? files : [],
      isHere,
    },
  }
}

const filesOfPage = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** Registers the worker, and tells it from now on whose page this is. What waited for a line is sent. */
export async function startOffline(language: Language): Promise<void> {
  if (!mayKeep(navigator)) return
  const workers = navigator.serviceWorker
  await workers.register(offlineWorkerPath, { scope: '/' })
  const tell = async () => {
    const { active } = await workers.ready
    const message = messageOf(currentUser(), language, location, filesOfPage())
    if (message) active?.postMessage(message)
  }
  let welcomed: string | undefined
  const welcome = async () => {
    const account = currentUser().user?.uuid
    if (account === undefined || account === welcomed) return
    welcomed = account
    const { welcomeWaiting } = await import('./waiting/beforeSignOut.ts')
    await welcomeWaiting(account, language)
  }
  const told = () => {
    void tell()
    // What could not be sent waits on.
    void welcome().catch(() => undefined)
  }
  const again = () => {
    welcomed = undefined
    told()
  }
  onUserChange(told)
  addEventListener('online', again)
  told()
  setTimeout(told, laterMs)
}
