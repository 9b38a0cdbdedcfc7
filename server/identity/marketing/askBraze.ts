import { Effect, Redacted, Schema } from 'effect'
import type { MarketingService } from '#server/platform/settings/marketingSettings.ts'
import type { AccountRow } from '../accountRow.ts'

/** The service refused the request. The error contains neither the key nor the user. */
export class MarketingFailed extends Schema.TaggedError<MarketingFailed>()('MarketingFailed', {
  reason: Schema.String,
}) {}

export type Told = Pick<AccountRow, 'id' | 'email' | 'name' | 'language' | 'communications' | 'newsletter'>

/** Time limit of the service, ms. */
const ANSWER_MS = 10_000

/** The body of Braze's `/users/track` for a user. */
export const attributesOf = ({ id, email, name, language, communications, newsletter }: Told) => ({
  external_id: id,
  email_subscribe: 'opted_in',
  email,
  first_name: name,
  language,
  comunicazioni: communications,
  newsletter,
})

/** Two calls of Braze's REST API: one address, no redirect, little time, and nothing read of the answer but its status. */
export function askBraze({ endpoint, key }: MarketingService) {
  const send = (path: string, body: object) =>
    Effect.tryPromise({
      try: async (signal) => {
        const reply = await fetch(`${endpoint}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${Redacted.value(key)}` },
          body: JSON.stringify(body),
          redirect: 'manual',
          signal,
        })
        // What is not read would hold the connection.
        await reply.body?.cancel()
        if (!reply.ok) throw new MarketingFailed({ reason: `it answered ${reply.status}` })
      },
      catch: (thrown) =>
        thrown instanceof MarketingFailed ? thrown : new MarketingFailed({ reason: 'it cannot be reached' }),
    }).pipe(
      Effect.timeoutOrElse({
        duration: ANSWER_MS,
        orElse: () => Effect.fail(new MarketingFailed({ reason: 'it did not answer in time' })),
      }),
    )
  return {
    /** Sends a user and their consents. */
    tell: (person: Told) => send('/users/track', { attributes: [attributesOf(person)] }),
    /** Deletes a user who left or withdrew both consents. */
    forget: (id: string) => send('/users/delete', { external_ids: [id] }),
  }
}
