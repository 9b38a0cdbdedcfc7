/** The groups of an account, and what it may do there. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { NotYours } from '#domain/api/contact/contactErrors.ts'
import { RoleRefused, SavedChanged } from '#domain/api/saved/savedErrors.ts'
import { mayIn, type Right, type Role } from '#domain/saved/rights.ts'
import type { Stage } from '#domain/saved/stages.ts'
import { refusal } from '#server/http/replies/messages.ts'

export interface Group {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly isDefault: boolean
  readonly isArchived: boolean
  readonly version: number
  readonly role: Role
}

export interface Item {
  readonly listingId: number
  readonly stage: Stage
  readonly version: number
}

/** Columns of a group, for the account of parameter 1. */
export const groupColumns = `collections.id, owner_id AS "ownerId", name, is_default AS "isDefault",
  archived_at IS NOT NULL AS "isArchived", version,
  CASE WHEN owner_id = $1 THEN 'owner' ELSE collection_members.role END AS role`

/** The groups that the account of parameter 1 owns or is a member of. */
export const ofAccount = `collections LEFT JOIN collection_members
    ON collection_id = collections.id AND account_id = $1 AND ended_at IS NULL
  WHERE (owner_id = $1 OR collection_members.role IS NOT NULL)`

export const notYours = Effect.suspend(() => Effect.fail(new NotYours(refusal('notYours'))))

/**
 * A group in which an account has a right; `locked`: until the transaction ends. A group of others does not exist, and
 * a right that is missing is refused.
 */
export const groupFor = Effect.fnUntraced(function* (
  accountId: string,
  id: string,
  right: Right,
  lock?: 'locked',
) {
  const sql = yield* SqlClient.SqlClient
  const [group] = yield* sql.unsafe<Group>(
    `SELECT ${groupColumns} FROM ${ofAccount} AND collections.id = $2
      ${lock === 'locked' ? 'FOR UPDATE OF collections' : ''}`,
    [accountId, id],
  )
  if (group === undefined) return yield* notYours
  if (!mayIn(group.role, right)) return yield* new RoleRefused(refusal('roleRefused'))
  return group
})

/** A home of a group, locked with its group. */
export const itemOf = Effect.fnUntraced(function* (groupId: string, listingId: number) {
  const sql = yield* SqlClient.SqlClient
  const [item] = yield* sql<Item>`SELECT listing_id AS "listingId", stage, version FROM collection_items
    WHERE collection_id = ${groupId} AND listing_id = ${listingId}`
  return item ?? (yield* notYours)
})

/** Fails with what differs, if a change was made from another version and is not what is stored already. */
export const refuseOther = Effect.fnUntraced(function* <Fields extends Readonly<Record<string, unknown>>>(
  asked: number | 'any' | undefined,
  stored: number,
  yours: Partial<Fields>,
  theirs: Fields,
) {
  if (asked === undefined || asked === 'any' || asked === stored) return
  const differs = Object.fromEntries(
    Object.entries(yours).flatMap(([name, value]) =>
      value === undefined || value === theirs[name]
        ? []
        : [[name, { yours: value as string | boolean, theirs: theirs[name] as string | boolean }]],
    ),
  )
  if (Object.keys(differs).length === 0) return
  return yield* new SavedChanged({ data: { ...refusal('savedChanged').data, version: stored, differs } })
})
