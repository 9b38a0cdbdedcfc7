/** The municipalities of Epirus. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const epirus: readonly CityRow[] = [
  // Ioannina
  [1801, 'Ιωάννινα', 'Ioannina', 'ioannina', 39.665, 20.852, 113100, 'inland', ['Yannina', 'Giannena', 'Γιάννενα', 'Γιάννινα', 'Янина']],
  [1802, 'Βόρεια Τζουμέρκα', 'North Tzoumerka', 'voreia-tzoumerka', 39.524, 21.101, 5100, 'inland', ['Πράμαντα']],
  [1803, 'Δωδώνη', 'Dodoni', 'dodoni', 39.524, 20.867, 7300, 'inland', ['Αγία Κυριακή', 'Dodona']],
  [1804, 'Ζαγόρι', 'Zagori', 'zagori', 39.824, 20.745, 3400, 'inland', ['Ασπράγγελοι', 'Ζαγοροχώρια']],
  [1805, 'Ζίτσα', 'Zitsa', 'zitsa', 39.704, 20.798, 13600, 'inland', ['Ελεούσα']],
  [1806, 'Κόνιτσα', 'Konitsa', 'konitsa', 40.047, 20.748, 5300, 'inland'],
  [1807, 'Μέτσοβο', 'Metsovo', 'metsovo', 39.771, 21.183, 5400, 'inland'],
  [1808, 'Πωγώνι', 'Pogoni', 'pogoni', 39.885, 20.626, 6900, 'inland', ['Καλπάκι']],
  // Arta
  [1901, 'Άρτα', 'Arta', 'arta', 39.16, 20.986, 41600, 'coast'],
  [1902, 'Γεώργιος Καραϊσκάκης', 'Georgios Karaiskakis', 'georgios-karaiskakis', 39.249, 21.171, 5300, 'inland', ['Άνω Καλεντίνη']],
  [1903, 'Κεντρικά Τζουμέρκα', 'Central Tzoumerka', 'kentrika-tzoumerka', 39.371, 21.193, 5600, 'inland', ['Βουργαρέλι']],
  [1904, 'Νικόλαος Σκουφάς', 'Nikolaos Skoufas', 'nikolaos-skoufas', 39.168, 21.029, 11400, 'coast', ['Πέτα', 'Κομπότι']],
  // Thesprotia
  [2001, 'Ηγουμενίτσα', 'Igoumenitsa', 'igoumenitsa', 39.504, 20.266, 25700, 'coast', ['Igumenitsa', 'Игуменица']],
  [2002, 'Σούλι', 'Souli', 'souli', 39.47, 20.506, 8800, 'inland', ['Παραμυθιά']],
  [2003, 'Φιλιάτες', 'Filiates', 'filiates', 39.6, 20.311, 6400, 'coast'],
  // Preveza
  [2101, 'Πρέβεζα', 'Preveza', 'preveza', 38.959, 20.751, 30900, 'coast', ['Превеза']],
  [2102, 'Ζηρός', 'Ziros', 'ziros', 39.206, 20.884, 13100, 'inland', ['Φιλιππιάδα']],
  [2103, 'Πάργα', 'Parga', 'parga', 39.232, 20.597, 10800, 'coast', ['Καναλλάκι', 'Kanallaki']],
]
