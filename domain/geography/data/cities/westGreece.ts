/** The municipalities of Western Greece. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const westGreece: readonly CityRow[] = [
  // Achaea
  [3701, 'Πάτρα', 'Patras', 'patra', 38.246, 21.735, 211600, 'coast', ['Patra', 'Patrasso', 'Патры', 'Πάτραι']],
  [3702, 'Αιγιαλεία', 'Aigialeia', 'aigialeia', 38.25, 22.083, 47200, 'coast', ['Αίγιο', 'Egio']],
  [3703, 'Δυτική Αχαΐα', 'West Achaea', 'dytiki-achaia', 38.145, 21.549, 25900, 'coast', ['Κάτω Αχαΐα']],
  [3704, 'Ερύμανθος', 'Erymanthos', 'erymanthos', 38.11, 21.79, 8300, 'inland', ['Χαλανδρίτσα']],
  [3705, 'Καλάβρυτα', 'Kalavryta', 'kalavryta', 38.033, 22.112, 9300, 'inland'],
  // Aetolia-Acarnania
  [3801, 'Μεσολόγγι', 'Mesolongi', 'mesolongi', 38.371, 21.43, 31900, 'coast', ['Missolonghi', 'Ιερά Πόλη Μεσολογγίου', 'Mesolonghi']],
  [3802, 'Αγρίνιο', 'Agrinio', 'agrinio', 38.621, 21.408, 89000, 'inland', ['Агринион']],
  [3803, 'Άκτιο - Βόνιτσα', 'Aktio - Vonitsa', 'aktio-vonitsa', 38.917, 20.886, 14700, 'coast', ['Βόνιτσα', 'Aktio']],
  [3804, 'Αμφιλοχία', 'Amfilochia', 'amfilochia', 38.863, 21.168, 15100, 'coast'],
  [3805, 'Θέρμο', 'Thermo', 'thermo', 38.575, 21.667, 5700, 'inland'],
  [3806, 'Ναύπακτος', 'Nafpaktos', 'nafpaktos', 38.394, 21.83, 25100, 'coast', ['Lepanto', 'Ναυπακτία', 'Nafpaktia']],
  [3807, 'Ξηρόμερο', 'Xiromero', 'xiromero', 38.537, 21.083, 10200, 'coast', ['Αστακός', 'Μύτικας']],
  // Elis
  [3901, 'Πύργος', 'Pyrgos', 'pyrgos', 37.675, 21.441, 44500, 'coast'],
  [3902, 'Ανδραβίδα - Κυλλήνη', 'Andravida - Kyllini', 'andravida-kyllini', 37.937, 21.263, 22600, 'coast', ['Λεχαινά', 'Κυλλήνη', 'Ανδραβίδα']],
  [3903, 'Ανδρίτσαινα - Κρέστενα', 'Andritsaina - Krestena', 'andritsaina-krestena', 37.595, 21.621, 11300, 'coast', ['Κρέστενα']],
  [3904, 'Αρχαία Ολυμπία', 'Archaia Olympia', 'archaia-olympia', 37.644, 21.625, 11300, 'inland', ['Olympia', 'Ancient Olympia']],
  [3905, 'Ζαχάρω', 'Zacharo', 'zacharo', 37.487, 21.65, 8600, 'coast', ['Zaharo']],
  [3906, 'Ήλιδα', 'Ilida', 'ilida', 37.797, 21.351, 29400, 'coast', ['Αμαλιάδα', 'Amaliada']],
  [3907, 'Πηνειός', 'Pineios', 'pineios', 37.851, 21.256, 21700, 'coast', ['Γαστούνη']],
]
