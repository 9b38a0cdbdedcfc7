/** Forms of moderators, and of advertisers who object, from browsers without script. */
import { Effect, Layer } from 'effect'
import { HttpRouter } from 'effect/http'
import type { SqlClient } from 'effect/sql'
import { cleanText } from '#domain/forms/cleanText.ts'
import {
  isModerationAct,
  type ModerationForm,
  moderationFormPath,
  moderationLimits,
} from '#domain/moderation/acts.ts'
import { routePath } from '#domain/routes.ts'
import type { Outbox } from '#server/content/mail/Outbox.ts'
import { answerActForm, type FormActs } from '#server/http/forms/actForm.ts'
import { idIn, textWithin } from '#server/http/forms/formFields.ts'
import { requireSession } from '#server/identity/requestVisitor.ts'
import type { Sessions } from '#server/identity/Sessions.ts'
import type { Configuration } from '#server/platform/Configuration.ts'
import type { RateLimits } from '#server/platform/RateLimits.ts'
import { act, appeal } from './calls.ts'

type Needs = SqlClient.SqlClient | Configuration | Sessions | RateLimits | Outbox

const textIn = (form: URLSearchParams, name: string, most: number): string | undefined =>
  textWithin(cleanText(form.get(name) ?? ''), most)

const acts: FormActs<ModerationForm, Needs> = {
  act: (form) => {
    const [name, id] = [form.get('decision'), idIn(form, 'id')]
    const because = textIn(form, 'because', moderationLimits.because)
    const other = idIn(form, 'other')
    return isModerationAct(name) && id !== undefined && because !== undefined
      ? act({ payload: { act: name, id, because, ...(other !== undefined && { other }) } })
      : undefined
  },
  appeal: (form) => {
    const [listingId, text] = [idIn(form, 'listing'), textIn(form, 'text', moderationLimits.appeal)]
    return listingId !== undefined && text !== undefined
      ? appeal({ payload: { listingId, text } })
      : undefined
  },
}

/** `POST /api-next/moderation/form/` */
export const ModerationForms = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    const answer = answerActForm({ acts, session: requireSession, page: routePath('publishedAds') })
    yield* router.add('POST', moderationFormPath, Effect.provideContext(answer, context))
  }),
)
