import type { LegalTexts } from '../LegalDocument.ts'

export const cookies: LegalTexts = {
  el: {
    title: 'Cookies',
    summary: 'Μόνο όσα χρειάζονται για να δουλεύει η σύνδεση και να θυμόμαστε την εμφάνιση που διαλέξατε.',
    sections: [
      {
        heading: 'Τι αποθηκεύεται',
        points: [
          'estia_session: ότι είστε συνδεδεμένοι. Το διαβάζει μόνο ο διακομιστής. Έως 400 ημέρες.',
          'logged_in και signup_social: ότι υπάρχει σύνδεση, χωρίς άλλο στοιχείο, ώστε η σελίδα να δείξει το σωστό μενού.',
          'estia_pre: δένει μια φόρμα με τον φυλλομετρητή σας, για να μη στέλνουν άλλες σελίδες φόρμες στο όνομά σας. Έως 400 ημέρες.',
          'estia_device: ότι έχετε ξανασυνδεθεί από αυτή τη συσκευή. Έως 400 ημέρες.',
          'theme: η εμφάνιση που διαλέξατε.',
        ],
      },
      {
        heading: 'Στη μνήμη της συσκευής',
        paragraphs: [
          'Οι πρόσφατες αναζητήσεις, οι αγγελίες που είδατε και, αν συνδεθήκατε, ένα αποτύπωμα του τελευταίου email και τηλεφώνου. Το αποτύπωμα σβήνεται όταν αποσυνδέεστε.',
        ],
      },
      {
        heading: 'Τι δεν υπάρχει',
        paragraphs: ['Cookies διαφήμισης ή μέτρησης τρίτων. Αν ποτέ προστεθούν, θα ερωτηθείτε πρώτα.'],
      },
    ],
  },
  en: {
    title: 'Cookies',
    summary: 'Only those that signing in needs, and one that remembers the appearance you chose.',
    sections: [
      {
        heading: 'What is kept',
        points: [
          'estia_session: that you are signed in. Only the server reads it. Up to 400 days.',
          'logged_in and signup_social: that somebody is signed in, and nothing else, so that the page shows the right menu.',
          'estia_pre: ties a form to your browser, so that other sites cannot send forms in your name. Up to 400 days.',
          'estia_device: that you signed in from this device before. Up to 400 days.',
          'theme: the appearance that you chose.',
        ],
      },
      {
        heading: 'In the memory of your device',
        paragraphs: [
          'Recent searches, the ads that you have seen and, if you signed in, a fingerprint of your last email and phone. The fingerprint is deleted when you sign out.',
        ],
      },
      {
        heading: 'What there is not',
        paragraphs: [
          'Cookies of others for advertising or measuring. Should any be added, you will be asked first.',
        ],
      },
    ],
  },
}
