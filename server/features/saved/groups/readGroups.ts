/** Groups as their members see them, and as a link shows them. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { defaultGroupId } from '#domain/api/saved/SavedGroups.ts'
import { TokenRefused } from '#domain/api/accountErrors.ts'
import type { Language } from '#domain/locale.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { contracts, statuses } from '#domain/listing/vocabularies/market.ts'
import type { Role } from '#domain/saved/rights.ts'
import type { Stage, StageEvent } from '#domain/saved/stages.ts'
import type { Vote } from '#domain/saved/votes.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { hashOfToken } from '#server/identity/secretToken.ts'
import { type Group, groupColumns, groupFor, ofAccount } from './access.ts'
import type { OfGroup } from './calls.ts'

interface CountedGroup extends Group {
  readonly homes: number
  readonly members: number
}

const counts = `(SELECT count(*)::int FROM collection_items WHERE collection_id = collections.id) AS homes,
  1 + (SELECT count(*)::int FROM collection_members AS present
    WHERE present.collection_id = collections.id AND present.ended_at IS NULL) AS members`

/** An unnamed group is the default one: its owner's page names it. */
const shown = ({ id, name, isDefault, isArchived, version, role, homes, members }: CountedGroup) => ({
  id,
  name: name === '' ? null : name,
  isDefault,
  isArchived,
  version,
  role,
  homes,
  members,
})

export const groups = Effect.fn('savedGroups.groups')(function* () {
  const { accountId } = yield* SignedInSession
  const sql = yield* SqlClient.SqlClient
  const rows = yield* dieOnSql(
    sql.unsafe<CountedGroup>(
      `SELECT ${groupColumns}, ${counts} FROM ${ofAccount}
        ORDER BY is_default AND owner_id = $1 DESC, created_at, collections.id`,
      [accountId],
    ),
  )
  return { groups: rows.map(shown) }
})

interface ItemRow {
  readonly id: number
  readonly stage: Stage
  readonly stageAt: Date
  readonly movedBy: StageEvent | null
  readonly stageBefore: Stage | null
  readonly version: number
  readonly addedAt: Date
  readonly addedBy: string | null
  readonly priceThen: number | null
  readonly price: number | null
  readonly status: number
  readonly contract: number
  readonly withdrawnAt: Date | null
}

const itemsQuery = `SELECT listing_id AS id, stage, stage_at AS "stageAt", moved_by AS "movedBy",
    stage_before AS "stageBefore", collection_items.version, added_at AS "addedAt", accounts.name AS "addedBy",
    price_then AS "priceThen", price, status, contract, withdrawn_at AS "withdrawnAt"
  FROM collection_items JOIN listings ON listings.id = listing_id LEFT JOIN accounts ON accounts.id = added_by
  WHERE collection_id = $1 ORDER BY added_at DESC, listing_id DESC`

/** What may be known of a home that is not offered any more. */
function lastOf({ price, status, contract, withdrawnAt }: ItemRow) {
  const isOver = statuses.nameOf(status) === 'soldOrRented'
  const done = contracts.nameOf(contract) === 'rent' ? ('rented' as const) : ('sold' as const)
  return { price, how: isOver ? done : ('withdrawn' as const), since: withdrawnAt?.toISOString() ?? null }
}

/** The homes of a group, the last added first, each with its card where it is offered. */
const itemsOf = Effect.fnUntraced(function* (groupId: string, language: Language) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<ItemRow>(itemsQuery, [groupId])
  const cards = yield* (yield* Listings).cards(
    rows.map(({ id }) => id),
    language,
  )
  const cardOf = new Map<number, ListingCard>(cards.map((card) => [card.id, card]))
  return rows.map((row) => {
    const card = cardOf.get(row.id) ?? null
    return { row, card, last: card === null ? lastOf(row) : null }
  })
})

interface NoteRow {
  readonly listingId: number
  readonly id: string
  readonly author: string | null
  readonly isMine: boolean
  readonly text: string
  readonly isShared: boolean
  readonly version: number
  readonly changedAt: Date
}

interface VoteRow {
  readonly listingId: number
  readonly name: string
  readonly isMine: boolean
  readonly vote: Vote
  readonly line: string
  readonly at: Date
}

/** A group with its homes, what was written about them, and who is in it. */
export const group = Effect.fn('savedGroups.group')(function* ({ params: { id } }: OfGroup) {
  const { accountId } = yield* SignedInSession
  const { language } = yield* requestVisitor
  if (id !== defaultGroupId) return yield* dieOnSql(wholeGroup(accountId, id, language))
  const own = yield* dieOnSql(defaultOf(accountId))
  return own === undefined ? emptyGroup : yield* dieOnSql(wholeGroup(accountId, own, language))
})

const defaultOf = Effect.fnUntraced(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{
    id: string
  }>`SELECT id FROM collections WHERE owner_id = ${accountId} AND is_default`
  return row?.id
})

/** The default group of an account that saved nothing yet. */
const emptyGroup = {
  id: defaultGroupId,
  name: null,
  isDefault: true,
  isArchived: false,
  role: 'owner',
  version: 0,
  homes: 0,
  members: 1,
  items: [],
  people: [],
  links: [],
} as const

