/** The declared errors of contacts. */
import { Effect } from 'effect'
import type { FieldProblem } from '#domain/forms/fieldRules.ts'
import type { ContactMessage } from '#domain/contact/forms.ts'
import { ContactInvalid, NotReachable, NotYours, TooLate } from '#domain/api/contact/contactErrors.ts'
import { refusal } from '#server/http/replies/messages.ts'

export type ContactProblems = Readonly<Record<string, FieldProblem<ContactMessage>>>

export const notYours = Effect.suspend(() => Effect.fail(new NotYours(refusal('notYours'))))

export const notReachable = (name: 'notReachable' | 'ownListing' = 'notReachable') =>
  Effect.fail(new NotReachable(refusal(name)))

export const tooLate = (
  name: 'blocked' | 'counterpartGone' | 'visitOpen' | 'visitSettled' | 'proposalOpen' | 'proposalSettled',
) => Effect.fail(new TooLate(refusal(name)))

const invalid = (errors: ContactProblems) =>
  Effect.fail(new ContactInvalid({ data: { ...refusal('fieldsInvalid').data, errors } }))

/** Refuses what is wrong with fields, each at its place; nothing where nothing is. */
export const refuseFields = (problems: ContactProblems) =>
  Object.keys(problems).length === 0 ? Effect.void : invalid(problems)

/** Refuses one field. */
export const refuseField = (field: string, message: ContactMessage, parameter?: number) =>
  invalid({ [field]: { message, ...(parameter !== undefined && { parameter }) } })
