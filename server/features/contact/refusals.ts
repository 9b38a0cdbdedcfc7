/** The declared errors of contacts, in the language of the current request. */
import { Effect } from 'effect'
import type { FieldProblem } from '#domain/forms/fieldRules.ts'
import type { ContactMessage } from '#domain/contact/forms.ts'
import { ContactInvalid, KeyReused, NotReachable, NotYours, TooLate } from '#domain/api/contactErrors.ts'
import { requestLanguage } from '#server/http/api/language.ts'
import { contactBody, type ContactSentence } from './contactMessages.ts'

export type ContactProblems = Readonly<Record<string, FieldProblem<ContactMessage>>>

const bodyOf = (name: ContactSentence) =>
  Effect.map(requestLanguage, (language) => contactBody(name, language))

export const notYours = Effect.flatMap(bodyOf('notYours'), (body) => Effect.fail(new NotYours(body)))
export const keyReused = Effect.flatMap(bodyOf('keyReused'), (body) => Effect.fail(new KeyReused(body)))

export const notReachable = (name: 'notReachable' | 'ownListing' = 'notReachable') =>
  Effect.flatMap(bodyOf(name), (body) => Effect.fail(new NotReachable(body)))

export const tooLate = (
  name: 'blocked' | 'counterpartGone' | 'visitOpen' | 'visitSettled' | 'proposalOpen' | 'proposalSettled',
) => Effect.flatMap(bodyOf(name), (body) => Effect.fail(new TooLate(body)))

/** Refuses what is wrong with fields, each at its place; nothing where nothing is. */
export const refuseFields = (problems: ContactProblems) =>
  Object.keys(problems).length === 0
    ? Effect.void
    : Effect.flatMap(bodyOf('fieldsInvalid'), ({ data }) =>
        Effect.fail(new ContactInvalid({ data: { ...data, errors: problems } })),
      )

/** Refuses one field. */
export const refuseField = (field: string, message: ContactMessage, parameter?: number) =>
  Effect.flatMap(bodyOf('fieldsInvalid'), ({ data }) => {
    const problem = { message, ...(parameter !== undefined && { parameter }) }
    return Effect.fail(new ContactInvalid({ data: { ...data, errors: { [field]: problem } } }))
  })
