/** The declared errors of writing listings. */
import { Effect } from 'effect'
import { NotYours } from '#domain/api/contact/contactErrors.ts'
import {
  ListingChanged,
  ListingInvalid,
  ListingStatusRefused,
  PlanFull,
} from '#domain/api/listings/listingErrors.ts'
import type { ListingProblem, ListingProblems } from '#domain/listing/facts/problems.ts'
import type { StatusName } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { textIn } from '#server/platform/texts.ts'

export const notYours = Effect.suspend(() => Effect.fail(new NotYours(refusal('notYours'))))

/** A problem with its sentence. */
export const worded = ({ name, values = {} }: ListingProblem, language: Language) => ({
  message: name,
  sentence: textIn(language, `reply.listing_${name}`, values),
})

/** Refuses fields, each with its sentence. */
export const refuseFields = Effect.fnUntraced(function* (problems: ListingProblems) {
  const language = yield* requestLanguage
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, worded(problem, language)]),
  )
  return yield* new ListingInvalid({ data: { ...refusal('fieldsInvalid').data, errors } })
})

export const refuseStatus = (status: StatusName) =>
  Effect.fail(new ListingStatusRefused({ data: { ...refusal('listingStatusRefused').data, status } }))

export const refuseVersion = (version: number, differs: (typeof ListingChanged.Type)['data']['differs']) =>
  Effect.fail(new ListingChanged({ data: { ...refusal('listingChanged').data, version, differs } }))

export const refusePlan = (most: number) =>
  Effect.fail(new PlanFull({ data: { ...refusal('planFull').data, most } }))
