/** Sends what waited, merged field by field with what the server has now. */
import type { WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import type { Language } from '#domain/locale.ts'
import { offlineCaches } from '#domain/offline.ts'
import { applyWaiting } from '#domain/saved/waiting/applyWaiting.ts'
import { mergeChange, theirsOf } from '#domain/saved/waiting/mergeChange.ts'
import { ownGroup, type WaitingChange } from '#domain/saved/waiting/WaitingChange.ts'
import { adoptSaved } from '#app/shared/savedListings/savedStore.ts'
import { read, run } from '#app/transport/call.ts'
import type { ReplyOf } from '#app/transport/contract.ts'
import type { TransportError } from '#app/transport/errors.ts'
import { keyed } from '#app/transport/keyed.ts'
import { savedKeys } from '#app/transport/saved/savedKeys.ts'
import { callOf } from './callOf.ts'
import { readWaiting } from './database.ts'
import { nothingSent, type SentWaiting } from './sentWaiting.ts'
import { noteSent, settle, waitingAccount } from './waitingStore.ts'

/** A change of another person may come between reading and writing: so often it is merged again. */
const rounds = 3

/** Merges and sends what waits for the account of the page, one tab at a time. What finds no line waits on. */
export async function sendWaiting(language: Language): Promise<void> {
  const account = waitingAccount()
  if (account === undefined || !navigator.onLine) return
  const send = () => sendAll(account, language)
  noteSent(await (navigator.locks ? navigator.locks.request(offlineCaches, send) : send()))
}

async function sendAll(account: string, language: Language): Promise<SentWaiting> {
  const waiting = (await readWaiting(account)).filter(({ state }) => state === 'waits')
  const total = { ...nothingSent }
  for (const [name, changes] of Map.groupBy(waiting, ({ group }) => group)) {
    const place = { group: await readGroup(name, language), language }
    const removed = new Set<number>()
    for (const change of removalsFirst(changes)) {
      // Another account is signed in now: its page sends nothing of this one.
      if (waitingAccount() !== account) return total
      if (!(await stillWaits(account, change))) continue
      // What one wanted of a home before one removed it is over with it.
      const became = removed.has(change.item) ? isSent : await sendOne(change, place)
      if (!became) return total
      total[became.counts] += 1
      if (isRemoval(change) && became === isSent) removed.add(change.item)
      await settle(account, change, became.next && ({ ...change, ...became.next } as WaitingChange))
    }
  }
  return total
}

/** Whether a change was neither taken back nor replaced while others were sent. */
const stillWaits = async (account: string, { id, key }: WaitingChange): Promise<boolean> =>
  (await readWaiting(account)).some((now) => now.id === id && now.key === key)

const isRemoval = ({ field, mine }: WaitingChange) => field === 'isIn' && mine === false

const removalsFirst = (changes: readonly WaitingChange[]) => [
  ...changes.filter(isRemoval),
  ...changes.filter((change) => !isRemoval(change)),
]

/** A group as the server has it, or why it does not show it: a sentence, undefined where it cannot say for now. */
interface Place {
  group: WholeGroup | string | undefined
  readonly language: Language
}

interface Became {
  readonly counts: keyof SentWaiting
  /** What is kept of the change; nothing where it is over. */
  readonly next?: Partial<WaitingChange>
}

async function readGroup(name: string, language: Language): Promise<Place['group']> {
  const key = savedKeys.group(name === ownGroup ? undefined : name, language)
  const { reply, failure } = await run(read(key), undefined, true)
  return failure ? sentenceOf(failure) : reply
}

/** Refusals that a second attempt would meet again are told; all others are of the moment. */
function sentenceOf(failure: TransportError<string>): string | undefined {
  if (failure._tag !== 'StatusError' || failure.reason === 'AccountChanged') return undefined
  const { status, data } = failure
  const isLasting = status === 403 || status === 404 || status === 409 || status === 410 || status === 422
  return isLasting ? (data.message ?? '') : undefined
}

async function sendOne(change: WaitingChange, place: Place): Promise<Became | undefined> {
  for (let round = 1; ; round++) {
    const { group } = place
    if (typeof group !== 'object') return ended(group)
    const merged = mergeChange(change, theirsOf(group, change))
    if (merged.does === 'done') return isSent
    if (merged.does === 'stay') return asks('theirs', merged.theirs)
    const failure = await send(change, group, place.language)
    if (!failure) {
      place.group = applyWaiting(group, [change])
      return merged.theirs === undefined ? isSent : asks('mine', merged.theirs)
    }
    const isStale = failure._tag === 'StatusError' && failure.reason === 'SavedChanged'
    if (!isStale || round === rounds) return ended(sentenceOf(failure))
    place.group = await readGroup(change.group, place.language)
  }
}

const isSent: Became = { counts: 'sent' }

const asks = (stays: 'mine' | 'theirs', theirs: NonNullable<WaitingChange['theirs']> | null): Became => ({
  counts: 'asks',
  next: { state: 'asks', stays, theirs },
})

const ended = (why: string | undefined): Became | undefined =>
  why === undefined ? why : { counts: 'refused', next: { state: 'refused', why } }

/** Sends a change; returns its failure. */
async function send(change: WaitingChange, group: WholeGroup, language: Language) {
  const { call, version } = callOf(change, group, language)
  const { reply, failure } = await run(keyed(call, change.key, version), undefined, true)
  if (!failure && change.field === 'isIn' && change.group === ownGroup)
    adoptSaved(reply as ReplyOf<'PUT /api-next/saved/:id/'>)
  return failure
}
