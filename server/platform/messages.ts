/**
 * The sentences that error replies carry in `data.message`, in the languages that are served.
 */
import { type Sentences, sayingsOf } from './sentences.ts'

const messages = {
  invalidRequest: {
    el: 'Το αίτημα δεν διαβάζεται. Ελέγξτε τα στοιχεία και δοκιμάστε ξανά.',
    en: 'The request cannot be read. Check it and try again.',
  },
  unexpected: {
    el: 'Κάτι πήγε στραβά από την πλευρά μας. Δοκιμάστε ξανά σε λίγο.',
    en: 'Something went wrong on our side. Please try again shortly.',
  },
  foreignRequest: {
    el: 'Η σελίδα έμεινε ανοιχτή πολλή ώρα. Ανανεώστε τη και δοκιμάστε ξανά.',
    en: 'This page was open for too long. Reload it and try again.',
  },
  bodyTooLarge: {
    el: 'Τα στοιχεία που στάλθηκαν είναι πάρα πολλά.',
    en: 'Too much was sent at once.',
  },
  unreadableType: {
    el: 'Τα στοιχεία δεν στάλθηκαν στη μορφή που διαβάζουμε.',
    en: 'This was sent in a form that we do not read.',
  },
  unknownAddress: {
    el: 'Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.',
    en: 'There is nothing at this address.',
  },
  placeNotFound: {
    el: 'Δεν βρήκαμε αυτή την περιοχή.',
    en: 'We could not find this place.',
  },
  addressesUnavailable: {
    el: 'Η αναζήτηση διευθύνσεων δεν απαντά τώρα. Δοκιμάστε ξανά σε λίγο, ή γράψτε μια περιοχή.',
    en: 'The search for addresses gives no answer now. Please try again shortly, or type a place.',
  },
  listingNotFound: {
    el: 'Δεν βρήκαμε αυτή την αγγελία.',
    en: 'We could not find this listing.',
  },
  listingWithdrawn: {
    el: 'Η αγγελία αποσύρθηκε από τον καταχωρητή της.',
    en: 'This listing was withdrawn by its advertiser.',
  },
  listingSold: {
    el: 'Το ακίνητο πουλήθηκε.',
    en: 'This property has been sold.',
  },
  listingRented: {
    el: 'Το ακίνητο ενοικιάστηκε.',
    en: 'This property has been rented.',
  },
  savedFull: {
    el: 'Έχετε αποθηκεύσει όσα ακίνητα χωρούν. Αφαιρέστε κάποια και δοκιμάστε ξανά.',
    en: 'You have saved as many homes as there is room for. Remove some and try again.',
  },
} as const satisfies Sentences<string>

export type MessageName = keyof typeof messages

/** `errorBody`: an error's body in a language. */
export const { body: errorBody } = sayingsOf<MessageName>(messages)
