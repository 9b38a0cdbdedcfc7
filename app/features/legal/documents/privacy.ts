import type { LegalTexts } from '../LegalDocument.ts'

export const privacy: LegalTexts = {
  el: {
    title: 'Πολιτική απορρήτου',
    summary:
      'Κρατάμε μόνο όσα χρειάζεται ο λογαριασμός σας, δεν τα πουλάμε και τα σβήνουμε όταν το ζητήσετε.',
    sections: [
      {
        heading: 'Χωρίς λογαριασμό',
        paragraphs: [
          'Για να ψάξετε δεν χρειαζόμαστε στοιχεία σας. Οι πρόσφατες αναζητήσεις και οι αγγελίες που είδατε μένουν στη συσκευή σας και δεν στέλνονται πουθενά.',
          'Για κάθε αίτημα ο διακομιστής γράφει ώρα, σελίδα χωρίς παραμέτρους και διάρκεια. Τη διεύθυνση του δικτύου σας την κρατά στη μνήμη για λίγη ώρα, για να περιορίζει καταχρήσεις, και δεν τη γράφει.',
        ],
      },
      {
        heading: 'Με λογαριασμό',
        points: [
          'Όνομα, επώνυμο, email και, αν το δώσετε, τηλέφωνο: για να συνδέεστε και να επικοινωνείτε με όσους διαφημίζουν. Βάση είναι η σύμβαση χρήσης.',
          'Τον κωδικό σας μόνο ως αποτύπωμα (argon2id), από το οποίο δεν διαβάζεται.',
          'Τις συσκευές στις οποίες είστε συνδεδεμένοι: φυλλομετρητή, σύστημα και ώρα τελευταίας χρήσης.',
          'Ποιον πάροχο χρησιμοποιείτε (Google, Apple, Facebook), αν συνδέεστε έτσι.',
          'Αν δεχθήκατε προσφορές ή νέα με email. Βάση είναι η συγκατάθεσή σας, που ανακαλείται όποτε θέλετε.',
        ],
      },
      {
        heading: 'Πόσο τα κρατάμε',
        points: [
          'Όσο υπάρχει ο λογαριασμός. Όταν τον διαγράψετε σβήνονται μαζί του.',
          'Μια σύνδεση λήγει μετά από 30 ημέρες χωρίς χρήση και το αργότερο σε 400 ημέρες.',
          'Ένας σύνδεσμος για νέο κωδικό ισχύει 20 λεπτά και μία φορά.',
        ],
      },
      {
        heading: 'Σε ποιους πηγαίνουν',
        paragraphs: [
          'Σε κανέναν άλλον, εκτός από όποιον διαφημίζει το ακίνητο για το οποίο του γράφετε, και από τον διακομιστή αλληλογραφίας που μεταφέρει τα μηνύματά μας. Δεν υπάρχουν εργαλεία παρακολούθησης τρίτων.',
        ],
      },
      {
        heading: 'Τα δικαιώματά σας',
        paragraphs: [
          'Στη σελίδα των στοιχείων σας βλέπετε και διορθώνετε τα στοιχεία, τα κατεβάζετε σε αρχείο, αλλάζετε τις συγκαταθέσεις και διαγράφετε τον λογαριασμό. Μπορείτε επίσης να προσφύγετε στην Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα (dpa.gr).',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    summary: 'We keep only what your account needs, do not sell it, and delete it when you ask.',
    sections: [
      {
        heading: 'Without an account',
        paragraphs: [
          'To search, nothing about you is needed. Recent searches and the ads that you have seen stay on your device and are sent nowhere.',
          'For each request the server writes down the time, the page without its parameters, and how long it took. It keeps your network address in memory for a short while, to limit abuse, and does not write it down.',
        ],
      },
      {
        heading: 'With an account',
        points: [
          'First and last name, email and, if you give it, phone: to sign you in and to put you in touch with advertisers. The basis is the contract of use.',
          'Your password only as a fingerprint (argon2id), from which it cannot be read.',
          'The devices on which you are signed in: browser, system, and when they were last used.',
          'Which provider you use (Google, Apple, Facebook), if you sign in that way.',
          'Whether you accepted offers or news by email. The basis is your consent, which you can withdraw at any time.',
        ],
      },
      {
        heading: 'How long we keep it',
        points: [
          'As long as the account exists. When you delete it, they go with it.',
          'A sign-in ends after 30 days without use, and after 400 days at the latest.',
          'A link for a new password works for 20 minutes, and once.',
        ],
      },
      {
        heading: 'Who receives it',
        paragraphs: [
          'Nobody else, but the advertiser of a property that you write about, and the mail server that carries our messages. There are no tracking tools of others.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'On the page of your details you see and correct them, download them as a file, change your consents and delete your account. You may also complain to the Hellenic Data Protection Authority (dpa.gr).',
        ],
      },
    ],
  },
}
