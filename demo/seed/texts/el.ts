import type { Phrases } from './Phrases.ts'

const numbers = new Intl.NumberFormat('el-GR')

/** An area as people read it. The unit ends in a full stop in Greek, so no sentence ends with it. */
const area = (squareMetres: number): string => `${numbers.format(squareMetres)}\u00a0τ.μ.`

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const el: Phrases = {
  namedFloor: {
    basement: 'υπόγειο',
    semiBasement: 'ημιυπόγειο',
    ground: 'ισόγειο',
    raisedGround: 'υπερυψωμένο ισόγειο',
    mezzanine: 'ημιώροφος',
    roofRoom: 'δώμα',
  },
  amenity: {
    lift: 'ασανσέρ',
    balcony: 'μπαλκόνι',
    furnished: 'επίπλωση',
    cellar: 'αποθήκη',
    pool: 'πισίνα',
    alarm: 'συναγερμός',
    virtualTour: 'εικονική περιήγηση',
  },
  condition: {
    newOrUnderConstruction: [
      'Νεόδμητη κατασκευή με σύγχρονες προδιαγραφές.',
      'Καινούργια κατασκευή, δεν έχει κατοικηθεί.',
    ],
    good: ['Σε καλή κατάσταση, άμεσα αξιοποιήσιμο.', 'Καλοδιατηρημένο.'],
    toRenovate: ['Χρειάζεται ανακαίνιση, και η τιμή το λαμβάνει υπόψη.', 'Χρήζει ανακαίνισης.'],
    renovated: [
      'Πλήρως ανακαινισμένο, με νέα υδραυλικά και ηλεκτρολογικά.',
      'Ανακαινισμένο με προσοχή στη λεπτομέρεια.',
    ],
    excellent: ['Σε άριστη κατάσταση.', 'Προσεγμένο σε κάθε χώρο, σε άριστη κατάσταση.'],
  },
  heatingSystem: {
    autonomous: 'αυτόνομη',
    central: 'κεντρική',
    individual: 'ατομική',
    none: 'χωρίς θέρμανση',
  },
  heatingMedium: {
    oil: 'πετρέλαιο',
    naturalGas: 'φυσικό αέριο',
    liquefiedGas: 'υγραέριο',
    airConditioning: 'κλιματισμός',
    heatPump: 'αντλία θερμότητας',
    wood: 'ξύλο',
    pellet: 'πέλετ',
    fanCoil: 'fan coil',
    electricity: 'ρεύμα',
    underfloor: 'ενδοδαπέδια',
  },
  view: {
    sea: 'θάλασσα',
    lake: 'λίμνη',
    mountains: 'βουνό',
    panoramic: 'πανοραμική',
    river: 'ποτάμι',
    park: 'πάρκο',
  },
  title: (typology, surface, place) => `${typology} ${area(surface)}, ${place}`,
  storey: (n) => `${n}ος όροφος`,
  opening: ({ what, surface, floor, place }) => [
    `${place}: ${what.toLowerCase()} ${area(surface)}${floor ? `, ${floor}.` : ''}`,
    `${what} ${area(surface)}${floor ? ` (${floor})` : ''} στην περιοχή: ${place}.`,
    `Διατίθεται ${what.toLowerCase()} ${area(surface)}${floor ? `, ${floor}` : ''} – ${place}.`,
  ],
  layout: (bedrooms, bathrooms) => {
    const bath = bathrooms === null ? '' : ` και ${plural(bathrooms, 'μπάνιο', 'μπάνια')}`
    return bedrooms === 0
      ? `Ενιαίος χώρος καθιστικού και ύπνου, κουζίνα${bath}.`
      : `Αποτελείται από ${plural(bedrooms, 'υπνοδωμάτιο', 'υπνοδωμάτια')}, καθιστικό, κουζίνα${bath}.`
  },
  plot: (squareMetres) => `Οικόπεδο ${area(squareMetres)}`,
  built: (year, renovated) =>
    renovated === null ? `Έτος κατασκευής ${year}.` : `Έτος κατασκευής ${year}, ανακαίνιση ${renovated}.`,
  heating: (system, medium) => `Θέρμανση: ${system}${medium ? `, ${medium}` : ''}.`,
  extras: (list) => [`Διαθέτει επίσης ${list}.`, `Στα συν: ${list}.`],
  views: (list) => `Θέα: ${list}.`,
  law: {
    bareOwnership: 'Πωλείται η ψιλή κυριότητα: η επικαρπία ανήκει σε άλλον.',
    undividedShare: 'Πωλείται ποσοστό εξ αδιαιρέτου, όχι ολόκληρο το ακίνητο.',
    occupied: 'Το ακίνητο είναι μισθωμένο ή κατοικείται.',
  },
  closing: {
    sale: ['Τα χαρακτηριστικά επιβεβαιώνονται με τους τίτλους.', 'Επίδειξη κατόπιν συνεννόησης.', ''],
    rent: ['Ζητείται εγγύηση δύο μισθωμάτων.', 'Επίδειξη κατόπιν συνεννόησης.', ''],
  },
  and: 'και',
}
