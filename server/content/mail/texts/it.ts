import { contactIt } from './contactIt.ts'
import type { MailTexts } from './MailText.ts'

export const it: MailTexts = {
  greeting: 'Buongiorno {name},',
  greetingWithoutName: 'Buongiorno,',
  somebody: 'un utente',
  reach: 'Contatto:',
  labelled: '{label}:',
  quotes: ['«', '»'],
  visitModes: { inPerson: 'di persona', virtual: 'in videochiamata' },
  footer:
    'Riceve questo messaggio perché il suo indirizzo è stato usato su {origin}. Non risponda: le risposte non vengono lette.',
  mails: {
    ...contactIt,
    confirmEmail: {
      subject: 'Confermi la sua email',
      paragraphs: ['Grazie per la registrazione. Confermi che questo indirizzo è suo, poi potrà accedere.'],
      actions: [{ label: 'Conferma email', field: 'link' }],
      closing: [
        'Il link è valido per {hours}\u00a0ore.',
        'Se la registrazione non è stata fatta da lei, ignori questo messaggio: senza conferma nessuno può accedere.',
      ],
    },
    alreadyRegistered: {
      subject: 'Ha già un account',
      paragraphs: [
        'Qualcuno, probabilmente lei, ha chiesto di registrarsi con questo indirizzo. Ha già un account, e non è cambiato nulla.',
      ],
      actions: [
        { label: 'Accedi', field: 'loginLink' },
        { label: 'Ho dimenticato la password', field: 'resetLink' },
      ],
      closing: ['Se non l’ha chiesto lei, non deve fare nulla.'],
    },
    resetPassword: {
      subject: 'Imposti una nuova password',
      paragraphs: [
        'È stata richiesta una nuova password per il suo account. La imposti con il link qui sotto.',
      ],
      actions: [{ label: 'Imposta una nuova password', field: 'link' }],
      closing: [
        'Il link è valido per {minutes}\u00a0minuti e per una sola volta.',
        'Se non l’ha chiesta lei, ignori questo messaggio: la password resta la stessa.',
      ],
    },
    passwordChanged: {
      subject: 'La sua password è cambiata',
      paragraphs: [
        'La password del suo account è appena stata cambiata, e tutti gli altri dispositivi sono stati disconnessi.',
        'Se non l’ha cambiata lei, imposti subito una nuova password.',
      ],
      actions: [{ label: 'Imposta una nuova password', field: 'resetLink' }],
      closing: [],
    },
    newSignIn: {
      subject: 'Nuovo accesso al suo account',
      paragraphs: [
        'È stato effettuato un accesso al suo account da un dispositivo che non avevamo mai visto.',
        'Dispositivo: {device}. Ora: {at}.',
      ],
      actions: [{ label: 'Vedi i dispositivi connessi', field: 'profileLink' }],
      closing: [
        'Se era lei, non deve fare nulla. Altrimenti disconnetta il dispositivo e cambi la password.',
      ],
    },
    accountDeleted: {
      subject: 'Il suo account è stato eliminato',
      paragraphs: [
        'Il suo account e quanto vi aveva salvato sono stati eliminati, come richiesto.',
        'Non riceverà altri messaggi da noi.',
      ],
      actions: [],
      closing: [],
    },
    accountSuspended: {
      subject: 'Il suo account è sospeso',
      paragraphs: [
        'Abbiamo sospeso il suo account. Non può accedere, e nessuno può scriverle tramite il portale.',
        'Il motivo: {because}',
      ],
      actions: [],
      closing: ['Se ritiene che sia un errore, ci scriva: una persona lo esaminerà di nuovo.'],
    },
    accountReinstated: {
      subject: 'Il suo account è di nuovo attivo',
      paragraphs: ['Può accedere di nuovo. Quanto aveva nel suo account è come prima.'],
      actions: [{ label: 'Accedi', field: 'loginLink' }],
      closing: [],
    },
  },
}
