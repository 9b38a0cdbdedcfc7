/** Forms of the page of visibility from browsers without script: the same calls as those of the contract. */
import { Effect, Layer } from 'effect'
import { HttpRouter } from 'effect/http'
import type { SqlClient } from 'effect/sql'
import { routePath } from '#domain/routes.ts'
import { isPaidTier } from '#domain/visibility/offers.ts'
import { type VisibilityAct, visibilityFormPath } from '#domain/visibility/paths.ts'
import type { Outbox } from '#server/content/mail/Outbox.ts'
import type { Notifications } from '#server/content/notifications/Notifications.ts'
import { answerActForm, type FormActs } from '#server/http/forms/actForm.ts'
import { idIn } from '#server/http/forms/formFields.ts'
import { requireSession } from '#server/identity/requestVisitor.ts'
import type { Sessions } from '#server/identity/Sessions.ts'
import type { Configuration } from '#server/platform/Configuration.ts'
import type { Payments } from '#server/platform/payments/Payments.ts'
import type { RateLimits } from '#server/platform/RateLimits.ts'
import { buy, withdraw } from './calls.ts'

type Needs = SqlClient.SqlClient | Configuration | Sessions | RateLimits | Notifications | Outbox | Payments

const acts: FormActs<VisibilityAct, Needs> = {
  buy: (form) => {
    const [id, tier] = [idIn(form, 'listing'), form.get('tier')]
    return id !== undefined && isPaidTier(tier)
      ? buy({ params: { id }, payload: { tier, beginsAtOnce: form.get('beginsAtOnce') === '1' } })
      : undefined
  },
  withdraw: (form) => {
    const id = idIn(form, 'listing')
    return id === undefined
      ? undefined
      : withdraw({ params: { id }, payload: { order: form.get('order') ?? '' } })
  },
}

/** `POST /api-next/visibility/form/` */
export const VisibilityForms = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    const answer = answerActForm({ acts, session: requireSession, page: routePath('publishedAds') })
    yield* router.add('POST', visibilityFormPath, Effect.provideContext(answer, context))
  }),
)
