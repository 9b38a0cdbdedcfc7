/** The municipalities of Thessaly. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const thessaly: readonly CityRow[] = [
  // Larissa
  [2201, 'Λάρισα', 'Larissa', 'larisa', 39.637, 22.419, 164400, 'inland', ['Larisa', 'Лариса']],
  [2202, 'Αγιά', 'Agia', 'agia', 39.718, 22.756, 10700, 'coast'],
  [2203, 'Ελασσόνα', 'Elassona', 'elassona', 39.894, 22.188, 25400, 'inland'],
  [2204, 'Κιλελέρ', 'Kileler', 'kileler', 39.568, 22.464, 18100, 'inland', ['Νίκαια']],
  [2205, 'Τέμπη', 'Tempi', 'tempi', 39.796, 22.497, 12000, 'coast', ['Μακρυχώρι']],
  [2206, 'Τύρναβος', 'Tyrnavos', 'tyrnavos', 39.738, 22.287, 22300, 'inland'],
  [2207, 'Φάρσαλα', 'Farsala', 'farsala', 39.294, 22.384, 16300, 'inland'],
  // Karditsa
  [2301, 'Καρδίτσα', 'Karditsa', 'karditsa', 39.365, 21.922, 56600, 'inland'],
  [2302, 'Αργιθέα', 'Argithea', 'argithea', 39.337, 21.476, 3500, 'inland', ['Ανθηρό']],
  [2303, 'Λίμνη Πλαστήρα', 'Lake Plastira', 'limni-plastira', 39.353, 21.752, 5300, 'inland', ['Μορφοβούνι', 'Plastiras Lake']],
  [2304, 'Μουζάκι', 'Mouzaki', 'mouzaki', 39.43, 21.663, 11300, 'inland'],
  [2305, 'Παλαμάς', 'Palamas', 'palamas', 39.463, 22.082, 13400, 'inland'],
  [2306, 'Σοφάδες', 'Sofades', 'sofades', 39.337, 22.097, 16600, 'inland'],
  // Magnesia
  [2401, 'Βόλος', 'Volos', 'volos', 39.362, 22.943, 138900, 'coast', ['Βόλος Μαγνησίας', 'Волос']],
  [2402, 'Αλμυρός', 'Almyros', 'almyros', 39.181, 22.761, 16000, 'coast'],
  [2403, 'Ζαγορά - Μουρέσι', 'Zagora - Mouresi', 'zagora-mouresi', 39.447, 23.103, 4600, 'coast', ['Ζαγορά', 'Τσαγκαράδα']],
  [2404, 'Νότιο Πήλιο', 'South Pelion', 'notio-pilio', 39.224, 23.219, 8300, 'coast', ['Αργαλαστή', 'Μηλιές']],
  [2405, 'Ρήγας Φεραίος', 'Rigas Feraios', 'rigas-feraios', 39.384, 22.744, 8800, 'inland', ['Βελεστίνο']],
  // Sporades
  [2501, 'Σκιάθος', 'Skiathos', 'skiathos', 39.163, 23.49, 5500, 'island', ['Скиатос']],
  [2502, 'Αλόννησος', 'Alonissos', 'alonnisos', 39.145, 23.865, 3200, 'island', ['Πατητήρι', 'Alonnisos']],
  [2503, 'Σκόπελος', 'Skopelos', 'skopelos', 39.123, 23.728, 4400, 'island'],
  // Trikala
  [2601, 'Τρίκαλα', 'Trikala', 'trikala', 39.555, 21.768, 78500, 'inland', ['Τρίκκη', 'Трикала']],
  [2602, 'Μετέωρα', 'Meteora', 'meteora', 39.706, 21.627, 19300, 'inland', ['Καλαμπάκα', 'Kalambaka']],
  [2603, 'Πύλη', 'Pyli', 'pyli', 39.459, 21.621, 12900, 'inland'],
  [2604, 'Φαρκαδόνα', 'Farkadona', 'farkadona', 39.592, 22.068, 11300, 'inland'],
]
