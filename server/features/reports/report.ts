import { Clock, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { TooManyRequests } from '#domain/api/accountErrors.ts'
import type { Report } from '#domain/api/Reports.ts'
import { reportReasons } from '#domain/listing/vocabularies/reportReasons.ts'
import type { Language } from '#domain/locale.ts'
import { refusal, sentenceIn } from '#server/http/replies/messages.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { replyWithRetryAfter } from '#server/http/replies/reply.ts'
import { notFound, refuseHidden, type ShownRow } from '#server/content/listings/refuseHidden.ts'
import { countUnsolicited } from '#server/content/mail/countUnsolicited.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { newReference } from '#server/content/mail/newReference.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits, type Window } from '#server/platform/RateLimits.ts'

/** A user who looks at many ads finds several wrong ones; a program finds hundreds. */
const reportsByAddress: readonly Window[] = [
  { amount: 10, seconds: 10 * 60 },
  { amount: 40, seconds: 24 * 60 * 60 },
]

interface Call {
  readonly params: { readonly id: number }
  readonly payload: Report
}

/** Writes a report down, about an ad that the one who reports can see. */
export const report = Effect.fn('reports.send')(function* ({ params: { id }, payload }: Call) {
  const { address, language } = yield* requestVisitor
  yield* withinLimit(address)
  yield* seen(id)
  const reference = yield* keep(id, payload, language)
  return { message: sentenceIn(language, 'adReported'), reference }
})

const withinLimit = Effect.fnUntraced(function* (address: string) {
  const taken = yield* (yield* RateLimits).take('reportsByAddress', reportsByAddress, address)
  if (taken.isWithin) return
  yield* replyWithRetryAfter(taken.retryAfter)
  return yield* new TooManyRequests(refusal('tooManyRequests'))
})

/** Fails as the page of the ad does. */
const seen = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const { flags } = yield* Configuration
  const [row] = yield* Effect.orDie(
    sql<ShownRow>`SELECT status, contract, country, withdrawn_at AS "withdrawnAt" FROM listings
      WHERE id = ${id}`,
  )
  return yield* row ? refuseHidden(row, flags) : notFound
})

const keep = Effect.fnUntraced(function* (
  id: number,
  { reason, text, email = '' }: Report,
  language: Language,
) {
  const sql = yield* SqlClient.SqlClient
  const now = new Date(yield* Clock.currentTimeMillis)
  const reference = newReference()
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`INSERT INTO reports (listing_id, reason, text, language, created_at, reference, email)
        VALUES (${id}, ${reportReasons.idOf(reason)}, ${text}, ${language}, ${now}, ${reference}, ${email})`
      if (email === '') return
      // An address that gets too many such mails gets no other one; the report is stored, and answered, all the same.
      const { isWithin } = yield* countUnsolicited(sql, email)
      if (!isWithin) return
      yield* (yield* Outbox).put({
        kind: 'reportReceived',
        to: email,
        language,
        data: { name: '', reference },
      })
    }),
  )
  return reference
}, Effect.orDie)
