import type { ServedLanguage } from '#domain/locale.ts'

/** What each kind of mail is written from. Links are whole addresses on the configured origin. */
export interface MailData {
  /** After a sign-up: the link says that the address is one's own. */
  readonly confirmEmail: { readonly name: string; readonly link: string; readonly hours: number }
  /** A sign-up with an address that has an account: only its owner learns of it. */
  readonly alreadyRegistered: {
    readonly name: string
    readonly loginLink: string
    readonly resetLink: string
  }
  readonly resetPassword: { readonly name: string; readonly link: string; readonly minutes: number }
  readonly passwordChanged: { readonly name: string; readonly resetLink: string }
  /** A sign-in from a device that was not seen before. */
  readonly newSignIn: {
    readonly name: string
    readonly device: string
    readonly at: string
    readonly profileLink: string
  }
  readonly accountDeleted: { readonly name: string }
}

export type MailKind = keyof MailData

/** A mail to be written and sent, as the outbox keeps it. */
export type Mail = {
  readonly [Kind in MailKind]: {
    readonly kind: Kind
    /** Address of one recipient. */
    readonly to: string
    readonly language: ServedLanguage
    readonly data: MailData[Kind]
  }
}[MailKind]