export const wholeGroup = Effect.fnUntraced(function* (accountId: string, id: string, language: Language) {
  const found = yield* groupFor(accountId, id, 'see')
  const sql = yield* SqlClient.SqlClient
  const items = yield* itemsOf(id, language)
  const notes = Map.groupBy(
    yield* sql<NoteRow>`SELECT listing_id AS "listingId", item_notes.id, name AS author,
        author_id = ${accountId} AS "isMine", text, is_shared AS "isShared", version, changed_at AS "changedAt"
      FROM item_notes JOIN accounts ON accounts.id = author_id
      WHERE collection_id = ${id} AND (is_shared OR author_id = ${accountId})
      ORDER BY item_notes.created_at, item_notes.id`,
    ({ listingId }) => listingId,
  )
  const votes = Map.groupBy(
    yield* sql<VoteRow>`SELECT listing_id AS "listingId", name, account_id = ${accountId} AS "isMine", vote, line, at
      FROM item_votes JOIN accounts ON accounts.id = account_id WHERE collection_id = ${id} ORDER BY at`,
    ({ listingId }) => listingId,
  )
  const people = yield* sql<{ id: string; name: string; role: Role; isMe: boolean }>`
    SELECT id, name, 'owner' AS role, id = ${accountId} AS "isMe" FROM accounts WHERE id = ${found.ownerId}
    UNION ALL SELECT * FROM (
      SELECT collection_members.id, name, role, account_id = ${accountId} FROM collection_members
      JOIN accounts ON accounts.id = account_id
      WHERE collection_id = ${id} AND ended_at IS NULL ORDER BY accepted_at) AS members`
  return {
    ...shown({ ...found, homes: items.length, members: people.length }),
    items: items.map(({ row, ...of }) => ({
      id: row.id,
      listingId: row.id,
      stage: row.stage,
      movedBy: row.movedBy,
      stageBefore: row.stageBefore,
      version: row.version,
      addedBy: row.addedBy,
      priceThen: row.priceThen,
      stageAt: row.stageAt.toISOString(),
      addedAt: row.addedAt.toISOString(),
      ...of,
      notes: (notes.get(row.id) ?? []).map(
        ({ id: noteId, author, isMine, text, isShared, version, changedAt }) => ({
          id: noteId,
          author,
          isMine,
          text,
          isShared,
          version,
          changedAt: changedAt.toISOString(),
        }),
      ),
      votes: (votes.get(row.id) ?? []).map(({ name, isMine, vote, line, at }) => ({
        name,
        isMine,
        vote,
        line,
        at: at.toISOString(),
      })),
    })),
    // An account's id is not for others: the owner is known as such.
    people: people.map((person) => (person.role === 'owner' ? { ...person, id: 'owner' } : person)),
    links: found.role === 'owner' ? yield* linksOf(id) : [],
  }
})

const linksOf = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{
    id: string
    role: Exclude<Role, 'owner'> | null
    showsNotes: boolean
    expiresAt: Date
  }>`SELECT id, role, shows_notes AS "showsNotes", expires_at AS "expiresAt" FROM collection_links
    WHERE collection_id = ${id} AND expires_at > ${yield* nowDate} ORDER BY created_at`
  return rows.map(({ expiresAt, ...link }) => ({ ...link, expiresAt: expiresAt.toISOString() }))
})

interface SharedRow {
  readonly id: string
  readonly name: string
  readonly showsNotes: boolean
  readonly expiresAt: Date
}

/** What a link to read shows: homes and their stages, and shared notes where it was made with them. No names. */
export const shared = Effect.fn('savedGroups.shared')(function* ({
  query: { token = '' },
}: {
  readonly query: { readonly token?: string }
}) {
  const { address, language } = yield* requestVisitor
  yield* withinLimit('linkByAddress', address)
  return yield* dieOnSql(sharedGroup(token, language))
})

const sharedGroup = Effect.fnUntraced(function* (token: string, language: Language) {
  const sql = yield* SqlClient.SqlClient
  const [link] = yield* sql<SharedRow>`SELECT collections.id, name, shows_notes AS "showsNotes",
      expires_at AS "expiresAt"
    FROM collection_links JOIN collections ON collections.id = collection_id
    WHERE token_hash = ${hashOfToken(token)} AND role IS NULL AND expires_at > ${yield* nowDate}`
  if (link === undefined) return yield* new TokenRefused(refusal('tokenRefused'))
  const notes = Map.groupBy(
    link.showsNotes
      ? yield* sql<{ listingId: number; text: string }>`SELECT listing_id AS "listingId", text FROM item_notes
          WHERE collection_id = ${link.id} AND is_shared ORDER BY created_at, id`
      : [],
    ({ listingId }) => listingId,
  )
  return {
    name: link.name === '' ? null : link.name,
    expiresAt: link.expiresAt.toISOString(),
    items: (yield* itemsOf(link.id, language)).map(({ row: { id, stage }, ...of }) => ({
      listingId: id,
      stage,
      ...of,
      notes: (notes.get(id) ?? []).map(({ text }) => text),
    })),
  }
})
