/** Groups of municipalities that the housing market speaks of as one. Borders are ours. Columns: see GroupRow. */
import type { GroupRow } from './rows.ts'

// biome-ignore format: one row a line
export const macroareas: readonly GroupRow[] = [
  [1, 'Κέντρο Αθήνας και γύρω δήμοι', 'Central Athens', 'kentro-athinas-kai-gyro-dimoi', 37.98, 23.74, 5, [4501, 4502, 4503, 4504, 4505, 4506, 4507, 4508], ['Athens centre']],
  [2, 'Βόρεια Προάστια', 'Northern suburbs', 'voreia-proastia', 38.045, 23.81, 5, [4601, 4602, 4603, 4604, 4605, 4606, 4607, 4608, 4609, 4610, 4611, 4612, 4903], ['Voreia Proastia']],
  [3, 'Νότια Προάστια', 'Southern suburbs', 'notia-proastia', 37.91, 23.735, 5, [4801, 4802, 4803, 4804, 4805, 4806, 4807, 4808, 4902], ['Notia Proastia']],
  [4, 'Δυτικά Προάστια', 'Western suburbs', 'dytika-proastia', 38.02, 23.685, 4, [4701, 4702, 4703, 4704, 4705, 4706, 4707], ['Dytika Proastia']],
  [5, 'Ανατολικά Προάστια', 'Eastern suburbs', 'anatolika-proastia', 37.99, 23.88, 4, [4904, 4907, 4908, 4909, 4910, 4912], ['Anatolika Proastia']],
  [6, 'Ευρύτερος Πειραιάς', 'Greater Piraeus', 'evryteros-peiraias', 37.96, 23.64, 4, [5101, 5102, 5103, 5104, 5105]],
  [7, 'Θριάσιο και Μέγαρα', 'Thriasio and Megara', 'thriasio-kai-megara', 38.04, 23.5, 3, [5001, 5002, 5003, 5004], ['Thriasian plain']],
  [8, 'Λεκανοπέδιο Αττικής', 'Athens basin', 'lekanopedio-attikis', 37.99, 23.74, 5, [4501, 4502, 4503, 4504, 4505, 4506, 4507, 4508, 4601, 4602, 4603, 4604, 4605, 4606, 4607, 4608, 4609, 4610, 4611, 4612, 4701, 4702, 4703, 4704, 4705, 4706, 4707, 4801, 4802, 4803, 4804, 4805, 4806, 4807, 4808, 5101, 5102, 5103, 5104, 5105], ['Greater Athens']],
  [9, 'Πολεοδομικό Συγκρότημα Θεσσαλονίκης', 'Greater Thessaloniki', 'poleodomiko-sygkrotima-thessalonikis', 40.63, 22.95, 4, [701, 702, 707, 708, 710, 711, 712], ['Thessaloniki urban area']],
  [10, 'Ανατολική Θεσσαλονίκη', 'East Thessaloniki', 'anatoliki-thessaloniki', 40.56, 22.99, 4, [705, 706, 707, 712]],
  [11, 'Δυτική Θεσσαλονίκη', 'West Thessaloniki', 'dytiki-thessaloniki', 40.67, 22.9, 4, [702, 704, 708, 710, 711, 714]],
]
