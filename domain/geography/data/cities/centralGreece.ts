/** The municipalities of Central Greece. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const centralGreece: readonly CityRow[] = [
  // Phthiotis
  [2701, 'Λαμία', 'Lamia', 'lamia', 38.9, 22.434, 66500, 'coast', ['Ламия']],
  [2702, 'Αμφίκλεια - Ελάτεια', 'Amfikleia - Elateia', 'amfikleia-elateia', 38.609, 22.713, 8400, 'inland', ['Κάτω Τιθορέα', 'Αμφίκλεια']],
  [2703, 'Δομοκός', 'Domokos', 'domokos', 39.128, 22.301, 9200, 'inland'],
  [2704, 'Καμένα Βούρλα', 'Kamena Vourla', 'kamena-vourla', 38.778, 22.782, 10900, 'coast', ['Μώλος', 'Άγιος Κωνσταντίνος']],
  [2705, 'Λοκροί', 'Lokroi', 'lokroi', 38.653, 22.999, 17900, 'coast', ['Αταλάντη']],
  [2706, 'Μακρακώμη', 'Makrakomi', 'makrakomi', 38.908, 22.119, 13600, 'inland', ['Σπερχειάδα']],
  [2707, 'Στυλίδα', 'Stylida', 'stylida', 38.913, 22.616, 11400, 'coast'],
  // Boeotia
  [2801, 'Λιβαδειά', 'Livadeia', 'livadeia', 38.436, 22.875, 29400, 'inland', ['Levadia', 'Livadia']],
  [2802, 'Αλίαρτος - Θεσπιές', 'Aliartos - Thespies', 'aliartos-thespies', 38.375, 23.108, 8800, 'coast', ['Αλίαρτος']],
  [2803, 'Δίστομο - Αράχοβα - Αντίκυρα', 'Distomo - Arachova - Antikyra', 'distomo-arachova-antikyra', 38.428, 22.667, 7600, 'coast', ['Αράχοβα', 'Δίστομο', 'Arachova']],
  [2804, 'Θήβα', 'Thebes', 'thiva', 38.319, 23.318, 32500, 'coast', ['Thiva', 'Theben', 'Tebe', 'Фивы']],
  [2805, 'Ορχομενός', 'Orchomenos', 'orchomenos', 38.494, 22.98, 9400, 'inland'],
  [2806, 'Τανάγρα', 'Tanagra', 'tanagra', 38.349, 23.587, 18400, 'coast', ['Σχηματάρι', 'Οινόφυτα']],
  // Euboea
  [2901, 'Χαλκίδα', 'Chalcis', 'chalkida', 38.463, 23.595, 108300, 'island', ['Chalkida', 'Halkida', 'Chalkis', 'Халкида']],
  [2902, 'Δίρφυς - Μεσσαπία', 'Dirfys - Messapia', 'dirfys-messapia', 38.583, 23.633, 15400, 'island', ['Ψαχνά']],
  [2903, 'Ερέτρια', 'Eretria', 'eretria', 38.394, 23.796, 12700, 'island'],
  [2904, 'Ιστιαία - Αιδηψός', 'Istiaia - Aidipsos', 'istiaia-aidipsos', 38.953, 23.151, 18500, 'island', ['Ιστιαία', 'Λουτρά Αιδηψού', 'Edipsos']],
  [2905, 'Κάρυστος', 'Karystos', 'karystos', 38.014, 24.42, 11600, 'island'],
  [2906, 'Κύμη - Αλιβέρι', 'Kymi - Aliveri', 'kymi-aliveri', 38.412, 24.036, 26400, 'island', ['Αλιβέρι', 'Κύμη']],
  [2907, 'Μαντούδι - Λίμνη - Αγία Άννα', 'Mantoudi - Limni - Agia Anna', 'mantoudi-limni-agia-anna', 38.797, 23.48, 12000, 'island', ['Μαντούδι', 'Λίμνη Ευβοίας']],
  [2908, 'Σκύρος', 'Skyros', 'skyros', 38.906, 24.567, 2900, 'island'],
  // Evrytania
  [3001, 'Καρπενήσι', 'Karpenisi', 'karpenisi', 38.915, 21.797, 11500, 'inland'],
  [3002, 'Άγραφα', 'Agrafa', 'agrafa', 39.006, 21.64, 6000, 'inland', ['Κερασοχώρι']],
  // Phocis
  [3101, 'Δελφοί', 'Delphi', 'delfoi', 38.527, 22.378, 24200, 'coast', ['Άμφισσα', 'Delfi', 'Ιτέα', 'Γαλαξίδι']],
  [3102, 'Δωρίδα', 'Dorida', 'dorida', 38.53, 22.203, 12000, 'coast', ['Λιδωρίκι']],
]
