/** A conversation as changes need it: its two sides, and whether messages are allowed. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Side } from '#domain/contact/sides.ts'
import type { Language } from '#domain/locale.ts'
import { currentSession, requireSession } from '#server/identity/requestVisitor.ts'
import { conversationOpenHere } from './conversationLinks.ts'
import { reachable } from './reachable.ts'
import { notYours, tooLate } from './refusals.ts'

export interface Thread {
  readonly id: string
  readonly listingId: number
  readonly advertiserId: number
  /** Null if the seeker's account is deleted or suspended. */
  readonly seekerEmailKey: string | null
  readonly seekerEmail: string
  readonly seekerName: string
  readonly seekerPhone: string
  /** What the seeker is written to in. */
  readonly language: Language
  readonly blockedBySeeker: boolean
  readonly blockedByAdvertiser: boolean
  readonly advertiserEmail: string | null
  readonly advertiserName: string
}

/** A conversation of the caller, and the caller's side. */
export interface OwnThread extends Thread {
  readonly side: Side
  /** The sender for limits and keys: an account, or the holder of a conversation link. */
  readonly reader: string
}

const columns = `conversations.id, conversations.listing_id AS "listingId",
  conversations.advertiser_id AS "advertiserId", ${reachable('conversations.seeker_email_key')} AS "seekerEmailKey",
  conversations.seeker_email AS "seekerEmail", conversations.seeker_name AS "seekerName",
  conversations.seeker_phone AS "seekerPhone", conversations.language,
  conversations.blocked_by_seeker AS "blockedBySeeker",
  conversations.blocked_by_advertiser AS "blockedByAdvertiser",
  ${reachable('advertisers.email')} AS "advertiserEmail", coalesce(advertisers.name, agencies.name, '') AS "advertiserName"`

const joins = `JOIN advertisers ON advertisers.id = conversations.advertiser_id
  LEFT JOIN agencies ON agencies.id = advertisers.agency_id`

const lockQuery = `SELECT ${columns} FROM conversations ${joins} WHERE conversations.id = $1
  FOR UPDATE OF conversations`

const ownQuery = `SELECT ${columns}, 'account ' || accounts.id AS reader,
    CASE WHEN conversations.seeker_email_key = accounts.email_key THEN 'seeker' ELSE 'advertiser' END AS side
  FROM conversations ${joins} JOIN accounts ON accounts.id = $2 AND accounts.verified_at IS NOT NULL
  WHERE conversations.id = $1 AND (conversations.seeker_email_key = accounts.email_key
    OR EXISTS (SELECT 1 FROM advertiser_answerers WHERE account_id = accounts.id
      AND advertiser_id = conversations.advertiser_id))`

const linkedQuery = `SELECT ${columns}, 'link ' || conversations.id AS reader, 'seeker' AS side
  FROM conversations ${joins} WHERE conversations.id = $1`

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text can be one of our ids; a column refuses every other. */
export const isId = (text: string): boolean => idPattern.test(text)

/** Keeps a conversation for this transaction: entries are numbered and seen in one order. */
export const lockThread = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  const [thread] = yield* sql.unsafe<Thread>(lockQuery, [id])
  if (thread === undefined)
    return yield* Effect.die(new Error('A conversation is gone while it is written to'))
  return thread
})

/** The reader: an account, or the holder of a conversation link. Fails with `SignInRequired` for others. */
export const reader = Effect.gen(function* () {
  const session = yield* currentSession
  if (session !== undefined) return { accountId: session.accountId }
  const conversationId = yield* conversationOpenHere
  return conversationId === undefined ? { accountId: (yield* requireSession).accountId } : { conversationId }
})

/** A conversation of the caller. Another user's is not found, with the same reply as one that does not exist. */
export const ownThread = Effect.fnUntraced(function* (id: string) {
  const who = yield* reader
  const sql = yield* SqlClient.SqlClient
  const isLinked = 'conversationId' in who
  if (!isId(id) || (isLinked && who.conversationId !== id.toLowerCase())) return yield* notYours
  const [thread] = yield* Effect.orDie(
    isLinked
      ? sql.unsafe<OwnThread>(linkedQuery, [id])
      : sql.unsafe<OwnThread>(ownQuery, [id, who.accountId]),
  )
  return thread ?? (yield* notYours)
})

/** Fails if one side has blocked the other, or is deleted. */
export const refuseClosed = (thread: Thread) => {
  if (thread.blockedBySeeker || thread.blockedByAdvertiser) return tooLate('blocked')
  if (thread.seekerEmailKey === null || thread.advertiserEmail === null) return tooLate('counterpartGone')
  return Effect.void
}
