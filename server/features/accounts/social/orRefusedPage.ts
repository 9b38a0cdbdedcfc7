import { Effect } from 'effect'
import type { HttpServerResponse } from 'effect/http'
import type { Language } from '#domain/locale.ts'
import { sentenceIn } from '#server/http/replies/messages.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { refusedPage } from './popupPage.ts'
import { type RefusalReason, type SocialRefusal } from './refusals.ts'

const statuses: Partial<Readonly<Record<RefusalReason, number>>> = {
  tooManyRequests: 429,
  providerUnavailable: 503,
  fromElsewhere: 403,
}

/** A refusal is a page in the window, and a line in the log. */
export const orRefusedPage = <R>(
  work: Effect.Effect<HttpServerResponse.HttpServerResponse, SocialRefusal, R>,
  language: Language,
) =>
  Effect.catchTag(work, 'SocialRefusal', ({ reason }) =>
    Effect.map(logAuth('social sign-in refused', { reason }), () =>
      refusedPage(language, sentenceIn(language, reason), statuses[reason] ?? 400),
    ),
  )
