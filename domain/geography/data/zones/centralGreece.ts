/** Zones (neighbourhoods). Epirus, Thessaly and Central Greece. Columns: see ZoneRow; sources: ../../SOURCES.md. */
import type { ZoneRow } from '../rows.ts'

// biome-ignore format: one row a line
export const centralGreece: readonly ZoneRow[] = [
  // Ioannina
  [1801001, 'Κέντρο', 'Centre', 'kentro-ioannina', 39.665, 20.852, 5],
  [1801002, 'Κάστρο', 'Castle', 'kastro-ioannina', 39.671, 20.861, 4],
  [1801003, 'Βοτανικός', 'Votanikos', 'votanikos-ioannina', 39.677, 20.843, 4],
  [1801004, 'Καλούτσιανη', 'Kaloutsiani', 'kaloutsiani', 39.671, 20.854, 3],
  [1801005, 'Ανατολή', 'Anatoli', 'anatoli', 39.637, 20.868, 4],
  [1801006, 'Κιάφα', 'Kiafa', 'kiafa', 39.652, 20.854, 4],
  [1801007, 'Πεδινή', 'Pedini', 'pedini', 39.601, 20.844, 3],
  [1801008, 'Πέραμα', 'Perama', 'perama', 39.695, 20.848, 3],
  [1801009, 'Αμπελόκηποι', 'Ampelokipoi', 'ampelokipoi-ioannina', 39.656, 20.847, 3],
  [1801010, 'Κατσικάς', 'Katsikas', 'katsikas', 39.619, 20.887, 3],
  [1801011, 'Σταυράκι', 'Stavraki', 'stavraki', 39.657, 20.818, 3],
  // Arta
  [1901001, 'Κέντρο', 'Centre', 'kentro-arta', 39.16, 20.986, 4],
  // Igoumenitsa
  [2001001, 'Κέντρο', 'Centre', 'kentro-igoumenitsa', 39.504, 20.266, 4],
  [2001002, 'Πέρδικα', 'Perdika', 'perdika-igoumenitsa', 39.367, 20.303, 3],
  [2001003, 'Πλαταριά', 'Plataria', 'plataria', 39.45, 20.275, 4],
  // Filiates
  [2003001, 'Σαγιάδα', 'Sagiada', 'sagiada', 39.626, 20.184, 3],
  // Preveza
  [2101001, 'Κέντρο', 'Centre', 'kentro-preveza', 38.959, 20.751, 4],
  [2101002, 'Κανάλι', 'Kanali', 'kanali', 39.062, 20.7, 3],
  [2101003, 'Καστροσυκιά', 'Kastrosykia', 'kastrosykia', 39.105, 20.64, 3],
  // Parga
  [2103001, 'Πάργα', 'Parga', 'parga', 39.285, 20.4, 5],
  // Larissa
  [2201001, 'Κέντρο', 'Centre', 'kentro-larisa', 39.637, 22.419, 5, ['Πλατεία Ταχυδρομείου']],
  [2201002, 'Φρούριο', 'Frourio', 'frourio', 39.642, 22.416, 4],
  [2201003, 'Νεάπολη', 'Neapoli', 'neapoli-larisa', 39.629, 22.407, 4],
  [2201004, 'Φιλιππούπολη', 'Filippoupoli', 'filippoupoli', 39.633, 22.401, 4],
  [2201005, 'Ιπποκράτης', 'Ippokratis', 'ippokratis', 39.648, 22.404, 3],
  [2201006, 'Αβέρωφ', 'Averof', 'averof', 39.627, 22.421, 4],
  [2201007, 'Άγιος Κωνσταντίνος', 'Agios Konstantinos', 'agios-konstantinos', 39.627, 22.426, 3],
  [2201008, 'Αμπελόκηποι', 'Ampelokipoi', 'ampelokipoi-larisa', 39.641, 22.428, 3],
  [2201009, 'Γιάννουλη', 'Giannouli', 'giannouli', 39.667, 22.397, 4],
  [2201010, 'Νέα Πολιτεία', 'Nea Politeia', 'nea-politeia', 39.614, 22.405, 3],
  [2201011, 'Πυροβολικά', 'Pyrovolika', 'pyrovolika', 39.65, 22.43, 3],
  [2201012, 'Τερψιθέα', 'Terpsithea', 'terpsithea-larisa', 39.616, 22.366, 3],
  [2201013, 'Ανθούπολη', 'Anthoupoli', 'anthoupoli-larisa', 39.625, 22.4, 3],
  // Karditsa
  [2301001, 'Κέντρο', 'Centre', 'kentro-karditsa', 39.365, 21.922, 4],
  // Volos
  [2401001, 'Κέντρο', 'Centre', 'kentro-volos', 39.362, 22.943, 5],
  [2401002, 'Νέα Ιωνία', 'Nea Ionia', 'nea-ionia', 39.378, 22.928, 4],
  [2401003, 'Ανάληψη', 'Analipsi', 'analipsi-volos', 39.364, 22.956, 4],
  [2401004, 'Παλαιά', 'Palaia', 'palaia', 39.365, 22.933, 4],
  [2401005, 'Νεάπολη', 'Neapoli', 'neapoli-volos', 39.368, 22.924, 3],
  [2401006, 'Άνω Βόλος', 'Ano Volos', 'ano-volos', 39.38, 22.978, 4],
  [2401007, 'Άναυρος', 'Anavros', 'anavros', 39.355, 22.961, 4],
  [2401008, 'Αγριά', 'Agria', 'agria', 39.342, 23.012, 4],
  [2401009, 'Πορταριά', 'Portaria', 'portaria', 39.389, 23.001, 4],
  [2401010, 'Μακρινίτσα', 'Makrinitsa', 'makrinitsa', 39.401, 22.989, 5],
  [2401011, 'Άλλη Μεριά', 'Alli Meria', 'alli-meria', 39.371, 22.982, 3],
  [2401012, 'Νέα Δημητριάδα', 'Nea Dimitriada', 'nea-dimitriada', 39.353, 22.925, 3],
  [2401013, 'Χιλιαδού', 'Chiliadou', 'chiliadou', 39.369, 22.948, 3],
  [2401014, 'Νέα Αγχίαλος', 'Nea Anchialos', 'nea-anchialos', 39.277, 22.817, 3],
  [2401015, 'Κάτω Λεχώνια', 'Kato Lechonia', 'kato-lechonia', 39.329, 23.038, 3],
  // Zagora - Mouresi
  [2403001, 'Ζαγορά', 'Zagora', 'zagora', 39.447, 23.103, 4],
  [2403002, 'Τσαγκαράδα', 'Tsagkarada', 'tsagkarada', 39.389, 23.172, 4],
  [2403003, 'Χορευτό', 'Chorefto', 'chorefto', 39.455, 23.122, 3],
  // South Pelion
  [2404001, 'Αργαλαστή', 'Argalasti', 'argalasti', 39.224, 23.219, 3],
  [2404002, 'Μηλιές', 'Milies', 'milies', 39.328, 23.15, 4],
  [2404003, 'Καλά Νερά', 'Kala Nera', 'kala-nera', 39.305, 23.119, 4],
  [2404004, 'Άφησσος', 'Afissos', 'afissos', 39.276, 23.17, 4],
  // Skiathos
  [2501001, 'Πόλη Σκιάθου', 'Skiathos Town', 'poli-skiathou', 39.163, 23.49, 5],
  [2501002, 'Κουκουναριές', 'Koukounaries', 'koukounaries', 39.148, 23.402, 4],
  // Alonissos
  [2502001, 'Πατητήρι', 'Patitiri', 'patitiri', 39.146, 23.864, 4],
  // Skopelos
  [2503001, 'Χώρα Σκοπέλου', 'Skopelos Town', 'chora-skopelou', 39.123, 23.728, 4],
  [2503002, 'Γλώσσα', 'Glossa', 'glossa', 39.169, 23.61, 3],
  // Trikala
  [2601001, 'Κέντρο', 'Centre', 'kentro-trikala', 39.555, 21.768, 4],
  [2601002, 'Βαρούσι', 'Varousi', 'varousi', 39.559, 21.764, 4],
  [2601003, 'Πυργετός', 'Pyrgetos', 'pyrgetos', 39.553, 21.748, 3],
  [2601004, 'Ριζαριό', 'Rizario', 'rizario', 39.539, 21.799, 2],
  // Meteora
  [2602001, 'Καλαμπάκα', 'Kalampaka', 'kalampaka', 39.705, 21.627, 4, ['Kalambaka']],
  [2602002, 'Καστράκι', 'Kastraki', 'kastraki', 39.714, 21.616, 4],
  // Lamia
  [2701001, 'Κέντρο', 'Centre', 'kentro-lamia', 38.9, 22.434, 4],
  [2701002, 'Γαλανέικα', 'Galaneika', 'galaneika', 38.901, 22.448, 3],
  [2701003, 'Παγκράτι', 'Pagkrati', 'pagkrati-lamia', 38.906, 22.443, 3],
  [2701004, 'Νέα Άμπλιανη', 'Nea Ampliani', 'nea-ampliani', 38.894, 22.431, 3],
  [2701005, 'Ροδίτσα', 'Roditsa', 'roditsa', 38.888, 22.459, 2],
  [2701006, 'Υπάτη', 'Ypati', 'ypati', 38.871, 22.24, 2],
  // Livadeia
  [2801001, 'Κέντρο', 'Centre', 'kentro-livadeia', 38.436, 22.875, 3],
  // Distomo - Arachova - Antikyra
  [2803001, 'Αράχοβα', 'Arachova', 'arachova', 38.48, 22.584, 5],
  // Thebes
  [2804001, 'Κέντρο', 'Centre', 'kentro-thiva', 38.319, 23.318, 3],
  [2804002, 'Πυρί', 'Pyri', 'pyri', 38.326, 23.305, 3],
  // Tanagra
  [2806001, 'Δήλεσι', 'Dilesi', 'dilesi', 38.339, 23.671, 4],
  [2806002, 'Οινόφυτα', 'Oinofyta', 'oinofyta', 38.308, 23.631, 3],
  // Chalcis
  [2901001, 'Κέντρο', 'Centre', 'kentro-chalkida', 38.463, 23.595, 5],
  [2901002, 'Κάστρο', 'Kastro', 'kastro-chalkida', 38.461, 23.599, 4],
  [2901003, 'Νέα Αρτάκη', 'Nea Artaki', 'nea-artaki', 38.514, 23.634, 4],
  [2901004, 'Νέα Λάμψακος', 'Nea Lampsakos', 'nea-lampsakos', 38.436, 23.629, 3],
  [2901005, 'Κάνηθος', 'Kanithos', 'kanithos', 38.462, 23.583, 3],
  [2901006, 'Δροσιά', 'Drosia', 'drosia-chalkida', 38.484, 23.553, 3],
  [2901007, 'Βασιλικό', 'Vasiliko', 'vasiliko', 38.429, 23.666, 3],
  [2901008, 'Βούρκος', 'Vourkos', 'vourkos', 38.459, 23.612, 4],
  [2901009, 'Αρέθουσα', 'Arethousa', 'arethousa', 38.449, 23.616, 3],
  [2901010, 'Παραλία Αυλίδας', 'Paralia Avlidas', 'paralia-avlidas', 38.382, 23.628, 3],
  [2901011, 'Φάρος', 'Faros', 'faros', 38.401, 23.615, 3],
  [2901012, 'Άγιος Νικόλαος Χαλκίδας', 'Agios Nikolaos Chalkidas', 'agios-nikolaos-chalkidas', 38.473, 23.643, 2],
  // Eretria
  [2903001, 'Ερέτρια', 'Eretria', 'eretria', 38.394, 23.796, 4],
  [2903002, 'Αμάρυνθος', 'Amarynthos', 'amarynthos', 38.39, 23.89, 4],
  [2903003, 'Μαλακόντα', 'Malakonta', 'malakonta', 38.401, 23.765, 3],
  // Istiaia - Aidipsos
  [2904001, 'Λουτρά Αιδηψού', 'Loutra Aidipsou', 'loutra-aidipsou', 38.858, 23.046, 4, ['Edipsos']],
  // Karystos
  [2905001, 'Μαρμάρι', 'Marmari', 'marmari', 38.048, 24.323, 3],
  [2905002, 'Νέα Στύρα', 'Nea Styra', 'nea-styra', 38.178, 24.206, 3],
]
