/**
 * Forms of drafts and of one's own ads from browsers without script: the same calls as those of the contract, answered by
 * the page that comes next.
 */
import { ByteSize, Effect, Layer } from 'effect'
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import type { SqlClient } from 'effect/sql'
import { ownPath } from '#domain/account/ownPath.ts'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { cleanLine, cleanText } from '#domain/forms/cleanText.ts'
import { isFactName, factOf } from '#domain/listing/facts/factTable.ts'
import { type ListingActionName, listingActionNames } from '#domain/listing/listingActions.ts'
import { draftLimits, isDraftField } from '#domain/publishing/draftFields.ts'
import {
  fieldPrefix,
  type PublishAct,
  publishActs,
  publishFormPath,
  publishParameters,
  stepPath,
} from '#domain/publishing/paths.ts'
import { planPrefix, typedPlan } from '#domain/publishing/planForm.ts'
import { askedFacts } from '#domain/publishing/questionFacts.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { inTransaction } from '#server/content/changes/inTransaction.ts'
import type { Places } from '#server/content/geography/Places.ts'
import type { Listings } from '#server/content/listings/Listings.ts'
import type { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import type { PhotographFiles } from '#server/content/media/photographs/PhotographFiles.ts'
import type { Notifications } from '#server/content/notifications/Notifications.ts'
import type { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { idIn } from '#server/http/forms/formFields.ts'
import { holdsToken, isFromElsewhere, typeOf } from '#server/http/api/ownPages.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { requireSession } from '#server/identity/requestVisitor.ts'
import type { Sessions } from '#server/identity/Sessions.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import type { RateLimits } from '#server/platform/RateLimits.ts'
import { planChangeIn } from '../floorPlan/planForm.ts'
import { changePlan } from '../floorPlan/writePlan.ts'
import { writer } from '../write/writer.ts'
import { answer as answerQuestion } from '../questions/questions.ts'
import { act, part } from './calls.ts'
import { join } from './home.ts'
import { create, remove, save } from '../drafts/calls.ts'
import { publish } from '../drafts/publish.ts'
import { anotherHome } from '../drafts/sameHome.ts'

/** Two long texts in any alphabet, escaped. */
const LARGEST = ByteSize.kibibytes(192)

/** The fields of a draft that a form has; undefined where one is too long. */
function fieldsIn(form: URLSearchParams) {
  const names = [...new Set(form.keys())].flatMap((name) =>
    name.startsWith(fieldPrefix) ? [name.slice(fieldPrefix.length)] : [],
  )
  const fields = names.filter(isDraftField).map((name) => {
    const typed = form.getAll(fieldPrefix + name).map(isFactName(name) ? cleanLine : cleanText)
    const isMany = isFactName(name) && factOf(name).kind === 'choices'
    return [name, isMany ? typed.filter((one) => one !== '').slice(0, draftLimits.choices) : typed.at(-1)]
  })
  const isShort = fields.every(([, typed]) => (typed?.length ?? 0) <= draftLimits.value)
  return isShort ? (Object.fromEntries(fields) as Readonly<Record<string, string | string[]>>) : undefined
}

/** What is wrong in a way that is told at a step at once; what is only missing is told before publishing. */
const isWrong = (draft: Draft, names: readonly string[]): boolean =>
  names.some((name) => {
    const problem = draft.problems[name]?.message
    return problem !== undefined && problem !== 'required' && problem !== 'energyRequired'
  })

/** Where a form leads: an address; `back` to its own page, or `refused` to it with what was wrong. */
type Lead = string

/** Stores the rooms that a form has beside the fields of its step. */
const writeRooms = Effect.fnUntraced(function* (
  form: URLSearchParams,
  { version, next }: NonNullable<ReturnType<typeof planChangeIn>>,
) {
  const [accountId, id] = [yield* writer, idIn(form, 'listing') ?? 0]
  return yield* inTransaction(changePlan({ accountId, id, version, next }))
})

/** What each form does; undefined where its fields are no such request. */
const acts = {
  start: () => Effect.map(create({ payload: {} }), ({ id }): Lead => stepPath(id, 'offer')),
  open: (form: URLSearchParams) => {
    const listingId = idIn(form, 'listing')
    return (
      listingId && Effect.map(create({ payload: { listingId } }), ({ id }): Lead => stepPath(id, 'money'))
    )
  },
  save: (form: URLSearchParams) => {
    const [id, fields] = [idIn(form, 'draft'), fieldsIn(form)]
    const plan = planChangeIn(form)
    if (id === undefined || fields === undefined || plan?.isWhole === false) return undefined
    const next = plan?.isPressed ? undefined : ownPath(form.get('next'))
    const saved = Effect.map(save({ params: { id }, payload: { fields } }), (draft): Lead => {
      if (isWrong(draft, Object.keys(fields))) return 'refused'
      return next ?? 'back'
    })
    return plan ? Effect.andThen(writeRooms(form, plan), saved) : saved
  },
  publish: (form: URLSearchParams) => {
    const id = idIn(form, 'draft')
    return id && Effect.map(publish({ params: { id } }), (): Lead => stepPath(id, 'preview'))
  },
  anotherHome: (form: URLSearchParams) => {
    const id = idIn(form, 'draft')
    return id && Effect.map(anotherHome({ params: { id } }), (): Lead => 'back')
  },
  part: (form: URLSearchParams) => {
    const id = idIn(form, 'listing')
    return id && Effect.map(part({ params: { id } }), (): Lead => 'back')
  },
  join: (form: URLSearchParams) => {
    const id = idIn(form, 'listing')
    return id && Effect.map(join({ params: { id } }), (): Lead => 'back')
  },
  remove: (form: URLSearchParams) => {
    const id = idIn(form, 'draft')
    return id && Effect.map(remove({ params: { id } }), (): Lead => 'back')
  },
  answer: (form: URLSearchParams) => {
    const [id, value] = [idIn(form, 'listing'), cleanLine(form.get('value') ?? '')]
    const fact = askedFacts.find((name) => name === form.get('fact'))
    return id && fact && value !== '' && value.length <= 60
      ? Effect.map(answerQuestion({ params: { id }, payload: { fact, value } }), (): Lead => 'back')
      : undefined
  },
  status: (form: URLSearchParams) => {
    const id = idIn(form, 'listing')
    const name = listingActionNames.find((one): one is ListingActionName => one === form.get('name'))
    return id && name && Effect.map(act(name)({ params: { id } }), (): Lead => 'back')
  },
} satisfies Record<PublishAct, (form: URLSearchParams) => Work>

const leadTo = Effect.fnUntraced(function* (form: URLSearchParams, lead: Lead) {
  const language = yield* requestLanguage
  const isBack = lead === 'back' || lead === 'refused'
  const address = isBack ? (ownPath(form.get('back')) ?? routePath('publishAd')) : lead
  const page = new URL(address, 'https://portal.invalid')
  const isOld = (name: string) => name === publishParameters.refused || name.startsWith(planPrefix)
  for (const name of [...page.searchParams.keys()].filter(isOld)) page.searchParams.delete(name)
  if (lead === 'refused')
    for (const [name, value] of [[publishParameters.refused, '1'] as const, ...typedPlan(form)])
      page.searchParams.set(name, value)
  const isOurs = !isBack && lead !== form.get('next')
  return HttpServerResponse.redirect(
    (isOurs ? localPath(language, page.pathname) : page.pathname) + page.search,
    { status: 303, headers: { 'cache-control': 'no-store' } },
  )
})

const answer = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { origin } = yield* Configuration
  const isForm = typeOf(request) === 'application/x-www-form-urlencoded'
  const text = isForm
    ? yield* request.text.pipe(
        Effect.provideService(HttpIncomingMessage.MaxBodySize, LARGEST),
        Effect.catch(() => Effect.succeed('')),
      )
    : ''
  const form = new URLSearchParams(text)
  const name = publishActs.find((one) => one === form.get('act'))
  if (isFromElsewhere(request, origin) || !holdsToken(request, form.get('token') ?? '', origin))
    return yield* leadTo(form, 'refused')
  const work: Work = name && acts[name](form)
  if (!work) return yield* leadTo(form, 'refused')
  // What was refused is told on the page, which shows what is stored.
  const lead = yield* Effect.match(Effect.provideServiceEffect(work, SignedInSession, requireSession), {
    onSuccess: (to): Lead => to,
    onFailure: (): Lead => 'refused',
  })
  return yield* leadTo(form, lead)
}).pipe(Effect.catchDefect(failureReply))

type Work = Effect.Effect<Lead, unknown, Needs | OfRequest> | 0 | undefined

type OfRequest = HttpServerRequest.HttpServerRequest | HttpServerRequest.ParsedSearchParams | SignedInSession

type Needs =
  | SqlClient.SqlClient
  | Configuration
  | Sessions
  | RateLimits
  | Notifications
  | Places
  | PhotographFiles
  | Listings
  | ListingWriter
  | SearchIndex

/** `POST /api-next/listings/act/` */
export const DraftForms = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    yield* router.add('POST', publishFormPath, Effect.provideContext(answer, context))
  }),
)
