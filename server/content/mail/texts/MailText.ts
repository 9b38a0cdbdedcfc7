import type { VisitMode } from '#domain/contact/visits.ts'
import type { MailKind } from '../Mail.ts'

/** What a mail says. `{name}` and the like are filled from the mail's data; a paragraph that is then empty is left out. */
export interface MailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Links, each with the field of the data that holds its address; they stand after the paragraphs. */
  readonly actions: readonly { readonly label: string; readonly field: string }[]
  /** What stands below the links. */
  readonly closing: readonly string[]
}

/** A language's mails, with what is around each of them. */
export interface MailTexts {
  readonly greeting: string
  /** Where no name may be said. */
  readonly greetingWithoutName: string
  /** Stands for the other one where no name may be said. */
  readonly somebody: string
  /** Before how somebody can be reached: "Contact: …". */
  readonly reach: string
  /** A link's `{label}` in plain text, where its address stands below: "Log in:". */
  readonly labelled: string
  /** Marks what somebody wrote, so that nobody takes it for ours. */
  readonly quotes: readonly [string, string]
  readonly visitModes: Readonly<Record<VisitMode, string>>
  /** Why the mail came, in small letters at its end. `{origin}` is the portal. */
  readonly footer: string
  readonly mails: Readonly<Record<MailKind, MailText>>
}

/** Kinds of mails that tell of an account; all others tell of a home. */
export type AccountMailKind =
  | 'confirmEmail'
  | 'alreadyRegistered'
  | 'resetPassword'
  | 'passwordChanged'
  | 'newSignIn'
  | 'accountDeleted'
  | 'accountSuspended'
  | 'accountReinstated'

export type ContactMailTexts = Readonly<Record<Exclude<MailKind, AccountMailKind>, MailText>>
