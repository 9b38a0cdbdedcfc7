import type { OverdueStep } from '#domain/visibility/plans.ts'
import type { VisitMode } from '#domain/contact/visits.ts'
import type { Language } from '#domain/locale.ts'

/** What a mail about a home says. Everything but the link and the times may have been written by anybody. */
export interface ContactMail {
  /** Of the recipient. */
  readonly name: string
  /** Of the other one. */
  readonly from: string
  /** How the other one may be reached beside the portal; empty where that is not to be told. */
  readonly reach: string
  /** The home. */
  readonly title: string
  /** What was said along with it; may be empty. */
  readonly text: string
  readonly link: string
}

/** A visit in a mail. Moments in ISO 8601. */
export interface VisitMail extends ContactMail {
  readonly mode: VisitMode
  readonly times: readonly string[]
  /** For a calendar; only of a visit that was confirmed. */
  readonly calendar?: CalendarVisit
}

/** A visit as calendars know it. */
export interface CalendarVisit {
  readonly id: string
  readonly startsAt: string
  readonly minutes: number
  /** Rises with every change. */
  readonly sequence: number
  readonly isCancelled: boolean
  /** When this was so. */
  readonly changedAt: string
  readonly title: string
  readonly link: string
}

/** A price proposal in a mail, EUR. */
export interface ProposalMail extends ContactMail {
  readonly amount: number
}

/** A mail about money, cents. */
export interface SumMail {
  readonly name: string
  readonly cents: number
  readonly at: string
  readonly link: string
}

/** A mail about a decision of the operator, in their words. */
export interface ReasonMail {
  readonly name: string
  readonly title: string
  readonly because: string
  readonly link: string
}

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
  /** By the operator, who says why in words of their own. */
  readonly accountSuspended: { readonly name: string; readonly because: string }
  /** An inquiry to the operator was stored. Nothing that was typed stands in it: anybody can type an address. */
  readonly inquiryReceived: { readonly name: string; readonly reference: string }
  /** The operator's answer, in their words. */
  readonly inquiryAnswered: {
    readonly name: string
    readonly reference: string
    readonly answer: string
  }
  readonly accountReinstated: { readonly name: string; readonly loginLink: string }
  /** A person without an account wants to reach an advertiser: nothing they wrote stands in it. */
  readonly confirmContact: {
    readonly name: string
    readonly title: string
    readonly link: string
    readonly hours: number
  }
  /** It was delivered: with the link that opens the conversation without an account. */
  readonly contactDelivered: {
    readonly name: string
    readonly title: string
    readonly link: string
    readonly days: number
  }
  /** An advertiser is asked whether a home is still offered; last confirmed at `at`, ISO 8601. */
  readonly stillOffered: {
    readonly name: string
    readonly title: string
    readonly link: string
    readonly at: string
  }
  /** To a member-to-be of a group of saved homes. */
  readonly groupInvitation: {
    readonly name: string
    readonly from: string
    readonly link: string
    readonly days: number
  }
  /** To a member-to-be of an agency's team. */
  readonly agencyInvitation: {
    readonly name: string
    readonly agency: string
    readonly link: string
    readonly days: number
  }
  /** To an agency that does not pay, at each step: overdue since `at`, ISO 8601, for `days`. */
  readonly planOverdue: {
    readonly name: string
    readonly agency: string
    readonly step: OverdueStep
    readonly at: string
    readonly days: number
    /** The days of the steps. */
    readonly nothingNew: number
    readonly paused: number
    readonly link: string
  }
  /** Visibility of an ad was paid, given back, or withdrawn from at `at`, ISO 8601. `cents`: with VAT. */
  readonly visibilityPaid: SumMail
  readonly visibilityRefunded: SumMail
  readonly visibilityWithdrawn: SumMail
  /** The operator removed an ad: the statement of reasons (EU 2022/2065, article 17). */
  readonly adRemoved: ReasonMail
  readonly appealGranted: ReasonMail
  readonly appealDenied: ReasonMail
  /** To who reported an ad. */
  readonly reportReceived: { readonly name: string; readonly reference: string }
  readonly reportAnswered: {
    readonly name: string
    readonly reference: string
    readonly answer: string
  }
  readonly newMessage: ContactMail
  /** To an agency that an owner chose: `link` is the page of the estimate. */
  readonly sellerLead: ContactMail
  readonly visitRequested: VisitMail
  readonly visitConfirmed: VisitMail
  readonly visitDeclined: VisitMail
  readonly visitCancelled: VisitMail
  readonly visitExpired: VisitMail
  readonly proposalMade: ProposalMail
  readonly proposalAccepted: ProposalMail
  readonly proposalDeclined: ProposalMail
  readonly proposalCountered: ProposalMail
  readonly proposalWithdrawn: ProposalMail
  readonly proposalExpired: ProposalMail
  /** An address is to keep a search without an account. Nothing that was typed stands in it. */
  readonly confirmAlert: {
    readonly name: string
    readonly search: string
    readonly link: string
    readonly hours: number
  }
  /** A made-up ad reached its inbox. */
  readonly alertCanary: { readonly name: string; readonly number: string }
  /** Homes that a saved search found. `count` is of all, `homes` of those that are shown. */
  readonly searchAlert: {
    readonly name: string
    readonly search: string
    readonly count: number
    readonly homes: readonly AlertHome[]
    /** How many earlier told homes are no longer offered. */
    readonly gone: number
    readonly listLink: string
    /** Shows how to pause or end the alert, without signing in. A mail program's POST ends it at once (RFC 8058). */
    readonly unsubscribe: string
  }
}

/** A home in an alert. Amounts in EUR. */
export interface AlertHome {
  readonly title: string
  readonly kind: 'published' | 'cut' | 'back'
  readonly price: number | null
  /** Before a cut. */
  readonly priceBefore: number | null
  /** What the search asks for and the ad states. */
  readonly why: readonly string[]
  readonly notStated: readonly string[]
  readonly advertisers: readonly string[]
  readonly link: string
}

export type MailKind = keyof MailData

/** A mail to be written and sent, as the outbox keeps it. */
export type Mail = {
  readonly [Kind in MailKind]: {
    readonly kind: Kind
    /** Address of one recipient. */
    readonly to: string
    readonly language: Language
    readonly data: MailData[Kind]
  }
}[MailKind]
