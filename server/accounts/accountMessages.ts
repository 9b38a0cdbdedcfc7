/** The sentences that account calls answer with, in the languages that are served. */
import { type Sentences, sayingsOf } from '#server/platform/sentences.ts'

const messages = {
  fieldsInvalid: {
    el: 'Ελέγξτε τα πεδία που σημειώνονται.',
    en: 'Please check the marked fields.',
  },
  wrongCredentials: {
    el: 'Το email ή ο κωδικός δεν είναι σωστά.',
    en: 'The email or the password is not right.',
  },
  notConfirmed: {
    el: 'Το email σας δεν έχει επιβεβαιωθεί ακόμη. Σας στείλαμε ξανά τον σύνδεσμο επιβεβαίωσης.',
    en: 'Your email is not confirmed yet. We have sent you the confirmation link again.',
  },
  signInRequired: {
    el: 'Συνδεθείτε για να συνεχίσετε.',
    en: 'Sign in to continue.',
  },
  freshSignInRequired: {
    el: 'Για την ασφάλειά σας, δώστε ξανά τον κωδικό σας.',
    en: 'For your safety, please give your password again.',
  },
  tokenRefused: {
    el: 'Ο σύνδεσμος έχει χρησιμοποιηθεί ή έχει λήξει. Ζητήστε νέο.',
    en: 'This link has been used or is too old. Please ask for a new one.',
  },
  tooManyRequests: {
    el: 'Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε λίγο.',
    en: 'There were too many attempts. Please try again in a while.',
  },
  busy: {
    el: 'Αυτή τη στιγμή συνδέονται πολλοί. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
    en: 'Many people are signing in right now. Please try again in a few seconds.',
  },
  notEnabled: {
    el: 'Αυτή η υπηρεσία δεν είναι ενεργή.',
    en: 'This service is not enabled.',
  },
  signedIn: { el: 'Συνδεθήκατε.', en: 'You are signed in.' },
  signedOut: { el: 'Αποσυνδεθήκατε.', en: 'You are signed out.' },
  registered: {
    el: 'Σας στείλαμε ένα email. Ανοίξτε τον σύνδεσμο που περιέχει, για να επιβεβαιώσετε τη διεύθυνσή σας.',
    en: 'We have sent you an email. Open the link in it to confirm your address.',
  },
  recoverySent: {
    el: 'Αν υπάρχει λογαριασμός με αυτό το email, θα λάβετε σε λίγο έναν σύνδεσμο για νέο κωδικό.',
    en: 'If there is an account with this email, a link for a new password will reach you shortly.',
  },
  knownEmail: { el: 'Δώστε τον κωδικό σας για να συνδεθείτε.', en: 'Give your password to sign in.' },
  newEmail: { el: 'Δημιουργήστε τον λογαριασμό σας.', en: 'Make your account.' },
  emailConfirmed: {
    el: 'Το email σας επιβεβαιώθηκε. Μπορείτε να συνδεθείτε.',
    en: 'Your email is confirmed. You can sign in now.',
  },
  passwordChanged: { el: 'Ο κωδικός σας άλλαξε.', en: 'Your password has been changed.' },
  profileChanged: { el: 'Οι αλλαγές αποθηκεύτηκαν.', en: 'Your changes have been saved.' },
  identityConfirmed: { el: 'Σας ευχαριστούμε. Μπορείτε να συνεχίσετε.', en: 'Thank you. You can go on.' },
  sessionEnded: { el: 'Η σύνδεση τερματίστηκε.', en: 'The session has been ended.' },
  /** Stands in a mail where a browser does not say what it is. */
  unknownDevice: { el: 'άγνωστη', en: 'unknown' },
  accountRemoved: { el: 'Ο λογαριασμός σας διαγράφηκε.', en: 'Your account has been deleted.' },
} as const satisfies Sentences<string>

export type AccountMessage = keyof typeof messages

/** A sentence in a language, and an error's body. */
export const { sentence: accountMessage, body: refusalBody } = sayingsOf<AccountMessage>(messages)
