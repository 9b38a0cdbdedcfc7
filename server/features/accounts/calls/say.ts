import { Effect } from 'effect'
import { Busy } from '#domain/api/accountErrors.ts'
import { replyWithRetryAfter } from '#server/http/replies/reply.ts'
import { refusal, type Sentence, sentenceIn } from '#server/http/replies/messages.ts'
import { PasswordsBusy } from '#server/identity/Passwords.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'

/** What a call was sent. */
export interface Call<Payload> {
  readonly payload: Payload
}

/** A reply that is a sentence. */
export const say = (name: Sentence) =>
  Effect.map(requestVisitor, ({ language }) => ({ message: sentenceIn(language, name) }))

/** Answers that too many sign-ins run at once, and when to retry. */
export const refuseWhenBusy = <A, E, R>(work: Effect.Effect<A, E | PasswordsBusy, R>) =>
  Effect.catchIf(
    work,
    (error): error is PasswordsBusy & E => error instanceof PasswordsBusy,
    () =>
      Effect.gen(function* () {
        yield* replyWithRetryAfter(PasswordsBusy.retryAfter)
        return yield* new Busy(refusal('signInBusy'))
      }),
  )
