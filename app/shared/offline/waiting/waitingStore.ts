/** The changes that wait, as the page shows them: the browser's database, read once and followed in all tabs. */
import { nobodyShown } from '#domain/account/shownAccount.ts'
import { offlineCaches, offlineLimits } from '#domain/offline.ts'
import { type WaitingChange, waitingId, type Wish, withWish } from '#domain/saved/waiting/WaitingChange.ts'
import { newKey } from '#app/shared/drafts/newKey.ts'
import { shownAccount } from '#app/transport/shownAccount.ts'
import { dropWaiting, putWaiting, readWaiting, replaceWaiting } from './database.ts'
import { addSent, type SentWaiting, takeSent } from './sentWaiting.ts'

const none: readonly WaitingChange[] = []
let changes = none
const listeners = new Set<() => void>()

/** What waits, and what is to be decided. */
export const waitingNow = (): readonly WaitingChange[] => changes

/** The same on the server. */
export const noWaiting = (): readonly WaitingChange[] => none

function show(next: readonly WaitingChange[]): void {
  changes = next
  for (const listener of listeners) listener()
}

let channel: BroadcastChannel | undefined

/** Subscribes to changes, also those of other tabs; for `useSyncExternalStore`. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener)
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(offlineCaches)
    channel.addEventListener('message', ({ data }: MessageEvent<SentWaiting | null>) => {
      if (data) addSent(data)
      void loadWaiting()
    })
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = undefined
  }
}

function tellTabs(sent: SentWaiting | null = null): void {
  if (typeof BroadcastChannel === 'undefined') return
  // A channel does not hear itself: this tab is not told of its own.
  const telling = channel ?? new BroadcastChannel(offlineCaches)
  telling.postMessage(sent)
  if (telling !== channel) telling.close()
}

/** The account whose changes wait; undefined where it is not known whose page this is. */
export function waitingAccount(): string | undefined {
  const account = shownAccount()
  return account === nobodyShown ? undefined : account
}

/** Reads what waits for the account of the page. */
export async function loadWaiting(): Promise<readonly WaitingChange[]> {
  const account = waitingAccount()
  // A browser that keeps nothing has nothing to send.
  const found = account === undefined ? none : await readWaiting(account).catch(() => none)
  if (found.length > 0 || changes.length > 0) show(found)
  return changes
}

/** Keeps a change until there is a line. False where it cannot be kept: nothing is promised then. */
export async function keepWish(wish: Wish, key = newKey()): Promise<boolean> {
  const account = waitingAccount()
  if (account === undefined) return false
  try {
    const before = await readWaiting(account)
    const next = withWish(before, wish, { key, at: new Date().toISOString() })
    const kept = next.find(({ id }) => id === waitingId(wish))
    if (kept && next.length > offlineLimits.changes) return false
    if (kept) await putWaiting(account, kept)
    else await dropWaiting(account, waitingId(wish))
    show(next)
    tellTabs()
    return true
  } catch {
    return false
  }
}

/** Replaces a change by what became of it; removes it without. */
export async function settle(account: string, change: WaitingChange, next?: WaitingChange): Promise<void> {
  await replaceWaiting(account, change, next)
  if (waitingAccount() === account) show(await readWaiting(account))
  tellTabs()
}

/** Forgets what is shown: the user signed out. */
export function forgetWaiting(): void {
  takeSent()
  show(none)
}

/** Notes what was sent for all tabs: every part of the app may send, the page of saved homes tells of it. */
export function noteSent(total: SentWaiting): void {
  if (total.sent + total.asks + total.refused === 0) return
  addSent(total)
  tellTabs(total)
}
