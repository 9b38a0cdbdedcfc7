import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import type { AccountOwner } from '#server/identity/PersonalData.ts'
import { keepDoing, SOON_AFTER_START } from '#server/platform/keepDoing.ts'
import { InquiriesHandlers } from './http.ts'
import { InquiryForm } from './postForm.ts'

/** How long a handled inquiry is kept, for who asks again; the privacy policy says so. */
const KEPT_DAYS = 180

export const sweepInquiries = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const oldest = new Date((yield* nowDate).getTime() - KEPT_DAYS * 86_400_000)
  yield* sql`DELETE FROM inquiries WHERE handled_at < ${oldest}`
})

/** An account's address is confirmed: what was asked from it is its owner's. */
const exported = Effect.fn('inquiries.exported')(function* ({ emailKey }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  return {
    inquiries: yield* sql`SELECT reference, topic, name, email, phone, text, answer, created_at AS "createdAt"
      FROM inquiries WHERE email_key = ${emailKey} AND email_key <> '' ORDER BY id`,
  }
}, Effect.orDie)

const erase = Effect.fn('inquiries.erase')(function* ({ emailKey }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM inquiries WHERE email_key = ${emailKey} AND email_key <> ''`
}, Effect.orDie)

export const feature = {
  handlers: InquiriesHandlers,
  routes: InquiryForm,
  services: Layer.effectDiscard(
    keepDoing({
      work: sweepInquiries,
      every: '1 day',
      first: SOON_AFTER_START,
      failure: 'Old inquiries could not be deleted',
    }),
  ),
  personal: { exported, erase },
}
