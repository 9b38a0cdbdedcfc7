/** The municipalities of Crete. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const crete: readonly CityRow[] = [
  // Heraklion
  [7101, 'Ηράκλειο', 'Heraklion', 'irakleio', 35.339, 25.134, 177100, 'island', ['Irakleio', 'Iraklion', 'Candia', 'Ираклион', 'Κάστρο', 'Iraklio']],
  [7102, 'Αρχάνες - Αστερούσια', 'Archanes - Asterousia', 'archanes-asterousia', 35.217, 25.2, 16000, 'island', ['Πεζά', 'Αρχάνες']],
  [7103, 'Βιάννος', 'Viannos', 'viannos', 35.052, 25.41, 4300, 'island', ['Άνω Βιάννος']],
  [7104, 'Γόρτυνα', 'Gortyna', 'gortyna', 35.055, 24.962, 13900, 'island', ['Άγιοι Δέκα', 'Gortyn']],
  [7105, 'Μαλεβίζι', 'Malevizi', 'malevizi', 35.327, 25.067, 25800, 'island', ['Γάζι']],
  [7106, 'Μινώα Πεδιάδας', 'Minoa Pediadas', 'minoa-pediadas', 35.208, 25.309, 14200, 'island', ['Ευαγγελισμός', 'Αρκαλοχώρι', 'Καστέλλι']],
  [7107, 'Φαιστός', 'Phaistos', 'faistos', 35.053, 24.873, 24000, 'island', ['Μοίρες', 'Festos']],
  [7108, 'Χερσόνησος', 'Hersonissos', 'chersonisos', 35.333, 25.278, 27200, 'island', ['Γούρνες', 'Λιμένας Χερσονήσου', 'Μάλια', 'Chersonisos']],
  // Lasithi
  [7201, 'Άγιος Νικόλαος', 'Agios Nikolaos', 'agios-nikolaos', 35.19, 25.717, 26900, 'island', ['Agios Nikolaos Crete', 'Ελούντα']],
  [7202, 'Ιεράπετρα', 'Ierapetra', 'ierapetra', 35.011, 25.742, 26400, 'island'],
  [7203, 'Οροπέδιο Λασιθίου', 'Lasithi Plateau', 'oropedio-lasithiou', 35.198, 25.485, 2300, 'island inland', ['Τζερμιάδο']],
  [7204, 'Σητεία', 'Siteia', 'siteia', 35.207, 26.105, 20300, 'island', ['Sitia']],
  // Rethymno
  [7301, 'Ρέθυμνο', 'Rethymno', 'rethymno', 35.366, 24.476, 55600, 'island', ['Rethymnon', 'Retimno', 'Ρεθύμνη', 'Ретимно']],
  [7302, 'Άγιος Βασίλειος', 'Agios Vasileios', 'agios-vasileios', 35.219, 24.535, 7200, 'island', ['Σπήλι', 'Πλακιάς']],
  [7303, 'Αμάρι', 'Amari', 'amari', 35.254, 24.634, 5600, 'island inland', ['Αγία Φωτεινή']],
  [7304, 'Ανώγεια', 'Anogeia', 'anogeia', 35.29, 24.882, 2200, 'island inland'],
  [7305, 'Μυλοπόταμος', 'Mylopotamos', 'mylopotamos', 35.37, 24.704, 12900, 'island', ['Πέραμα Μυλοποτάμου', 'Μπαλί']],
  // Chania
  [7401, 'Χανιά', 'Chania', 'chania', 35.514, 24.018, 110600, 'island', ['Canea', 'Hania', 'Ханья', 'Khania']],
  [7402, 'Αποκόρωνας', 'Apokoronas', 'apokoronas', 35.379, 24.198, 11800, 'island', ['Βρύσες', 'Καλύβες', 'Βάμος']],
  [7403, 'Γαύδος', 'Gavdos', 'gavdos', 34.838, 24.085, 150, 'island', ['Καστρί']],
  [7404, 'Κάντανος - Σέλινο', 'Kantanos - Selino', 'kantanos-selino', 35.23, 23.682, 4900, 'island', ['Παλαιόχωρα', 'Κάντανος']],
  [7405, 'Κίσσαμος', 'Kissamos', 'kissamos', 35.494, 23.654, 10600, 'island', ['Καστέλλι Κισσάμου']],
  [7406, 'Πλατανιάς', 'Platanias', 'platanias', 35.512, 23.864, 15300, 'island', ['Γεράνι']],
  [7407, 'Σφακιά', 'Sfakia', 'sfakia', 35.201, 24.138, 2000, 'island', ['Χώρα Σφακίων']],
]
