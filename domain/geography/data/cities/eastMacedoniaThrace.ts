/** The municipalities of Eastern Macedonia and Thrace. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const eastMacedoniaThrace: readonly CityRow[] = [
  // Rhodope
  [101, 'Κομοτηνή', 'Komotini', 'komotini', 41.119, 25.405, 65100, 'coast', ['Gkioumoultzina', 'Gümülcine']],
  [102, 'Αρριανά', 'Arriana', 'arriana', 41.115, 25.632, 14900, 'inland', ['Φιλλύρα']],
  [103, 'Ίασμος', 'Iasmos', 'iasmos', 41.126, 25.184, 12300, 'inland'],
  [104, 'Μαρώνεια - Σάπες', 'Maroneia - Sapes', 'maroneia-sapes', 41.023, 25.698, 12000, 'coast', ['Σάπες', 'Μαρώνεια']],
  // Drama
  [201, 'Δράμα', 'Drama', 'drama', 41.15, 24.147, 55600, 'inland'],
  [202, 'Δοξάτο', 'Doxato', 'doxato', 41.054, 24.173, 12100, 'inland', ['Καλαμπάκι']],
  [203, 'Κάτω Νευροκόπι', 'Kato Nevrokopi', 'kato-nevrokopi', 41.345, 23.871, 5300, 'inland', ['Νευροκόπι']],
  [204, 'Παρανέστι', 'Paranesti', 'paranesti', 41.266, 24.5, 2900, 'inland'],
  [205, 'Προσοτσάνη', 'Prosotsani', 'prosotsani', 41.178, 23.976, 10700, 'inland'],
  // Evros
  [301, 'Αλεξανδρούπολη', 'Alexandroupoli', 'alexandroupoli', 40.848, 25.876, 71600, 'coast', ['Dedeagach', 'Alexandropolis', 'Alexandrupolis', 'Александруполис']],
  [302, 'Διδυμότειχο', 'Didymoteicho', 'didymoteicho', 41.348, 26.496, 16200, 'inland', ['Didimoticho']],
  [303, 'Ορεστιάδα', 'Orestiada', 'orestiada', 41.503, 26.531, 31700, 'inland'],
  [304, 'Σαμοθράκη', 'Samothrace', 'samothraki', 40.476, 25.526, 2600, 'island', ['Samothraki', 'Χώρα Σαμοθράκης']],
  [305, 'Σουφλί', 'Soufli', 'soufli', 41.193, 26.3, 11800, 'inland'],
  // Thasos
  [401, 'Θάσος', 'Thasos', 'thasos', 40.778, 24.709, 13100, 'island', ['Λιμένας Θάσου', 'Thassos', 'Тасос']],
  // Kavala
  [501, 'Καβάλα', 'Kavala', 'kavala', 40.94, 24.412, 65900, 'coast', ['Cavala', 'Кавала']],
  [502, 'Νέστος', 'Nestos', 'nestos', 40.986, 24.703, 20500, 'coast', ['Χρυσούπολη', 'Κεραμωτή']],
  [503, 'Παγγαίο', 'Pangaio', 'pangaio', 40.912, 24.257, 29600, 'coast', ['Ελευθερούπολη', 'Παγγαίον']],
  // Xanthi
  [601, 'Ξάνθη', 'Xanthi', 'xanthi', 41.135, 24.888, 66200, 'inland', ['Iskeçe', 'Ксанти']],
  [602, 'Άβδηρα', 'Abdera', 'avdira', 41.062, 24.967, 17900, 'coast', ['Γενισέα', 'Avdira']],
  [603, 'Μύκη', 'Myki', 'myki', 41.233, 24.859, 14500, 'inland', ['Σμίνθη']],
  [604, 'Τόπειρος', 'Topeiros', 'topeiros', 40.983, 24.799, 9600, 'coast', ['Εύλαλο']],
]
