/** Other tabs of this browser share its session: each tells the others which account it knows to be signed in. */
import { nobodyShown } from '#domain/account/shownAccount.ts'
import { localStore } from '#app/shared/storage/safeStorage.ts'
import { storedKeys } from '#app/shared/storage/storedKeys.ts'
import { noteAccountChange, shownAccount } from '#app/transport/shownAccount.ts'

const key = storedKeys.accountShown

/** The account that was signed in in this browser last, as far as any tab knows; `none` for nobody. */
export const lastInBrowser = (): string => localStore().getItem(key) ?? nobodyShown

/** Tells other tabs who is signed in now. */
export function tellOtherTabs(uuid: string | undefined): void {
  const account = uuid ?? nobodyShown
  if (lastInBrowser() !== account) localStore().setItem(key, account)
  noteAccountChange(false)
}

/** Notes when another tab told of an account that this page does not show; returns what ends that. */
export function watchOtherTabs(): () => void {
  const compare = (account: string | null) => {
    const shown = shownAccount()
    if (account !== null && shown !== undefined) noteAccountChange(account !== shown)
  }
  const hear = ({ key: changed, newValue }: StorageEvent) => changed === key && compare(newValue)
  // A page that was kept for "back" heard nothing meanwhile.
  const look = ({ persisted }: PageTransitionEvent) => persisted && compare(localStore().getItem(key))
  addEventListener('storage', hear)
  addEventListener('pageshow', look)
  return () => {
    removeEventListener('storage', hear)
    removeEventListener('pageshow', look)
  }
}
