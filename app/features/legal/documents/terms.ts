import type { LegalTexts } from '../LegalDocument.ts'

export const terms: LegalTexts = {
  el: {
    title: 'Όροι χρήσης',
    summary: 'Η Εστία δείχνει αγγελίες ακινήτων τρίτων. Η αναζήτηση είναι ελεύθερη και χωρίς λογαριασμό.',
    sections: [
      {
        heading: 'Τι προσφέρει η Εστία',
        paragraphs: [
          'Η Εστία συγκεντρώνει αγγελίες πώλησης, ενοικίασης και πλειστηριασμών που καταχωρούν ιδιώτες, μεσίτες και κατασκευαστές. Δεν είναι συμβαλλόμενο μέρος στις συμφωνίες σας και δεν εισπράττει προμήθεια από εσάς.',
          'Τα στοιχεία μιας αγγελίας είναι εκείνα που δηλώνει ο καταχωρητής της. Ό,τι δεν δηλώνεται φαίνεται ως «δεν αναφέρεται».',
        ],
      },
      {
        heading: 'Η σειρά των αγγελιών',
        paragraphs: [
          'Η προεπιλεγμένη σειρά υπολογίζεται με τύπο που εξηγείται σε κάθε λίστα. Οι πληρωμένες θέσεις έχουν σήμανση και μπορείτε να τις απενεργοποιήσετε.',
        ],
      },
      {
        heading: 'Ο λογαριασμός σας',
        points: [
          'Ένας λογαριασμός ανήκει σε ένα πρόσωπο. Κρατάτε τον κωδικό για εσάς.',
          'Δηλώνετε αληθινά στοιχεία, ώστε όσοι επικοινωνούν μαζί σας να ξέρουν με ποιον μιλούν.',
          'Μπορείτε να διαγράψετε τον λογαριασμό όποτε θέλετε, από τη σελίδα των στοιχείων σας.',
        ],
      },
      {
        heading: 'Τι δεν επιτρέπεται',
        points: [
          'Ψευδείς αγγελίες ή αγγελίες χωρίς την άδεια του ιδιοκτήτη.',
          'Διακρίσεις σε βάρος ενδιαφερομένων.',
          'Μαζική αντιγραφή αγγελιών ή στοιχείων επικοινωνίας και κάθε προσπάθεια παράκαμψης των ορίων ασφαλείας.',
        ],
      },
      {
        heading: 'Ευθύνη και δίκαιο',
        paragraphs: [
          'Ελέγξτε τα στοιχεία ενός ακινήτου πριν δεσμευτείτε: τίτλους, πολεοδομία, ενεργειακό πιστοποιητικό. Για τους όρους ισχύει το ελληνικό δίκαιο· τα δικαιώματά σας ως καταναλωτή μένουν ακέραια.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use',
    summary: 'Estia shows ads of others for property. Searching is free and needs no account.',
    sections: [
      {
        heading: 'What Estia offers',
        paragraphs: [
          'Estia brings together ads for sale, rent and auctions, placed by private owners, agencies and constructors. It is no party to what you agree, and takes no commission from you.',
          'What an ad says is what its advertiser states. What is not stated is shown as “not stated”.',
        ],
      },
      {
        heading: 'The order of ads',
        paragraphs: [
          'The default order is worked out by a formula that every list explains. Paid places are marked, and you can switch them off.',
        ],
      },
      {
        heading: 'Your account',
        points: [
          'An account belongs to one person. Keep its password to yourself.',
          'State your true details, so that whoever you contact knows whom they talk to.',
          'You can delete your account whenever you like, on the page of your details.',
        ],
      },
      {
        heading: 'What is not allowed',
        points: [
          'False ads, or ads without the owner’s permission.',
          'Discrimination against those who are interested.',
          'Copying ads or contact details in bulk, and any attempt to get around the security limits.',
        ],
      },
      {
        heading: 'Liability and law',
        paragraphs: [
          'Check a property before you commit yourself: its titles, its planning permission, its energy certificate. Greek law applies to these terms; your rights as a consumer are untouched.',
        ],
      },
    ],
  },
}
