/** The sentences that contacts and conversations answer with, in the languages that are served. */
import { type Sentences, sayingsOf } from '#server/platform/sentences.ts'

const messages = {
  fieldsInvalid: {
    el: 'Ελέγξτε τα πεδία που σημειώνονται.',
    en: 'Please check the marked fields.',
  },
  keyReused: {
    el: 'Αυτή η φόρμα έχει ήδη σταλεί με άλλα στοιχεία. Ανανεώστε τη σελίδα και δοκιμάστε ξανά.',
    en: 'This form was already sent with something else in it. Reload the page and try again.',
  },
  notYours: {
    el: 'Δεν το βρήκαμε, ή δεν είναι δικό σας.',
    en: 'We could not find this, or it is not yours.',
  },
  notReachable: {
    el: 'Ο καταχωρητής δεν δέχεται επικοινωνία με αυτόν τον τρόπο.',
    en: 'This advertiser cannot be reached in this way.',
  },
  ownListing: {
    el: 'Αυτή η αγγελία είναι δική σας.',
    en: 'This listing is your own.',
  },
  blocked: {
    el: 'Σε αυτή τη συνομιλία δεν μπορεί να γράψει πια κανείς.',
    en: 'Nobody can write in this conversation any more.',
  },
  counterpartGone: {
    el: 'Ο λογαριασμός με τον οποίο μιλούσατε δεν υπάρχει πια.',
    en: 'The account that you talked with is gone.',
  },
  visitOpen: {
    el: 'Έχετε ήδη ζητήσει επίσκεψη σε αυτό το ακίνητο. Ακυρώστε τη πρώτα, για να ζητήσετε άλλη ώρα.',
    en: 'You have asked to visit this property already. Cancel that first to ask for another time.',
  },
  visitSettled: {
    el: 'Αυτή η επίσκεψη έχει ήδη απαντηθεί ή έχει λήξει.',
    en: 'This visit has been answered already, or its time is over.',
  },
  proposalOpen: {
    el: 'Υπάρχει ήδη μια προσφορά που περιμένει απάντηση.',
    en: 'There is an offer already that waits for an answer.',
  },
  proposalSettled: {
    el: 'Αυτή η προσφορά έχει ήδη απαντηθεί ή έχει λήξει.',
    en: 'This offer has been answered already, or its time is over.',
  },
  messageSent: { el: 'Το μήνυμά σας στάλθηκε.', en: 'Your message has been sent.' },
  visitRequested: {
    el: 'Το αίτημά σας στάλθηκε. Θα σας απαντήσουν μέσα σε 24 ώρες.',
    en: 'Your request has been sent. You will be answered within 24 hours.',
  },
  visitConfirmed: { el: 'Η επίσκεψή σας επιβεβαιώθηκε.', en: 'Your visit is confirmed.' },
  proposalSent: {
    el: 'Η προσφορά σας στάλθηκε. Δεν είναι δεσμευτική.',
    en: 'Your offer has been sent. It is not binding.',
  },
  confirmEmail: {
    el: 'Σας στείλαμε ένα email. Ανοίξτε τον σύνδεσμο που περιέχει, και το μήνυμά σας θα παραδοθεί.',
    en: 'We have sent you an email. Open the link in it, and your message will be delivered.',
  },
  delivered: { el: 'Το μήνυμά σας έχει παραδοθεί.', en: 'Your message has been delivered.' },
  read: { el: 'Σημειώθηκε ως διαβασμένο.', en: 'Marked as read.' },
  reported: {
    el: 'Σας ευχαριστούμε. Θα ελέγξουμε τη συνομιλία.',
    en: 'Thank you. We will look at the conversation.',
  },
  hoursChanged: { el: 'Οι ώρες επισκέψεων αποθηκεύτηκαν.', en: 'The visiting hours have been saved.' },
} as const satisfies Sentences<string>

export type ContactSentence = keyof typeof messages

/** A sentence in a language, and an error's body. */
export const { sentence: contactSentence, body: contactBody } = sayingsOf<ContactSentence>(messages)
