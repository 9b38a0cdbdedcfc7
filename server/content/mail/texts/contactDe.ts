/** Mails about homes: messages, visits and proposals. */
import type { ContactMailTexts } from './MailText.ts'

const open = [{ label: 'Unterhaltung öffnen', field: 'link' }] as const
const said = ['{text}', '{reach}'] as const
const notBinding = 'Preisvorschläge sind für niemanden verbindlich.'

export const contactDe: ContactMailTexts = {
  confirmContact: {
    subject: 'Bestätigen Sie Ihre Nachricht',
    paragraphs: [
      'damit Ihre Nachricht zur Immobilie „{title}“ zugestellt wird, bestätigen Sie bitte, dass diese Adresse Ihnen gehört.',
    ],
    actions: [{ label: 'Bestätigen und senden', field: 'link' }],
    closing: [
      'Der Link gilt {hours}\u00a0Stunden.',
      'Haben Sie die Nachricht nicht geschrieben, ignorieren Sie diese E-Mail: Ohne Bestätigung wird nichts zugestellt.',
    ],
  },
  contactDelivered: {
    subject: 'Ihre Nachricht wurde zugestellt',
    paragraphs: ['der Anbieter der Immobilie „{title}“ hat erhalten, was Sie gesendet haben.'],
    actions: open,
    closing: [
      'Über den Link lesen Sie die Unterhaltung, antworten, sagen eine Besichtigung ab oder ziehen einen Vorschlag zurück, ohne Konto. Er gilt {days}\u00a0Tage und öffnet nur diese Unterhaltung.',
      'Wer diese E-Mail hat, kann die Unterhaltung lesen: Leiten Sie sie nicht weiter.',
    ],
  },
  newMessage: {
    subject: 'Neue Nachricht zu einer Immobilie',
    paragraphs: ['es gibt eine neue Nachricht zur Immobilie „{title}“. Von: {from}.', ...said],
    actions: open,
    closing: [],
  },
  visitRequested: {
    subject: 'Besichtigungsanfrage',
    paragraphs: [
      'für die Immobilie „{title}“ wurde eine Besichtigung angefragt ({mode}). Von: {from}.',
      'Vorgeschlagene Termine:\n{times}',
      ...said,
    ],
    actions: open,
    closing: ['Bitte antworten Sie innerhalb von 24\u00a0Stunden: Danach verfällt die Anfrage.'],
  },
  visitConfirmed: {
    subject: 'Die Besichtigung ist bestätigt',
    paragraphs: [
      'die Besichtigung der Immobilie „{title}“ ({mode}) ist bestätigt. Sie treffen: {from}.',
      '{times}',
      ...said,
    ],
    actions: open,
    closing: ['Der Termin für Ihren Kalender ist angehängt.'],
  },
  visitDeclined: {
    subject: 'Die Besichtigung wurde abgelehnt',
    paragraphs: [
      'die Besichtigung der Immobilie „{title}“ wurde abgelehnt. Sie hatten vorgeschlagen:\n{times}',
      ...said,
    ],
    actions: open,
    closing: ['Auf der Seite der Immobilie können Sie einen anderen Termin anfragen.'],
  },
  visitCancelled: {
    subject: 'Die Besichtigung wurde abgesagt',
    paragraphs: ['die Besichtigung der Immobilie „{title}“ wurde abgesagt. Von: {from}.', '{times}', ...said],
    actions: open,
    closing: [],
  },
  visitExpired: {
    subject: 'Die Besichtigungsanfrage ist abgelaufen',
    paragraphs: [
      'Ihre Besichtigungsanfrage für die Immobilie „{title}“ ist ohne Antwort abgelaufen. Sie hatten vorgeschlagen:\n{times}',
    ],
    actions: open,
    closing: ['Auf der Seite der Immobilie können Sie einen anderen Termin anfragen.'],
  },
  proposalMade: {
    subject: 'Neuer Preisvorschlag',
    paragraphs: [
      'es gibt einen neuen Preisvorschlag für die Immobilie „{title}“: {amount}. Von: {from}.',
      ...said,
    ],
    actions: open,
    closing: [notBinding],
  },
  proposalAccepted: {
    subject: 'Der Preisvorschlag wurde angenommen',
    paragraphs: [
      'der Preisvorschlag für die Immobilie „{title}“ wurde angenommen: {amount}. Von: {from}.',
      ...said,
    ],
    actions: open,
    closing: [notBinding],
  },
  proposalDeclined: {
    subject: 'Der Preisvorschlag wurde abgelehnt',
    paragraphs: [
      'der Preisvorschlag für die Immobilie „{title}“ wurde abgelehnt: {amount}. Von: {from}.',
      ...said,
    ],
    actions: open,
    closing: [],
  },
  proposalCountered: {
    subject: 'Gegenvorschlag',
    paragraphs: ['es gibt einen Gegenvorschlag für die Immobilie „{title}“: {amount}. Von: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalWithdrawn: {
    subject: 'Der Preisvorschlag wurde zurückgezogen',
    paragraphs: [
      'der Preisvorschlag für die Immobilie „{title}“ wurde zurückgezogen: {amount}. Von: {from}.',
      ...said,
    ],
    actions: open,
    closing: [],
  },
  proposalExpired: {
    subject: 'Der Preisvorschlag ist abgelaufen',
    paragraphs: ['Ihr Preisvorschlag für die Immobilie „{title}“ ist ohne Antwort abgelaufen: {amount}.'],
    actions: open,
    closing: [],
  },
}
