/** Words of the portal's two longest and first languages, for the examples. */
export const greek = {
  previous: 'Προηγούμενος μήνας',
  next: 'Επόμενος μήνας',
  open: 'Άνοιγμα ημερολογίου',
}

export const german = {
  previous: 'Vorheriger Kalendermonat',
  next: 'Nächster Kalendermonat',
  open: 'Kalenderansicht öffnen',
}

export const greekSlots = {
  days: 'Ημέρες',
  previousDay: 'Προηγούμενη ημέρα',
  nextDay: 'Επόμενη ημέρα',
  range: (start: string, end: string) => `${start} έως ${end}`,
  parts: { morning: 'Πρωί', midday: 'Μεσημέρι', evening: 'Απόγευμα' },
  taken: 'κλεισμένη',
  free: (count: number) => (count === 1 ? '1 ελεύθερη' : `${count} ελεύθερες`),
  chosenHere: (count: number) => (count === 1 ? '1 διαλεγμένη' : `${count} διαλεγμένες`),
  noSlots: 'καμία ώρα',
  chosen: (count: number, most: number) => `Προτείνετε ${count} από ${most} ώρες`,
  nothingChosen: 'Καμία ακόμη. Διαλέξτε από τις ελεύθερες.',
  full: (most: number) => `Έχετε διαλέξει ${most} ώρες. Αφαιρέστε μία για να διαλέξετε άλλη.`,
}

export const germanSlots = {
  days: 'Besichtigungstage',
  previousDay: 'Vorheriger Besichtigungstag',
  nextDay: 'Nächster Besichtigungstag',
  range: (start: string, end: string) => `${start} bis ${end} Uhr`,
  parts: { morning: 'Vormittags', midday: 'Mittags und nachmittags', evening: 'Abends' },
  taken: 'bereits vergeben',
  free: (count: number) => `${count} verfügbar`,
  chosenHere: (count: number) => `${count} ausgewählt`,
  noSlots: 'keine Termine',
  chosen: (count: number, most: number) => `${count} von ${most} Terminvorschlägen ausgewählt`,
  nothingChosen: 'Noch kein Terminvorschlag ausgewählt.',
  full: (most: number) =>
    `Sie haben ${most} Terminvorschläge ausgewählt. Entfernen Sie einen, um einen anderen zu wählen.`,
}
