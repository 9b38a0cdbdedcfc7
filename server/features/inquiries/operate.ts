import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { defaults, isLanguage } from '#domain/locale.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'

/** An inquiry that waits for an answer. */
export const OpenInquiry = Schema.Struct({
  reference: Schema.String,
  /** ISO 8601. */
  at: Schema.String,
  topic: Schema.String,
  name: Schema.String,
  /** Empty where a phone number was left instead. */
  email: Schema.String,
  phone: Schema.String,
  /** Of the page that it was written on: the answer should be in it. */
  language: Schema.String,
  text: Schema.String,
})
export type OpenInquiry = typeof OpenInquiry.Type

/** No such inquiry waits. */
export class NoSuchInquiry extends Schema.TaggedError<NoSuchInquiry>()('NoSuchInquiry', {
  reference: Schema.String,
}) {
  override get message(): string {
    return `no inquiry ${this.reference} waits; 'estia inquiries' lists those that do`
  }
}

/** The answer cannot be mailed: a phone number was left, and no address. */
export class InquiryNeedsCall extends Schema.TaggedError<InquiryNeedsCall>()('InquiryNeedsCall', {
  reference: Schema.String,
  phone: Schema.String,
}) {
  override get message(): string {
    return `${this.reference} left no address: call ${this.phone}, then run 'estia inquiries handled ${this.reference}'`
  }
}

/** What waits, the oldest first. */
export const openInquiries = Effect.orDie(
  Effect.map(
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql<Omit<OpenInquiry, 'at'> & { readonly at: Date }>`SELECT reference, created_at AS at,
        topic, name, email, phone, language, text FROM inquiries WHERE handled_at IS NULL ORDER BY id`,
    ),
    (rows) => rows.map((row): OpenInquiry => ({ ...row, at: row.at.toISOString() })),
  ),
)

const close = Effect.fnUntraced(function* (reference: string, answer: string | null) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<Pick<OpenInquiry, 'name' | 'email' | 'phone' | 'language'>>`UPDATE inquiries
    SET handled_at = ${yield* nowDate}, answer = ${answer}
    WHERE reference = ${reference} AND handled_at IS NULL RETURNING name, email, phone, language`
  return row ?? (yield* new NoSuchInquiry({ reference }))
})

/** Mails the operator's answer, and notes that the inquiry was handled: both, or nothing. */
export const answerInquiry = Effect.fnUntraced(function* (reference: string, text: string) {
  const sql = yield* SqlClient.SqlClient
  const outbox = yield* Outbox
  yield* sql.withTransaction(
    Effect.gen(function* () {
      const { name, email, phone, language } = yield* close(reference, text)
      if (email === '') return yield* new InquiryNeedsCall({ reference, phone })
      yield* outbox.put({
        kind: 'inquiryAnswered',
        to: email,
        language: isLanguage(language) ? language : defaults.language,
        data: { name, reference, answer: text },
      })
    }),
  )
}, dieOnSql)

/** Notes that an inquiry was handled without an answer by mail. */
export const closeInquiry = (reference: string) => dieOnSql(Effect.asVoid(close(reference, null)))
