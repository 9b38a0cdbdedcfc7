/** The municipalities of Peloponnese. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const peloponnese: readonly CityRow[] = [
  // Arcadia
  [4001, 'Τρίπολη', 'Tripoli', 'tripoli', 37.51, 22.373, 43900, 'inland', ['Tripolis']],
  [4002, 'Βόρεια Κυνουρία', 'North Kynouria', 'voreia-kynouria', 37.403, 22.727, 9500, 'coast', ['Άστρος']],
  [4003, 'Γορτυνία', 'Gortynia', 'gortynia', 37.595, 22.043, 8000, 'inland', ['Δημητσάνα']],
  [4004, 'Μεγαλόπολη', 'Megalopoli', 'megalopoli', 37.401, 22.142, 8800, 'inland'],
  [4005, 'Νότια Κυνουρία', 'South Kynouria', 'notia-kynouria', 37.166, 22.86, 7300, 'coast', ['Λεωνίδιο']],
  // Argolis
  [4101, 'Ναύπλιο', 'Nafplio', 'nafplio', 37.567, 22.805, 32600, 'coast', ['Nauplia', 'Nafplion', 'Nauplion', 'Нафплион']],
  [4102, 'Άργος - Μυκήνες', 'Argos - Mykines', 'argos-mykines', 37.633, 22.729, 40000, 'coast', ['Άργος', 'Mycenae', 'Argos']],
  [4103, 'Επίδαυρος', 'Epidaurus', 'epidavros', 37.611, 23.037, 7100, 'coast', ['Λυγουριό', 'Epidavros']],
  [4104, 'Ερμιονίδα', 'Ermionida', 'ermionida', 37.382, 23.151, 13600, 'coast', ['Κρανίδι', 'Πόρτο Χέλι', 'Ερμιόνη']],
  // Corinthia
  [4201, 'Κόρινθος', 'Corinth', 'korinthos', 37.939, 22.933, 56400, 'coast', ['Korinthos', 'Korinth', 'Corinto', 'Коринф']],
  [4202, 'Βέλο - Βόχα', 'Velo - Vocha', 'velo-vocha', 37.929, 22.802, 17800, 'coast', ['Ζευγολατειό']],
  [4203, 'Λουτράκι - Περαχώρα - Άγιοι Θεόδωροι', 'Loutraki - Perachora - Agioi Theodoroi', 'loutraki-perachora-agioi-theodoroi', 37.976, 22.976, 21900, 'coast', ['Λουτράκι', 'Περαχώρα', 'Άγιοι Θεόδωροι']],
  [4204, 'Νεμέα', 'Nemea', 'nemea', 37.821, 22.661, 5700, 'inland'],
  [4205, 'Ξυλόκαστρο - Ευρωστίνη', 'Xylokastro - Evrostini', 'xylokastro-evrostini', 38.077, 22.633, 15300, 'coast', ['Ξυλόκαστρο', 'Δερβένι']],
  [4206, 'Σικυώνα', 'Sikyona', 'sikyona', 38.012, 22.749, 21000, 'coast', ['Κιάτο', 'Sikyon']],
  // Laconia
  [4301, 'Σπάρτη', 'Sparta', 'sparti', 37.074, 22.43, 32900, 'inland', ['Sparti', 'Спарта']],
  [4302, 'Ανατολική Μάνη', 'East Mani', 'anatoliki-mani', 36.761, 22.565, 12800, 'coast', ['Γύθειο', 'Gytheion', 'Αρεόπολη']],
  [4303, 'Ελαφόνησος', 'Elafonisos', 'elafonisos', 36.509, 22.98, 910, 'island'],
  [4304, 'Ευρώτας', 'Evrotas', 'evrotas', 36.852, 22.666, 16000, 'coast', ['Σκάλα']],
  [4305, 'Μονεμβασιά', 'Monemvasia', 'monemvasia', 36.806, 22.853, 21800, 'coast', ['Μολάοι', 'Νεάπολη Βοιών']],
  // Messenia
  [4401, 'Καλαμάτα', 'Kalamata', 'kalamata', 37.039, 22.114, 71900, 'coast', ['Каламата']],
  [4402, 'Δυτική Μάνη', 'West Mani', 'dytiki-mani', 36.884, 22.235, 5800, 'coast', ['Καρδαμύλη', 'Kardamyli', 'Στούπα']],
  [4403, 'Μεσσήνη', 'Messini', 'messini', 37.053, 22.008, 19200, 'coast'],
  [4404, 'Οιχαλία', 'Oichalia', 'oichalia', 37.222, 21.97, 8500, 'inland', ['Μελιγαλάς']],
  [4405, 'Πύλος - Νέστορας', 'Pylos - Nestoras', 'pylos-nestoras', 36.913, 21.696, 17200, 'coast', ['Πύλος', 'Navarino', 'Μεθώνη', 'Κορώνη']],
  [4406, 'Τριφυλία', 'Trifylia', 'trifylia', 37.25, 21.671, 22400, 'coast', ['Κυπαρισσία', 'Φιλιατρά', 'Γαργαλιάνοι']],
]
