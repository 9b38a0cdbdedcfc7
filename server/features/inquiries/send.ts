import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Inquiry } from '#domain/api/Inquiries.ts'
import type { Language } from '#domain/locale.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { countUnsolicited } from '#server/content/mail/countUnsolicited.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { newReference } from '#server/content/mail/newReference.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { limitedBy } from '#server/identity/limits/limited.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'

const { within } = limitedBy({
  inquiriesByAddress: [
    { amount: 5, seconds: 10 * 60 },
    { amount: 20, seconds: 24 * 60 * 60 },
  ],
})

const store = Effect.fnUntraced(function* (
  { topic, name, email, phone = '', text }: Inquiry,
  reference: string,
  language: Language,
) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO inquiries (reference, topic, name, email, email_key, phone, text, language, created_at)
    VALUES (${reference}, ${topic}, ${name}, ${email}, ${emailKey(email) ?? email}, ${phone}, ${text}, ${language},
      ${yield* nowDate})`
  if (email === '') return
  // An address that gets too many such mails gets no other one; the inquiry is stored, and answered, all the same.
  const { isWithin } = yield* countUnsolicited(sql, email)
  if (!isWithin) return
  yield* (yield* Outbox).put({
    kind: 'inquiryReceived',
    to: email,
    language,
    data: { name, reference },
  })
})

/** Stores an inquiry and returns its reference, by which both sides know it. */
export const sendInquiry = Effect.fn('inquiries.send')(function* (inquiry: Inquiry) {
  const { address, language } = yield* requestVisitor
  yield* within('inquiriesByAddress', address)
  const sql = yield* SqlClient.SqlClient
  const reference = newReference()
  yield* dieOnSql(sql.withTransaction(store(inquiry, reference, language)))
  return { reference }
})
