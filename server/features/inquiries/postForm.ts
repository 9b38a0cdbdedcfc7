/**
 * The form of an inquiry from a browser without script. It ends on the page that says the reference, or on one that
 * says what is wrong, with all that was typed.
 */
import { ByteSize, Effect, Layer } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { cleanLine, cleanPhone, cleanText } from '#domain/forms/cleanText.ts'
import {
  type InquiryFields,
  inquiryFormPath,
  isInquiryTopic,
  wrongInquiryFields,
} from '#domain/inquiries/inquiries.ts'
import type { Language } from '#domain/locale.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { cookiesIn } from '#server/http/cookies.ts'
import { csrfTokenOf, keepPreSession } from '#server/http/csrf.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { readOwnForm } from '#server/http/forms/actForm.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import type { InquiryNeeds } from './http.ts'
import { type InquiryTrouble, troublePage } from './troublePage.ts'
import { sendInquiry } from './send.ts'

/** More than the longest text in any alphabet, escaped. */
const LARGEST = ByteSize.kibibytes(64)

const fieldsIn = (form: URLSearchParams): InquiryFields => ({
  topic: form.get('topic') ?? '',
  name: cleanLine(form.get('name') ?? ''),
  email: cleanLine(form.get('email') ?? ''),
  phone: cleanPhone(form.get('phone') ?? ''),
  text: cleanText(form.get('text') ?? ''),
})

const done = (language: Language, reference: string) =>
  HttpServerResponse.redirect(`${localPath(language, routePath('contactUs'))}?sent=${reference}`, {
    status: 303,
    headers: { 'cache-control': 'no-store' },
  })

const statuses = { fields: 422, limit: 429, foreign: 403 } as const satisfies Record<InquiryTrouble, number>

const answer = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { origin } = yield* Configuration
  const language = yield* requestLanguage
  const { form, isOwn } = yield* readOwnForm(LARGEST)
  const fields = fieldsIn(form)
  const { value, setCookie } = keepPreSession(
    cookiesIn(request.headers['cookie']),
    origin.startsWith('https:'),
  )
  const trouble = (kind: InquiryTrouble) =>
    HttpServerResponse.text(
      troublePage({
        language,
        kind,
        fields,
        wrong: kind === 'fields' ? wrongInquiryFields(fields) : [],
        token: csrfTokenOf(value),
      }),
      {
        status: statuses[kind],
        contentType: 'text/html; charset=utf-8',
        headers: { 'cache-control': 'no-store', ...(setCookie && { 'set-cookie': setCookie }) },
      },
    )
  // Another site gets no token into its hands: the page is shown to the visitor, who sends it again.
  if (!isOwn) return trouble('foreign')
  const { topic, ...typed } = fields
  if (wrongInquiryFields(fields).length > 0 || !isInquiryTopic(topic)) return trouble('fields')
  return yield* Effect.match(sendInquiry({ topic, ...typed }), {
    onSuccess: ({ reference }) => done(language, reference),
    onFailure: () => trouble('limit'),
  })
}).pipe(Effect.catchDefect(failureReply))

/** `POST /api-next/inquiries/form/` */
export const InquiryForm = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<InquiryNeeds>()
    yield* router.add('POST', inquiryFormPath, Effect.provideContext(answer, context))
  }),
)
