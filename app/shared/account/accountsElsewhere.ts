/**
 * Other tabs of this browser share its session: each notifies the others of the account that is signed in.
 */
import { nobodyShown } from '#domain/account/shownAccount.ts'
import { localStore } from '#app/shared/storage/safeStorage.ts'
import { storedKeys } from '#app/shared/storage/storedKeys.ts'
import { noteAccountChange, shownAccount } from '#app/transport/shownAccount.ts'

const key = storedKeys.accountShown

/** The account that last signed in in this browser, as far as any tab knows; `none` for nobody. */
export const lastInBrowser = (): string => localStore().getItem(key) ?? nobodyShown

/** Notifies other tabs of the signed-in account. */
export function tellOtherTabs(uuid: string | undefined): void {
  const account = uuid ?? nobodyShown
  if (lastInBrowser() !== account) localStore().setItem(key, account)
  noteAccountChange(false)
  if (uuid === undefined) void leaveNothing()
}

/** The next user of this browser is shown no alerts of the last one. The server sends no more, whether this comes or not. */
const leaveNothing = () =>
  import('#app/shared/savedSearches/browserPush.ts').then(({ endPush }) => endPush()).catch(() => undefined)

/** Calls back when another tab reports an account that this page does not show; returns the unsubscribe function. */
export function watchOtherTabs(): () => void {
  const compare = (account: string | null) => {
    const shown = shownAccount()
    if (account !== null && shown !== undefined) noteAccountChange(account !== shown)
  }
  const hear = ({ key: changed, newValue }: StorageEvent) => changed === key && compare(newValue)
  // A page in the back/forward cache receives no messages.
  const look = ({ persisted }: PageTransitionEvent) => persisted && compare(localStore().getItem(key))
  addEventListener('storage', hear)
  addEventListener('pageshow', look)
  return () => {
    removeEventListener('storage', hear)
    removeEventListener('pageshow', look)
  }
}
