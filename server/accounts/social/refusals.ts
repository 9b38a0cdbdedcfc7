/** Why a social sign-in came to nothing, and what the visitor is told. */
import { Schema } from 'effect'
import type { Language } from '#domain/locale.ts'

const sentences = {
  notConfigured: {
    el: 'Αυτός ο τρόπος σύνδεσης δεν είναι διαθέσιμος.',
    en: 'This way of signing in is not available.',
  },
  fromElsewhere: {
    el: 'Η σύνδεση πρέπει να ξεκινά από τη δική μας σελίδα. Κλείστε το παράθυρο και δοκιμάστε ξανά.',
    en: 'Signing in has to start from our own page. Close this window and try again.',
  },
  tooMany: {
    el: 'Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε λίγο.',
    en: 'There were too many attempts. Please try again in a while.',
  },
  unknownFlow: {
    el: 'Η σύνδεση έληξε ή ξεκίνησε σε άλλο πρόγραμμα περιήγησης. Κλείστε το παράθυρο και δοκιμάστε ξανά.',
    en: 'This sign-in is too old, or was started in another browser. Close this window and try again.',
  },
  cancelled: {
    el: 'Η σύνδεση ακυρώθηκε. Δεν άλλαξε τίποτα.',
    en: 'The sign-in was cancelled. Nothing was changed.',
  },
  notBelieved: {
    el: 'Η απάντηση του παρόχου δεν μπόρεσε να επαληθευτεί. Κλείστε το παράθυρο και δοκιμάστε ξανά.',
    en: 'The answer of the provider could not be verified. Close this window and try again.',
  },
  unavailable: {
    el: 'Ο πάροχος δεν απαντά τώρα. Δοκιμάστε ξανά σε λίγο, ή συνδεθείτε με το email σας.',
    en: 'The provider gives no answer now. Please try again shortly, or sign in with your email.',
  },
  noConfirmedEmail: {
    el: 'Ο πάροχος δεν μας έδωσε επιβεβαιωμένο email. Εγγραφείτε με το email σας και συνδέστε τον πάροχο από το προφίλ σας.',
    en: 'The provider gave us no confirmed email. Register with your email, then link the provider in your profile.',
  },
  emailTaken: {
    el: 'Υπάρχει ήδη λογαριασμός με αυτό το email. Συνδεθείτε όπως κάνατε ως τώρα και συνδέστε τον πάροχο από το προφίλ σας.',
    en: 'There already is an account with this email. Sign in as you did before, and link the provider in your profile.',
  },
  notAgreed: {
    el: 'Δεν υπάρχει ακόμη λογαριασμός. Για να δημιουργηθεί, αποδεχθείτε πρώτα την πολιτική απορρήτου στη σελίδα εγγραφής.',
    en: 'There is no account yet. To make one, agree to the privacy policy on the sign-up page first.',
  },
  linkedElsewhere: {
    el: 'Αυτό το προφίλ του παρόχου είναι συνδεδεμένο με άλλον λογαριασμό.',
    en: 'This profile of the provider is linked to another account.',
  },
  signInAgain: {
    el: 'Για την ασφάλειά σας, συνδεθείτε ξανά πριν συνδέσετε πάροχο με τον λογαριασμό σας.',
    en: 'For your safety, sign in once more before you link a provider to your account.',
  },
} as const satisfies Record<string, Record<Language, string>>

export type RefusalReason = keyof typeof sentences

/** A social sign-in is refused. */
export class SocialRefusal extends Schema.TaggedError<SocialRefusal>()('SocialRefusal', {
  reason: Schema.Literals(Object.keys(sentences) as RefusalReason[]),
}) {}

export const refuse = (reason: RefusalReason) => new SocialRefusal({ reason })

export const refusalSentence = (reason: RefusalReason, language: Language): string =>
  sentences[reason][language]
