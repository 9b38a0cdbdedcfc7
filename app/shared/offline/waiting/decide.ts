/** What a person decides about changes that met others. */
import { isGone, type WaitingChange, type Wish } from '#domain/saved/waiting/WaitingChange.ts'
import { newKey } from '#app/shared/drafts/newKey.ts'
import { keepWish, settle, waitingAccount } from './waitingStore.ts'

/** It stays as it is: nothing more is asked. */
export async function isOver(change: WaitingChange): Promise<void> {
  const account = waitingAccount()
  if (account !== undefined) await settle(account, change)
}

/** The other value is taken instead: it waits to be sent like any change. */
export async function takeOther(change: WaitingChange): Promise<void> {
  await isOver(change)
  for (const wish of otherWishes(change)) await keepWish(wish)
}

/** The wishes that lead to the other value. */
export function otherWishes(change: WaitingChange): readonly Wish[] {
  const { state, stays, theirs, mine } = change
  if (state === 'refused') return [change]
  if (isGone(theirs)) return restoring(change)
  const [base, other] = stays === 'mine' ? [mine, theirs] : [theirs, mine]
  return [{ ...change, base, mine: other } as Wish]
}

/** Puts a home that was removed back, with what one changed of it. A note that is gone is written again. */
function restoring(change: WaitingChange): readonly Wish[] {
  const { group, item, home } = change
  const place: Wish = { group, item, home, field: 'isIn', base: false, mine: '' }
  if (change.field === 'stage') return [place, { ...change, base: 'maybe' }]
  if (change.field === 'vote') return [place, { ...change, base: null }]
  if (change.field === 'note') return [place, change]
  if (change.field !== 'text') return []
  const mine = { text: change.mine, isShared: false }
  return [place, { group, item, home, field: 'note', note: newKey(), base: null, mine }]
}
