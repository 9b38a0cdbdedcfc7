import type { TextKey } from '#server/platform/texts.ts'
import type { MailKind } from './Mail.ts'

/** A paragraph: a text, or a value that stands alone. An empty one is left out. */
export type Paragraph = Extract<TextKey, `mails.${string}`> | 'text' | 'reach' | 'times' | 'goneHomes'

/** The parts of a mail, in their order. Its subject is `mails.<kind>.subject`. */
export interface MailLayout {
  readonly body: readonly Paragraph[]
  /** Labels of links, by the field of the mail's data that has the address. */
  readonly links?: Readonly<Record<string, TextKey>>
  /** Paragraphs below the links. */
  readonly closing?: readonly Paragraph[]
}

const open = { link: 'mails.openConversation' } as const
const said = ['text', 'reach'] as const

export const mailLayouts: Readonly<Record<MailKind, MailLayout>> = {
  confirmContact: {
    body: ['mails.confirmContact.body'],
    links: { link: 'mails.confirmContact.link' },
    closing: ['mails.linkHours', 'mails.confirmContact.notYou'],
  },
  contactDelivered: {
    body: ['mails.contactDelivered.body'],
    links: open,
    closing: ['mails.contactDelivered.closing', 'mails.contactDelivered.closing2'],
  },
  stillOffered: {
    body: ['mails.stillOffered.body', 'mails.stillOffered.body2'],
    links: { link: 'mails.stillOffered.link' },
    closing: ['mails.stillOffered.closing'],
  },
  groupInvitation: {
    body: ['mails.groupInvitation.body'],
    links: { link: 'mails.groupInvitation.link' },
    closing: ['mails.groupInvitation.closing'],
  },
  agencyInvitation: {
    body: ['mails.agencyInvitation.body'],
    links: { link: 'mails.agencyInvitation.link' },
    closing: ['mails.agencyInvitation.closing'],
  },
  planOverdue: {
    body: ['mails.planOverdue.body', 'mails.planOverdue.body2'],
    links: { link: 'mails.planOverdue.link' },
    closing: ['mails.planOverdue.closing'],
  },
  visibilityPaid: {
    body: ['mails.visibilityPaid.body'],
    links: { link: 'mails.visibilityLink' },
    closing: ['mails.visibilityPaid.closing'],
  },
  visibilityRefunded: {
    body: ['mails.visibilityRefunded.body'],
    links: { link: 'mails.visibilityLink' },
  },
  visibilityWithdrawn: {
    body: ['mails.visibilityWithdrawn.body', 'mails.visibilityWithdrawn.body2'],
    links: { link: 'mails.visibilityLink' },
  },
  adRemoved: {
    body: ['mails.adRemoved.body', 'mails.adRemoved.because', 'mails.adRemoved.body2'],
    links: { link: 'mails.adRemoved.link' },
    closing: ['mails.adRemoved.closing'],
  },
  appealGranted: {
    body: ['mails.appealGranted.body', 'mails.adRemoved.because'],
    links: { link: 'mails.openAd' },
  },
  appealDenied: {
    body: ['mails.appealDenied.body', 'mails.adRemoved.because'],
    links: { link: 'mails.openAd' },
    closing: ['mails.appealDenied.closing'],
  },
  reportReceived: { body: ['mails.reportReceived.body', 'mails.reportReceived.body2'] },
  reportAnswered: { body: ['mails.reportAnswered.body', 'mails.reportAnswered.answer'] },
  newMessage: {
    body: ['mails.newMessage.body', ...said],
    links: open,
  },
  sellerLead: {
    body: ['mails.sellerLead.body', ...said],
    links: { link: 'mails.sellerLead.link' },
    closing: ['mails.sellerLead.closing'],
  },
  visitRequested: {
    body: ['mails.visitRequested.body', 'mails.visitRequested.body2', ...said],
    links: open,
    closing: ['mails.visitRequested.closing'],
  },
  visitConfirmed: {
    body: ['mails.visitConfirmed.body', 'times', ...said],
    links: open,
    closing: ['mails.visitConfirmed.closing'],
  },
  visitDeclined: {
    body: ['mails.visitDeclined.body', ...said],
    links: open,
    closing: ['mails.otherTime'],
  },
  visitCancelled: {
    body: ['mails.visitCancelled.body', 'times', ...said],
    links: open,
  },
  visitExpired: {
    body: ['mails.visitExpired.body'],
    links: open,
    closing: ['mails.otherTime'],
  },
  proposalMade: {
    body: ['mails.proposalMade.body', ...said],
    links: open,
    closing: ['mails.notBinding'],
  },
  proposalAccepted: {
    body: ['mails.proposalAccepted.body', ...said],
    links: open,
    closing: ['mails.notBinding'],
  },
  proposalDeclined: {
    body: ['mails.proposalDeclined.body', ...said],
    links: open,
  },
  proposalCountered: {
    body: ['mails.proposalCountered.body', ...said],
    links: open,
    closing: ['mails.notBinding'],
  },
  proposalWithdrawn: {
    body: ['mails.proposalWithdrawn.body', ...said],
    links: open,
  },
  proposalExpired: {
    body: ['mails.proposalExpired.body'],
    links: open,
  },
  alertCanary: { body: ['mails.alertCanary.body'] },
  confirmAlert: {
    body: ['mails.confirmAlert.body'],
    links: { link: 'mails.confirmAlert.link' },
    closing: ['mails.linkHours', 'mails.confirmAlert.notYou'],
  },
  searchAlert: {
    body: ['mails.searchAlert.body'],
    links: { listLink: 'mails.searchAlert.listLink', unsubscribe: 'mails.searchAlert.manage' },
    closing: ['goneHomes', 'mails.searchAlert.closing'],
  },
  confirmEmail: {
    body: ['mails.confirmEmail.body'],
    links: { link: 'mails.confirmEmail.link' },
    closing: ['mails.linkHours', 'mails.confirmEmail.notYou'],
  },
  alreadyRegistered: {
    body: ['mails.alreadyRegistered.body'],
    links: { loginLink: 'mails.signIn', resetLink: 'mails.alreadyRegistered.resetLink' },
    closing: ['mails.alreadyRegistered.closing'],
  },
  resetPassword: {
    body: ['mails.resetPassword.body'],
    links: { link: 'mails.setPassword' },
    closing: ['mails.linkMinutes', 'mails.resetPassword.notYou'],
  },
  passwordChanged: {
    body: ['mails.passwordChanged.body', 'mails.passwordChanged.body2'],
    links: { resetLink: 'mails.setPassword' },
  },
  newSignIn: {
    body: ['mails.newSignIn.body', 'mails.newSignIn.body2'],
    links: { profileLink: 'mails.newSignIn.profileLink' },
    closing: ['mails.newSignIn.closing'],
  },
  accountDeleted: {
    body: ['mails.accountDeleted.body', 'mails.accountDeleted.body2'],
  },
  accountSuspended: {
    body: ['mails.accountSuspended.body', 'mails.accountSuspended.body2'],
    closing: ['mails.accountSuspended.closing'],
  },
  inquiryReceived: {
    body: ['mails.inquiryReceived.body'],
    closing: ['mails.inquiryReceived.closing'],
  },
  inquiryAnswered: {
    body: ['mails.inquiryAnswered.body', 'mails.inquiryAnswered.body2'],
    closing: ['mails.inquiryAnswered.closing'],
  },
  accountReinstated: {
    body: ['mails.accountReinstated.body'],
    links: { loginLink: 'mails.signIn' },
  },
}
