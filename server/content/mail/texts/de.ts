import { contactDe } from './contactDe.ts'
import type { MailTexts } from './MailText.ts'

export const de: MailTexts = {
  greeting: 'Guten Tag {name},',
  greetingWithoutName: 'Guten Tag,',
  somebody: 'jemand',
  reach: 'Kontakt:',
  labelled: '{label}:',
  quotes: ['„', '“'],
  visitModes: { inPerson: 'vor Ort', virtual: 'per Videoanruf' },
  footer:
    'Sie erhalten diese Nachricht, weil Ihre Adresse auf {origin} verwendet wurde. Bitte antworten Sie nicht: Antworten werden nicht gelesen.',
  mails: {
    ...contactDe,
    confirmEmail: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'vielen Dank für Ihre Registrierung. Bestätigen Sie, dass diese Adresse Ihnen gehört, dann können Sie sich anmelden.',
      ],
      actions: [{ label: 'E-Mail-Adresse bestätigen', field: 'link' }],
      closing: [
        'Der Link gilt {hours}\u00a0Stunden.',
        'Haben Sie sich nicht registriert, ignorieren Sie diese Nachricht: Ohne Bestätigung kann sich niemand anmelden.',
      ],
    },
    alreadyRegistered: {
      subject: 'Sie haben bereits ein Konto',
      paragraphs: [
        'jemand, wahrscheinlich Sie, wollte sich mit dieser Adresse registrieren. Sie haben bereits ein Konto, und daran wurde nichts geändert.',
      ],
      actions: [
        { label: 'Anmelden', field: 'loginLink' },
        { label: 'Passwort vergessen', field: 'resetLink' },
      ],
      closing: ['Waren Sie es nicht, müssen Sie nichts tun.'],
    },
    resetPassword: {
      subject: 'Legen Sie ein neues Passwort fest',
      paragraphs: [
        'für Ihr Konto wurde ein neues Passwort angefordert. Legen Sie es über den folgenden Link fest.',
      ],
      actions: [{ label: 'Neues Passwort festlegen', field: 'link' }],
      closing: [
        'Der Link gilt {minutes}\u00a0Minuten und nur ein Mal.',
        'Haben Sie es nicht angefordert, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
      ],
    },
    passwordChanged: {
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: [
        'das Passwort Ihres Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.',
        'Haben Sie es nicht geändert, legen Sie sofort ein neues Passwort fest.',
      ],
      actions: [{ label: 'Neues Passwort festlegen', field: 'resetLink' }],
      closing: [],
    },
    newSignIn: {
      subject: 'Neue Anmeldung in Ihrem Konto',
      paragraphs: [
        'in Ihrem Konto gab es eine Anmeldung von einem Gerät, das wir noch nicht kannten.',
        'Gerät: {device}. Zeit: {at}.',
      ],
      actions: [{ label: 'Angemeldete Geräte ansehen', field: 'profileLink' }],
      closing: [
        'Waren Sie es, müssen Sie nichts tun. Andernfalls melden Sie das Gerät ab und ändern Sie Ihr Passwort.',
      ],
    },
    accountDeleted: {
      subject: 'Ihr Konto wurde gelöscht',
      paragraphs: [
        'Ihr Konto und alles, was Sie darin gespeichert hatten, wurden wie gewünscht gelöscht.',
        'Sie erhalten keine weiteren Nachrichten von uns.',
      ],
      actions: [],
      closing: [],
    },
    accountSuspended: {
      subject: 'Ihr Konto ist gesperrt',
      paragraphs: [
        'Wir haben Ihr Konto gesperrt. Sie können sich nicht anmelden, und niemand kann Ihnen über das Portal schreiben.',
        'Der Grund: {because}',
      ],
      actions: [],
      closing: [
        'Wenn Sie das für einen Irrtum halten, schreiben Sie uns: Ein Mensch wird es noch einmal ansehen.',
      ],
    },
    accountReinstated: {
      subject: 'Ihr Konto ist wieder aktiv',
      paragraphs: ['Sie können sich wieder anmelden. Was Sie in Ihrem Konto hatten, ist wie zuvor.'],
      actions: [{ label: 'Anmelden', field: 'loginLink' }],
      closing: [],
    },
  },
}
