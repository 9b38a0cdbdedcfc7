import { Effect } from 'effect'
import { InvalidRequest } from '#domain/api/errors.ts'
import { TeamRefused } from '#domain/api/agencies/teamErrors.ts'
import { changeOnce } from '#server/content/changes/requestHeaders.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'

/** The account that changes something of a team, within its limit. */
export const writer = Effect.gen(function* () {
  const { accountId } = yield* SignedInSession
  yield* withinLimit('teamByAccount', accountId)
  return accountId
})

/** Makes a change of a team in one transaction, once for an `Idempotency-Key`. */
export const changeTeam = <A, E, R>(accountId: string, body: unknown, work: Effect.Effect<A, E, R>) =>
  changeOnce({
    accountId,
    part: 'team',
    body,
    work,
    refuseKey: Effect.suspend(() => Effect.fail(new InvalidRequest(refusal('invalidRequest')))),
  })

export const done = { isDone: true } as const

export const lastOwner = Effect.suspend(() => Effect.fail(new TeamRefused(refusal('lastOwner'))))
export const teamFull = Effect.suspend(() => Effect.fail(new TeamRefused(refusal('teamFull'))))
