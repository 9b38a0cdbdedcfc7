/** Mails about homes: messages, visits and proposals. */
import type { ContactMailTexts } from './MailText.ts'

const open = [{ label: 'Apri la conversazione', field: 'link' }] as const
const said = ['{text}', '{reach}'] as const
const notBinding = 'Le proposte di prezzo non sono vincolanti per nessuno.'

export const contactIt: ContactMailTexts = {
  confirmContact: {
    subject: 'Confermi il messaggio',
    paragraphs: [
      'Perché il suo messaggio sull’immobile «{title}» sia consegnato, confermi che questo indirizzo è suo.',
    ],
    actions: [{ label: 'Conferma e invia', field: 'link' }],
    closing: [
      'Il link è valido per {hours}\u00a0ore.',
      'Se non ha scritto lei il messaggio, ignori questa email: senza conferma non viene consegnato nulla.',
    ],
  },
  contactDelivered: {
    subject: 'Il messaggio è stato consegnato',
    paragraphs: ['L’inserzionista dell’immobile «{title}» ha ricevuto quanto ha inviato.'],
    actions: open,
    closing: [
      'Con il link può leggere la conversazione, rispondere, annullare una visita o ritirare una proposta, senza account. È valido per {days}\u00a0giorni e apre solo questa conversazione.',
      'Chi ha questa email può leggere la conversazione: non la inoltri.',
    ],
  },
  newMessage: {
    subject: 'Nuovo messaggio su un immobile',
    paragraphs: ['C’è un nuovo messaggio sull’immobile «{title}». Da: {from}.', ...said],
    actions: open,
    closing: [],
  },
  visitRequested: {
    subject: 'Richiesta di visita',
    paragraphs: [
      'È stata richiesta una visita all’immobile «{title}» ({mode}). Da: {from}.',
      'Orari proposti:\n{times}',
      ...said,
    ],
    actions: open,
    closing: ['Risponda entro 24\u00a0ore: dopo, la richiesta scade.'],
  },
  visitConfirmed: {
    subject: 'La visita è confermata',
    paragraphs: [
      'La visita all’immobile «{title}» ({mode}) è confermata. Incontrerà: {from}.',
      '{times}',
      ...said,
    ],
    actions: open,
    closing: ['In allegato trova la visita per il calendario.'],
  },
  visitDeclined: {
    subject: 'La visita non è stata accettata',
    paragraphs: ['La visita all’immobile «{title}» non è stata accettata. Aveva proposto:\n{times}', ...said],
    actions: open,
    closing: ['Può chiedere un altro orario dalla pagina dell’immobile.'],
  },
  visitCancelled: {
    subject: 'La visita è stata annullata',
    paragraphs: ['La visita all’immobile «{title}» è stata annullata. Da: {from}.', '{times}', ...said],
    actions: open,
    closing: [],
  },
  visitExpired: {
    subject: 'La richiesta di visita è scaduta',
    paragraphs: [
      'La sua richiesta di visita all’immobile «{title}» è scaduta senza risposta. Aveva proposto:\n{times}',
    ],
    actions: open,
    closing: ['Può chiedere un altro orario dalla pagina dell’immobile.'],
  },
  proposalMade: {
    subject: 'Nuova proposta di prezzo',
    paragraphs: ['C’è una nuova proposta per l’immobile «{title}»: {amount}. Da: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalAccepted: {
    subject: 'La proposta è stata accettata',
    paragraphs: ['La proposta per l’immobile «{title}» è stata accettata: {amount}. Da: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalDeclined: {
    subject: 'La proposta non è stata accettata',
    paragraphs: [
      'La proposta per l’immobile «{title}» non è stata accettata: {amount}. Da: {from}.',
      ...said,
    ],
    actions: open,
    closing: [],
  },
  proposalCountered: {
    subject: 'Controproposta',
    paragraphs: ['C’è una controproposta per l’immobile «{title}»: {amount}. Da: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalWithdrawn: {
    subject: 'La proposta è stata ritirata',
    paragraphs: ['La proposta per l’immobile «{title}» è stata ritirata: {amount}. Da: {from}.', ...said],
    actions: open,
    closing: [],
  },
  proposalExpired: {
    subject: 'La proposta è scaduta',
    paragraphs: ['La sua proposta per l’immobile «{title}» è scaduta senza risposta: {amount}.'],
    actions: open,
    closing: [],
  },
}
