import { Effect } from 'effect'
import type { HttpServerResponse } from 'effect/http'
import type { Language } from '#domain/locale.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { refusedPage } from './popupPage.ts'
import { type RefusalReason, refusalSentence, type SocialRefusal } from './refusals.ts'

const statuses: Partial<Readonly<Record<RefusalReason, number>>> = {
  tooMany: 429,
  unavailable: 503,
  fromElsewhere: 403,
}

/** A refusal is a page in the window, and a line in the log. */
export const orRefusedPage = <R>(
  work: Effect.Effect<HttpServerResponse.HttpServerResponse, SocialRefusal, R>,
  language: Language,
) =>
  Effect.catchTag(work, 'SocialRefusal', ({ reason }) =>
    Effect.map(logAuth('social sign-in refused', { reason }), () =>
      refusedPage(language, refusalSentence(reason, language), statuses[reason] ?? 400),
    ),
  )
