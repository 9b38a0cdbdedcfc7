/** Forms of a page from browsers without script: what they ask for is done, and the page that they came from is shown again. */
import { ByteSize, Effect } from 'effect'
import { HttpIncomingMessage, HttpServerRequest, HttpServerResponse } from 'effect/http'
import type { CurrentSession } from '#domain/account/CurrentSession.ts'
import { ownPath } from '#domain/account/ownPath.ts'
import type { SignInRequired } from '#domain/api/accountErrors.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { holdsToken, isFromElsewhere, typeOf } from '#server/http/api/ownPages.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { Configuration } from '#server/platform/Configuration.ts'

/** More than a note in any alphabet, escaped. */
const LARGEST = ByteSize.kibibytes(32)

/** The fields of a form that one of the portal's own pages sent with its token; undefined for any other request. */
export const readOwnForm = Effect.fnUntraced(function* (largest = LARGEST) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { origin } = yield* Configuration
  const text =
    typeOf(request) === 'application/x-www-form-urlencoded'
      ? yield* request.text.pipe(
          Effect.provideService(HttpIncomingMessage.MaxBodySize, largest),
          Effect.catch(() => Effect.succeed('')),
        )
      : ''
  const form = new URLSearchParams(text)
  const isOwn = !isFromElsewhere(request, origin) && holdsToken(request, form.get('token') ?? '', origin)
  return { form, isOwn }
})

type OfRequest = HttpServerRequest.HttpServerRequest | HttpServerRequest.ParsedSearchParams | SignedInSession

/** What a form with each `act` asks for; undefined where its fields are no such request. */
export type FormActs<Name extends string, R> = Readonly<
  Record<Name, (form: URLSearchParams) => Effect.Effect<unknown, unknown, R | OfRequest> | undefined>
>

export interface ActFormOptions<Name extends string, R, S> {
  readonly acts: FormActs<Name, R>
  /** The session of the request; fails where nobody is signed in. */
  readonly session: Effect.Effect<CurrentSession, SignInRequired, S>
  /** The page to show where the form names none. */
  readonly page: string
}

/** Back to the page of the form; `refused` makes it say that nothing was done. */
function backTo(form: URLSearchParams, page: string, isRefused: boolean) {
  const url = new URL(ownPath(form.get('back')) ?? page, 'https://portal.invalid')
  url.searchParams.delete('refused')
  if (isRefused) url.searchParams.set('refused', '1')
  return HttpServerResponse.redirect(url.pathname + url.search, {
    status: 303,
    headers: { 'cache-control': 'no-store' },
  })
}

/** Answers such forms. What was refused is told in one sentence; the page shows what is stored. */
export const answerActForm = <Name extends string, R, S>({
  acts,
  session,
  page,
}: ActFormOptions<Name, R, S>) =>
  Effect.gen(function* () {
    const { form, isOwn } = yield* readOwnForm()
    const name = Object.keys(acts).find((act) => act === form.get('act')) as Name | undefined
    const work = isOwn && name !== undefined ? acts[name](form) : undefined
    if (work === undefined) return backTo(form, page, true)
    return yield* Effect.match(Effect.provideServiceEffect(work, SignedInSession, session), {
      onSuccess: () => backTo(form, page, false),
      onFailure: () => backTo(form, page, true),
    })
  }).pipe(Effect.catchDefect(failureReply))
