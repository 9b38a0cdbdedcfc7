/** Mails about homes: messages, visits and proposals. */
import type { ContactMailTexts } from './MailText.ts'

const open = [{ label: 'Ouvrir la conversation', field: 'link' }] as const
const said = ['{text}', '{reach}'] as const
const notBinding = 'Les propositions de prix n’engagent personne.'

export const contactFr: ContactMailTexts = {
  confirmContact: {
    subject: 'Confirmez votre message',
    paragraphs: [
      'Pour que votre message au sujet du bien «\u00a0{title}\u00a0» soit remis, confirmez que cette adresse est la vôtre.',
    ],
    actions: [{ label: 'Confirmer et envoyer', field: 'link' }],
    closing: [
      'Le lien est valable {hours}\u00a0heures.',
      'Si vous n’avez pas écrit ce message, ignorez cet e-mail\u00a0: sans confirmation, rien n’est remis.',
    ],
  },
  contactDelivered: {
    subject: 'Votre message a été remis',
    paragraphs: ['L’annonceur du bien «\u00a0{title}\u00a0» a reçu votre envoi.'],
    actions: open,
    closing: [
      'Le lien vous permet de lire la conversation, de répondre, d’annuler une visite ou de retirer une proposition, sans compte. Il est valable {days}\u00a0jours et n’ouvre que cette conversation.',
      'Qui possède cet e-mail peut lire la conversation\u00a0: ne le transférez pas.',
    ],
  },
  newMessage: {
    subject: 'Nouveau message au sujet d’un bien',
    paragraphs: [
      'Vous avez un nouveau message au sujet du bien «\u00a0{title}\u00a0». De\u00a0: {from}.',
      ...said,
    ],
    actions: open,
    closing: [],
  },
  visitRequested: {
    subject: 'Demande de visite',
    paragraphs: [
      'Une visite du bien «\u00a0{title}\u00a0» a été demandée ({mode}). Par\u00a0: {from}.',
      'Horaires proposés\u00a0:\n{times}',
      ...said,
    ],
    actions: open,
    closing: ['Répondez sous 24\u00a0heures\u00a0: passé ce délai, la demande expire.'],
  },
  visitConfirmed: {
    subject: 'La visite est confirmée',
    paragraphs: [
      'La visite du bien «\u00a0{title}\u00a0» ({mode}) est confirmée. Vous rencontrez\u00a0: {from}.',
      '{times}',
      ...said,
    ],
    actions: open,
    closing: ['La visite pour votre agenda est en pièce jointe.'],
  },
  visitDeclined: {
    subject: 'La visite a été refusée',
    paragraphs: [
      'La visite du bien «\u00a0{title}\u00a0» a été refusée. Vous aviez proposé\u00a0:\n{times}',
      ...said,
    ],
    actions: open,
    closing: ['Vous pouvez demander un autre horaire sur la page du bien.'],
  },
  visitCancelled: {
    subject: 'La visite a été annulée',
    paragraphs: [
      'La visite du bien «\u00a0{title}\u00a0» a été annulée. Par\u00a0: {from}.',
      '{times}',
      ...said,
    ],
    actions: open,
    closing: [],
  },
  visitExpired: {
    subject: 'La demande de visite a expiré',
    paragraphs: [
      'Votre demande de visite du bien «\u00a0{title}\u00a0» a expiré sans réponse. Vous aviez proposé\u00a0:\n{times}',
    ],
    actions: open,
    closing: ['Vous pouvez demander un autre horaire sur la page du bien.'],
  },
  proposalMade: {
    subject: 'Nouvelle proposition de prix',
    paragraphs: [
      'Une nouvelle proposition a été faite pour le bien «\u00a0{title}\u00a0»\u00a0: {amount}. De\u00a0: {from}.',
      ...said,
    ],
    actions: open,
    closing: [notBinding],
  },
  proposalAccepted: {
    subject: 'La proposition a été acceptée',
    paragraphs: [
      'La proposition pour le bien «\u00a0{title}\u00a0» a été acceptée\u00a0: {amount}. Par\u00a0: {from}.',
      ...said,
    ],
    actions: open,
    closing: [notBinding],
  },
  proposalDeclined: {
    subject: 'La proposition a été refusée',
    paragraphs: [
      'La proposition pour le bien «\u00a0{title}\u00a0» a été refusée\u00a0: {amount}. Par\u00a0: {from}.',
      ...said,
    ],
    actions: open,
    closing: [],
  },
  proposalCountered: {
    subject: 'Contre-proposition',
    paragraphs: [
      'Une contre-proposition a été faite pour le bien «\u00a0{title}\u00a0»\u00a0: {amount}. De\u00a0: {from}.',
      ...said,
    ],
    actions: open,
    closing: [notBinding],
  },
  proposalWithdrawn: {
    subject: 'La proposition a été retirée',
    paragraphs: [
      'La proposition pour le bien «\u00a0{title}\u00a0» a été retirée\u00a0: {amount}. Par\u00a0: {from}.',
      ...said,
    ],
    actions: open,
    closing: [],
  },
  proposalExpired: {
    subject: 'La proposition a expiré',
    paragraphs: [
      'Votre proposition pour le bien «\u00a0{title}\u00a0» a expiré sans réponse\u00a0: {amount}.',
    ],
    actions: open,
    closing: [],
  },
}
