/** Mails about homes: messages, visits and proposals. */
import type { ContactMailTexts } from './MailText.ts'

const open = [{ label: 'Open the conversation', field: 'link' }] as const
const said = ['{text}', '{reach}'] as const
const notBinding = 'Price proposals bind nobody.'

export const contactEn: ContactMailTexts = {
  confirmContact: {
    subject: 'Confirm your message',
    paragraphs: [
      'To have your message about the property “{title}” delivered, confirm that this address is yours.',
    ],
    actions: [{ label: 'Confirm and send', field: 'link' }],
    closing: [
      'The link works for {hours}\u00a0hours.',
      'If it was not you who wrote the message, ignore this email: without a confirmation nothing is delivered.',
    ],
  },
  contactDelivered: {
    subject: 'Your message has been delivered',
    paragraphs: ['The advertiser of the property “{title}” has received what you sent.'],
    actions: open,
    closing: [
      'With the link you can read the conversation, answer, cancel a visit or withdraw a proposal, without an account. It works for {days}\u00a0days and opens this conversation only.',
      'Whoever has this email can read the conversation: do not forward it.',
    ],
  },
  newMessage: {
    subject: 'New message about a property',
    paragraphs: ['There is a new message about the property “{title}”. From: {from}.', ...said],
    actions: open,
    closing: [],
  },
  visitRequested: {
    subject: 'Visit requested',
    paragraphs: [
      'A visit to the property “{title}” was requested ({mode}). By: {from}.',
      'Proposed times:\n{times}',
      ...said,
    ],
    actions: open,
    closing: ['Please answer within 24\u00a0hours: after that the request ends.'],
  },
  visitConfirmed: {
    subject: 'The visit is confirmed',
    paragraphs: [
      'The visit to the property “{title}” ({mode}) is confirmed. You meet: {from}.',
      '{times}',
      ...said,
    ],
    actions: open,
    closing: ['The visit for your calendar is attached.'],
  },
  visitDeclined: {
    subject: 'The visit was declined',
    paragraphs: ['The visit to the property “{title}” was declined. You had proposed:\n{times}', ...said],
    actions: open,
    closing: ['You can ask for another time on the page of the property.'],
  },
  visitCancelled: {
    subject: 'The visit was cancelled',
    paragraphs: ['The visit to the property “{title}” was cancelled. By: {from}.', '{times}', ...said],
    actions: open,
    closing: [],
  },
  visitExpired: {
    subject: 'The visit request has ended',
    paragraphs: [
      'Your request to visit the property “{title}” ended without an answer. You had proposed:\n{times}',
    ],
    actions: open,
    closing: ['You can ask for another time on the page of the property.'],
  },
  proposalMade: {
    subject: 'New price proposal',
    paragraphs: [
      'There is a new price proposal for the property “{title}”: {amount}. From: {from}.',
      ...said,
    ],
    actions: open,
    closing: [notBinding],
  },
  proposalAccepted: {
    subject: 'The price proposal was accepted',
    paragraphs: [
      'The price proposal for the property “{title}” was accepted: {amount}. By: {from}.',
      ...said,
    ],
    actions: open,
    closing: [notBinding],
  },
  proposalDeclined: {
    subject: 'The price proposal was declined',
    paragraphs: [
      'The price proposal for the property “{title}” was declined: {amount}. By: {from}.',
      ...said,
    ],
    actions: open,
    closing: [],
  },
  proposalCountered: {
    subject: 'Counter-proposal',
    paragraphs: ['There is a counter-proposal for the property “{title}”: {amount}. From: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalWithdrawn: {
    subject: 'The price proposal was withdrawn',
    paragraphs: [
      'The price proposal for the property “{title}” was withdrawn: {amount}. By: {from}.',
      ...said,
    ],
    actions: open,
    closing: [],
  },
  proposalExpired: {
    subject: 'The price proposal has ended',
    paragraphs: ['Your price proposal for the property “{title}” ended without an answer: {amount}.'],
    actions: open,
    closing: [],
  },
}
