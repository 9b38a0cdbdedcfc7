/** Mails about homes: messages, visits and proposals. */
import type { ContactMailTexts } from './MailText.ts'

const open = [{ label: 'Ouvrir la conversation', field: 'link' }] as const
const said = ['{text}', '{reach}'] as const
const notBinding = 'Les offres de prix n’engagent personne.'

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
    subject: 'Nouvelle offre de prix',
    paragraphs: [
      'Une nouvelle offre a été faite pour le bien «\u00a0{title}\u00a0»\u00a0: {amount}. De\u00a0: {from}.',
      ...said,
    ],
    actions: open,
    closing: [notBinding],
  },
  proposalAccepted: {
    subject: 'L’offre a été acceptée',
    paragraphs: [
      'L’offre pour le bien «\u00a0{title}\u00a0» a été acceptée\u00a0: {amount}. Par\u00a0: {from}.',
      ...said,
    ],
    actions: open,
    closing: [notBinding],
  },
  proposalDeclined: {
    subject: 'L’offre a été refusée',
    paragraphs: [
      'L’offre pour le bien «\u00a0{title}\u00a0» a été refusée\u00a0: {amount}. Par\u00a0: {from}.',
      ...said,
    ],
    actions: open,
    closing: [],
  },
  proposalCountered: {
    subject: 'Contre-offre',
    paragraphs: [
      'Une contre-offre a été faite pour le bien «\u00a0{title}\u00a0»\u00a0: {amount}. De\u00a0: {from}.',
      ...said,
    ],
    actions: open,
    closing: [notBinding],
  },
  proposalWithdrawn: {
    subject: 'L’offre a été retirée',
    paragraphs: [
      'L’offre pour le bien «\u00a0{title}\u00a0» a été retirée\u00a0: {amount}. Par\u00a0: {from}.',
      ...said,
    ],
    actions: open,
    closing: [],
  },
  proposalExpired: {
    subject: 'L’offre a expiré',
    paragraphs: ['Votre offre pour le bien «\u00a0{title}\u00a0» a expiré sans réponse\u00a0: {amount}.'],
    actions: open,
    closing: [],
  },
}
