import { Effect, Layer } from 'effect'
import { HttpRouter } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { isLiveFlag } from '#domain/flagService/liveFlags.ts'
import { type FlagState, flagStates, type OperatorForm, operatorFormPath } from '#domain/operator/operator.ts'
import { routePath } from '#domain/routes.ts'
import { answerActForm, type FormActs } from '#server/http/forms/actForm.ts'
import { requireSession } from '#server/identity/requestVisitor.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { staff } from '#server/identity/staff.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { overrideFlag, switches } from './overrides.ts'

const list = Effect.fn('flagSwitches.list')(function* () {
  yield* staff('operators')
  return yield* switches
})

const switchFlag = Effect.fn('flagSwitches.switch')(function* ({
  payload: { name, to },
}: {
  readonly payload: { readonly name: string; readonly to: FlagState }
}) {
  const operator = yield* staff('operators')
  return { isDone: yield* Effect.orDie(overrideFlag(name, to, operator)) }
})

/** Handlers of the operator's flags. */
export const FlagHandlers = HttpApiBuilder.group(
  ServedApi,
  'flagSwitches',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(SqlClient.SqlClient, Configuration, Sessions, RateLimits)
    return handlers.handleAll({ list: served(list), switch: served(switchFlag) })
  }),
)

type Needs = SqlClient.SqlClient | Configuration | Sessions | RateLimits

const acts: FormActs<OperatorForm, Needs> = {
  switch: (form) => {
    const [name, to] = [form.get('name') ?? '', flagStates.find((state) => state === form.get('to'))]
    return isLiveFlag(name) && to !== undefined ? switchFlag({ payload: { name, to } }) : undefined
  },
}

/** `POST /api-next/operator/form/` */
export const FlagForms = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    const answer = answerActForm({ acts, session: requireSession, page: routePath('operatorDesk') })
    yield* router.add('POST', operatorFormPath, Effect.provideContext(answer, context))
  }),
)
