/**
 * Forms of saved homes from browsers without script: the same calls as those of the contract, answered by the page that
 * they came from.
 */
import { ByteSize, Effect, Layer } from 'effect'
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { ownPath } from '#domain/account/ownPath.ts'
import { routePath } from '#domain/routes.ts'
import { type SavedAct, savedActs, savedFormPath } from '#domain/saved/forms.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { stages } from '#domain/saved/stages.ts'
import { votes } from '#domain/saved/votes.ts'
import { cleanLine, cleanText } from '#domain/forms/cleanText.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { holdsToken, isFromElsewhere, typeOf } from '#server/http/api/ownPages.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { create, drop, move } from '../groups/calls.ts'
import { dropNote, note, vote } from '../groups/notes.ts'
import { show } from '../hidden/hidden.ts'

/** More than a note in any alphabet, escaped. */
const LARGEST = ByteSize.kibibytes(32)

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A value that is there and valid; undefined else. */
const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text)

const textOf = (text: string, most: number): string | undefined =>
  text !== '' && text.length <= most ? text : undefined

/** The home that a form is about. */
function itemIn(form: URLSearchParams) {
  const [id, item] = [form.get('group') ?? '', Number(form.get('listing'))]
  return uuid.test(id) && Number.isInteger(item) && item > 0 && item < 2 ** 31 ? { id, item } : undefined
}

/** What each form does; undefined where its fields are no such request. */
const acts = {
  create: (form: URLSearchParams) => {
    const name = textOf(cleanLine(form.get('name') ?? ''), savedLimits.nameLength)
    return name === undefined ? undefined : create({ payload: { name } })
  },
  move: (form: URLSearchParams) => {
    const [params, stage] = [itemIn(form), oneOf(stages, form.get('stage') ?? '')]
    const version = Number(form.get('version'))
    return params && stage ? move({ params, payload: { stage, version } }) : undefined
  },
  drop: (form: URLSearchParams) => {
    const params = itemIn(form)
    return params && drop({ params })
  },
  note: (form: URLSearchParams) => {
    const [params, text] = [itemIn(form), textOf(cleanText(form.get('text') ?? ''), savedLimits.noteLength)]
    return params && text !== undefined
      ? note({ params, payload: { text, isShared: form.get('isShared') === '1' } })
      : undefined
  },
  dropNote: (form: URLSearchParams) => {
    const [params, noteId] = [itemIn(form), form.get('note') ?? '']
    return params && uuid.test(noteId) ? dropNote({ params: { ...params, note: noteId } }) : undefined
  },
  vote: (form: URLSearchParams) => {
    const [params, value] = [itemIn(form), oneOf(votes, form.get('vote') ?? '')]
    return params && value ? vote({ params, payload: { vote: value } }) : undefined
  },
  show: (form: URLSearchParams) => {
    const listingId = Number(form.get('listing'))
    return Number.isInteger(listingId) && listingId > 0 ? show({ query: { listingId } }) : undefined
  },
} satisfies Record<SavedAct, unknown>

/** Back to the page of the form; `refused` makes it say that nothing was done. */
function backTo(form: URLSearchParams, isRefused: boolean) {
  const page = new URL(ownPath(form.get('back')) ?? routePath('savedAds'), 'https://portal.invalid')
  page.searchParams.delete('refused')
  if (isRefused) page.searchParams.set('refused', '1')
  return HttpServerResponse.redirect(page.pathname + page.search, {
    status: 303,
    headers: { 'cache-control': 'no-store' },
  })
}

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
  const act = oneOf(savedActs, form.get('act') ?? '')
  if (isFromElsewhere(request, origin) || !holdsToken(request, form.get('token') ?? '', origin))
    return backTo(form, true)
  const work = act && acts[act](form)
  if (work === undefined) return backTo(form, true)
  // What was refused is told in one sentence; the page shows what is stored.
  return yield* Effect.match(
    work as Effect.Effect<unknown, unknown, Needs | HttpServerRequest.HttpServerRequest>,
    {
      onSuccess: () => backTo(form, false),
      onFailure: () => backTo(form, true),
    },
  )
}).pipe(Effect.catchDefect(failureReply))

type Needs =
  | SqlClient.SqlClient
  | Configuration
  | Sessions
  | RateLimits
  | Notifications
  | Listings
  | SearchIndex

/** `POST /api-next/saved/act/` */
export const SavedForms = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    yield* router.add('POST', savedFormPath, Effect.provideContext(answer, context))
  }),
)
