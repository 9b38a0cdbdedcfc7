/** Zones (neighbourhoods). Piraeus and its municipalities. Columns: see ZoneRow; sources: ../../SOURCES.md. */
import type { ZoneRow } from '../rows.ts'

// biome-ignore format: one row a line
export const piraeus: readonly ZoneRow[] = [
  // Piraeus
  [5101001, 'Κέντρο', 'Centre', 'kentro-peiraias', 37.943, 23.647, 5, ['Δημοτικό Θέατρο']],
  [5101002, 'Πασαλιμάνι', 'Pasalimani', 'pasalimani', 37.937, 23.649, 5, ['Marina Zeas', 'Ζέα']],
  [5101003, 'Καστέλλα', 'Kastella', 'kastella', 37.938, 23.656, 5],
  [5101004, 'Μικρολίμανο', 'Mikrolimano', 'mikrolimano', 37.938, 23.661, 5, ['Tourkolimano']],
  [5101005, 'Προφήτης Ηλίας', 'Profitis Ilias', 'profitis-ilias', 37.94, 23.655, 4],
  [5101006, 'Νέο Φάληρο', 'Neo Faliro', 'neo-faliro', 37.944, 23.664, 5],
  [5101007, 'Πειραϊκή', 'Peiraiki', 'peiraiki', 37.931, 23.64, 5, ['Piraiki']],
  [5101008, 'Φρεαττύδα', 'Freattyda', 'freattyda', 37.932, 23.648, 4, ['Freatida']],
  [5101009, 'Χατζηκυριάκειο', 'Chatzikyriakeio', 'chatzikyriakeio', 37.937, 23.637, 4, ['Hatzikiriakio']],
  [5101010, 'Καμίνια', 'Kaminia', 'kaminia', 37.952, 23.656, 4],
  [5101011, 'Μανιάτικα', 'Maniatika', 'maniatika', 37.957, 23.643, 3],
  [5101012, 'Άγιος Διονύσιος', 'Agios Dionysios', 'agios-dionysios', 37.951, 23.639, 3],
  [5101013, 'Ταμπούρια', 'Tampouria', 'tampouria', 37.956, 23.634, 3, ['Tambouria']],
  [5101014, 'Τερψιθέα', 'Terpsithea', 'terpsithea-peiraias', 37.941, 23.649, 4],
  [5101015, 'Άγιος Βασίλειος', 'Agios Vasileios', 'agios-vasileios', 37.934, 23.643, 4],
  [5101016, 'Καλλίπολη', 'Kallipoli', 'kallipoli', 37.932, 23.644, 4],
  [5101017, 'Παλαιά Κοκκινιά', 'Palaia Kokkinia', 'palaia-kokkinia', 37.959, 23.651, 3],
  [5101018, 'Βρυώνη', 'Vryoni', 'vryoni', 37.943, 23.653, 3],
  [5101019, 'Λεύκα', 'Lefka', 'lefka', 37.956, 23.661, 3],
  [5101020, 'Αγία Σοφία', 'Agia Sofia', 'agia-sofia', 37.955, 23.647, 3],
  // Keratsini - Drapetsona
  [5102001, 'Κερατσίνι', 'Keratsini', 'keratsini', 37.964, 23.62, 4],
  [5102002, 'Δραπετσώνα', 'Drapetsona', 'drapetsona', 37.948, 23.624, 4],
  [5102003, 'Αμφιάλη', 'Amfiali', 'amfiali', 37.969, 23.613, 4],
  [5102004, 'Χαραυγή', 'Charavgi', 'charavgi', 37.971, 23.624, 3],
  [5102005, 'Ευγένεια', 'Evgeneia', 'evgeneia', 37.959, 23.621, 3],
  [5102006, 'Ανάσταση', 'Anastasi', 'anastasi', 37.968, 23.626, 3],
  // Korydallos
  [5103001, 'Κέντρο', 'Centre', 'kentro-korydallos', 37.98, 23.65, 4],
  [5103002, 'Άνω Κορυδαλλός', 'Ano Korydallos', 'ano-korydallos', 37.984, 23.645, 3],
  [5103003, 'Κάτω Κορυδαλλός', 'Kato Korydallos', 'kato-korydallos', 37.976, 23.654, 3],
  // Nikaia - Agios Ioannis Rentis
  [5104001, 'Νίκαια', 'Nikaia', 'nikaia', 37.966, 23.647, 4, ['Nikea', 'Κοκκινιά']],
  [5104002, 'Άγιος Ιωάννης Ρέντης', 'Agios Ioannis Rentis', 'agios-ioannis-rentis', 37.966, 23.666, 4, ['Rentis', 'Ρέντης']],
  [5104003, 'Νεάπολη', 'Neapoli', 'neapoli-nikaia-agios-ioannis-rentis', 37.971, 23.637, 3],
  [5104004, 'Άσπρα Χώματα', 'Aspra Chomata', 'aspra-chomata', 37.972, 23.633, 3],
  [5104005, 'Χαλκηδόνα', 'Chalkidona', 'chalkidona', 37.969, 23.653, 3],
  [5104006, 'Κρήνη', 'Krini', 'krini', 37.963, 23.65, 3],
  // Perama
  [5105001, 'Κέντρο', 'Centre', 'kentro-perama', 37.965, 23.572, 3],
  [5105002, 'Νέο Ικόνιο', 'Neo Ikonio', 'neo-ikonio', 37.962, 23.588, 3],
  [5105003, 'Άνω Πέραμα', 'Ano Perama', 'ano-perama', 37.97, 23.57, 3],
]
