/** Mails about homes: messages, visits and proposals. */
import type { ContactMailTexts } from './MailText.ts'

const open = [{ label: 'Άνοιγμα της συνομιλίας', field: 'link' }] as const
const said = ['{text}', '{reach}'] as const
const notBinding = 'Οι προτάσεις τιμής δεν δεσμεύουν κανέναν.'

export const contactEl: ContactMailTexts = {
  confirmContact: {
    subject: 'Επιβεβαιώστε το μήνυμά σας',
    paragraphs: [
      'Για να παραδοθεί το μήνυμά σας για το ακίνητο «{title}», επιβεβαιώστε ότι αυτή η διεύθυνση είναι δική σας.',
    ],
    actions: [{ label: 'Επιβεβαίωση και αποστολή', field: 'link' }],
    closing: [
      'Ο σύνδεσμος ισχύει για {hours}\u00a0ώρες.',
      'Αν δεν γράψατε εσείς το μήνυμα, αγνοήστε αυτό το email: χωρίς επιβεβαίωση δεν παραδίδεται τίποτα.',
    ],
  },
  contactDelivered: {
    subject: 'Το μήνυμά σας παραδόθηκε',
    paragraphs: ['Ο αγγελιοδότης του ακινήτου «{title}» έλαβε όσα στείλατε.'],
    actions: open,
    closing: [
      'Με τον σύνδεσμο διαβάζετε τη συνομιλία, απαντάτε, ακυρώνετε μια επίσκεψη ή αποσύρετε μια πρόταση, χωρίς λογαριασμό. Ισχύει για {days}\u00a0ημέρες και ανοίγει μόνο αυτή τη συνομιλία.',
      'Όποιος έχει αυτό το email διαβάζει τη συνομιλία: μην το προωθήσετε.',
    ],
  },
  newMessage: {
    subject: 'Νέο μήνυμα για ένα ακίνητο',
    paragraphs: ['Νέο μήνυμα για το ακίνητο «{title}». Αποστολέας: {from}.', ...said],
    actions: open,
    closing: [],
  },
  visitRequested: {
    subject: 'Αίτημα επίσκεψης',
    paragraphs: [
      'Ζητήθηκε επίσκεψη στο ακίνητο «{title}» ({mode}). Ενδιαφέρεται: {from}.',
      'Προτεινόμενες ώρες:\n{times}',
      ...said,
    ],
    actions: open,
    closing: ['Απαντήστε μέσα σε 24\u00a0ώρες: ύστερα το αίτημα λήγει.'],
  },
  visitConfirmed: {
    subject: 'Η επίσκεψη επιβεβαιώθηκε',
    paragraphs: [
      'Η επίσκεψη στο ακίνητο «{title}» ({mode}) επιβεβαιώθηκε. Συνάντηση με: {from}.',
      '{times}',
      ...said,
    ],
    actions: open,
    closing: ['Η επίσκεψη για το ημερολόγιό σας είναι συνημμένη.'],
  },
  visitDeclined: {
    subject: 'Το αίτημα επίσκεψης δεν έγινε δεκτό',
    paragraphs: ['Η επίσκεψη στο ακίνητο «{title}» δεν έγινε δεκτή. Είχατε προτείνει:\n{times}', ...said],
    actions: open,
    closing: ['Μπορείτε να ζητήσετε άλλη ώρα από τη σελίδα του ακινήτου.'],
  },
  visitCancelled: {
    subject: 'Η επίσκεψη ακυρώθηκε',
    paragraphs: ['Η επίσκεψη στο ακίνητο «{title}» ακυρώθηκε. Από: {from}.', '{times}', ...said],
    actions: open,
    closing: [],
  },
  visitExpired: {
    subject: 'Το αίτημα επίσκεψης έληξε',
    paragraphs: [
      'Το αίτημά σας για επίσκεψη στο ακίνητο «{title}» έληξε χωρίς απάντηση. Είχατε προτείνει:\n{times}',
    ],
    actions: open,
    closing: ['Μπορείτε να ζητήσετε άλλη ώρα από τη σελίδα του ακινήτου.'],
  },
  proposalMade: {
    subject: 'Νέα πρόταση τιμής',
    paragraphs: ['Νέα πρόταση τιμής για το ακίνητο «{title}»: {amount}. Από: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalAccepted: {
    subject: 'Η πρόταση τιμής έγινε δεκτή',
    paragraphs: ['Η πρόταση τιμής για το ακίνητο «{title}» έγινε δεκτή: {amount}. Από: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalDeclined: {
    subject: 'Η πρόταση τιμής δεν έγινε δεκτή',
    paragraphs: ['Η πρόταση τιμής για το ακίνητο «{title}» δεν έγινε δεκτή: {amount}. Από: {from}.', ...said],
    actions: open,
    closing: [],
  },
  proposalCountered: {
    subject: 'Αντιπρόταση τιμής',
    paragraphs: ['Αντιπρόταση τιμής για το ακίνητο «{title}»: {amount}. Από: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalWithdrawn: {
    subject: 'Η πρόταση τιμής αποσύρθηκε',
    paragraphs: ['Η πρόταση τιμής για το ακίνητο «{title}» αποσύρθηκε: {amount}. Από: {from}.', ...said],
    actions: open,
    closing: [],
  },
  proposalExpired: {
    subject: 'Η πρόταση τιμής έληξε',
    paragraphs: ['Η πρότασή σας για το ακίνητο «{title}» έληξε χωρίς απάντηση: {amount}.'],
    actions: open,
    closing: [],
  },
}
