/** Zones (neighbourhoods). Macedonia and Thrace outside Thessaloniki. Columns: see ZoneRow; sources: ../../SOURCES.md. */
import type { ZoneRow } from '../rows.ts'

// biome-ignore format: one row a line
export const northGreece: readonly ZoneRow[] = [
  // Komotini
  [101001, 'Κέντρο', 'Centre', 'kentro-komotini', 41.119, 25.405, 3],
  [101002, 'Νέα Μοσυνούπολη', 'Nea Mosynoupoli', 'nea-mosynoupoli', 41.118, 25.389, 2],
  // Drama
  [201001, 'Κέντρο', 'Centre', 'kentro-drama', 41.15, 24.147, 3],
  [201002, 'Αμπελόκηποι', 'Ampelokipoi', 'ampelokipoi-drama', 41.159, 24.154, 2],
  [201003, 'Νέα Κρώμνη', 'Nea Kromni', 'nea-kromni', 41.141, 24.138, 2],
  // Alexandroupoli
  [301001, 'Κέντρο', 'Centre', 'kentro-alexandroupoli', 40.848, 25.876, 4],
  [301002, 'Μαΐστρος', 'Maistros', 'maistros', 40.863, 25.909, 3],
  [301003, 'Νέα Χιλή', 'Nea Chili', 'nea-chili', 40.856, 25.83, 4],
  [301004, 'Μάκρη', 'Makri', 'makri', 40.852, 25.745, 3],
  [301005, 'Απαλός', 'Apalos', 'apalos', 40.859, 25.934, 2],
  // Orestiada
  [303001, 'Κέντρο', 'Centre', 'kentro-orestiada', 41.503, 26.531, 3],
  // Thasos
  [401001, 'Λιμένας', 'Limenas', 'limenas', 40.778, 24.709, 4, ['Πόλη Θάσου']],
  [401002, 'Λιμενάρια', 'Limenaria', 'limenaria', 40.627, 24.576, 4],
  [401003, 'Ποτός', 'Potos', 'potos', 40.615, 24.608, 3],
  [401004, 'Σκάλα Ποταμιάς', 'Skala Potamias', 'skala-potamias', 40.708, 24.765, 3],
  [401005, 'Παναγία', 'Panagia', 'panagia-thasos', 40.729, 24.726, 3],
  [401006, 'Πρίνος', 'Prinos', 'prinos', 40.758, 24.578, 3],
  // Kavala
  [501001, 'Κέντρο', 'Centre', 'kentro-kavala', 40.94, 24.412, 4],
  [501002, 'Παναγία', 'Panagia', 'panagia', 40.933, 24.415, 4, ['Παλιά Πόλη', 'Old Town']],
  [501003, 'Καλαμίτσα', 'Kalamitsa', 'kalamitsa', 40.927, 24.389, 4],
  [501004, 'Χίλια', 'Chilia', 'chilia', 40.944, 24.394, 3],
  [501005, 'Περιγιάλι', 'Perigiali', 'perigiali', 40.945, 24.434, 3],
  [501006, 'Νέα Καρβάλη', 'Nea Karvali', 'nea-karvali', 40.964, 24.506, 3],
  [501007, 'Παληό', 'Palio', 'palio', 40.905, 24.35, 3],
  [501008, 'Άγιος Λουκάς', 'Agios Loukas', 'agios-loukas', 40.948, 24.4, 3],
  // Xanthi
  [601001, 'Κέντρο', 'Centre', 'kentro-xanthi', 41.135, 24.888, 4],
  [601002, 'Παλιά Πόλη', 'Old Town', 'palia-poli-xanthi', 41.143, 24.889, 5],
  [601003, 'Σαμακώβ', 'Samakov', 'samakov', 41.145, 24.896, 3],
  [601004, 'Κιμμέρια', 'Kimmeria', 'kimmeria', 41.148, 24.942, 3],
  // Veroia
  [801001, 'Κέντρο', 'Centre', 'kentro-veroia', 40.523, 22.203, 4],
  [801002, 'Μακροχώρι', 'Makrochori', 'makrochori', 40.551, 22.25, 2],
  // Naousa
  [803001, 'Κέντρο', 'Centre', 'kentro-naousa', 40.629, 22.068, 3],
  // Kilkis
  [901001, 'Κέντρο', 'Centre', 'kentro-kilkis', 40.994, 22.875, 3],
  // Edessa
  [1001001, 'Κέντρο', 'Centre', 'kentro-edessa', 40.802, 22.044, 3],
  [1001002, 'Βαρόσι', 'Varosi', 'varosi', 40.803, 22.05, 3],
  // Pella
  [1003001, 'Γιαννιτσά', 'Giannitsa', 'giannitsa', 40.791, 22.408, 3],
  // Katerini
  [1101001, 'Κέντρο', 'Centre', 'kentro-katerini', 40.27, 22.508, 4],
  [1101002, 'Παραλία Κατερίνης', 'Paralia Katerinis', 'paralia-katerinis', 40.269, 22.596, 5, ['Paralia']],
  [1101003, 'Ολυμπιακή Ακτή', 'Olympiaki Akti', 'olympiaki-akti', 40.243, 22.585, 4, ['Katerini beach']],
  [1101004, 'Κορινός', 'Korinos', 'korinos', 40.313, 22.584, 3],
  [1101005, 'Καλλιθέα', 'Kallithea', 'kallithea-katerini', 40.273, 22.579, 2],
  [1101006, 'Ευαγγελικά', 'Evangelika', 'evangelika', 40.265, 22.502, 3],
  // Dion - Olympos
  [1102001, 'Λιτόχωρο', 'Litochoro', 'litochoro', 40.103, 22.502, 4],
  [1102002, 'Λεπτοκαρυά', 'Leptokarya', 'leptokarya', 40.06, 22.566, 4],
  [1102003, 'Πλαταμώνας', 'Platamonas', 'platamonas', 39.989, 22.62, 4],
  // Serres
  [1201001, 'Κέντρο', 'Centre', 'kentro-serres', 41.091, 23.549, 4],
  [1201002, 'Σιγή', 'Sigi', 'sigi', 41.096, 23.537, 3],
  [1201003, 'Άγιοι Ανάργυροι', 'Agioi Anargyroi', 'agioi-anargyroi-serres', 41.099, 23.551, 3],
  [1201004, 'Καλλιθέα', 'Kallithea', 'kallithea-serres', 41.085, 23.553, 3],
  [1201005, 'Λευκώνας', 'Lefkonas', 'lefkonas', 41.094, 23.497, 2],
  [1201006, 'Ακρόπολη', 'Acropolis', 'akropoli', 41.096, 23.556, 3],
  // Polygyros
  [1301001, 'Πολύγυρος', 'Polygyros', 'polygyros', 40.378, 23.443, 3],
  [1301002, 'Γερακινή', 'Gerakini', 'gerakini', 40.288, 23.444, 4],
  [1301003, 'Ψακούδια', 'Psakoudia', 'psakoudia', 40.253, 23.509, 3],
  [1301004, 'Όλυνθος', 'Olynthos', 'olynthos', 40.289, 23.343, 3],
  // Aristotelis
  [1302001, 'Ιερισσός', 'Ierissos', 'ierissos', 40.398, 23.878, 4],
  [1302002, 'Ουρανούπολη', 'Ouranoupoli', 'ouranoupoli', 40.327, 23.982, 5, ['Ouranopolis']],
  [1302003, 'Ολυμπιάδα', 'Olympiada', 'olympiada', 40.592, 23.785, 4],
  // Kassandra
  [1303001, 'Χανιώτη', 'Chanioti', 'chanioti', 39.999, 23.574, 5, ['Hanioti']],
  [1303002, 'Πευκοχώρι', 'Pefkochori', 'pefkochori', 39.988, 23.615, 5],
  [1303003, 'Καλλιθέα', 'Kallithea', 'kallithea', 40.073, 23.448, 5],
  [1303004, 'Άφυτος', 'Afytos', 'afytos', 40.098, 23.437, 5, ['Αθυτος']],
  [1303005, 'Κρυοπηγή', 'Kryopigi', 'kryopigi', 40.036, 23.475, 4],
  [1303006, 'Πολύχρονο', 'Polychrono', 'polychrono', 40.013, 23.526, 4],
  [1303007, 'Νέα Φώκαια', 'Nea Fokaia', 'nea-fokaia', 40.133, 23.4, 4],
  [1303008, 'Σίβηρη', 'Siviri', 'siviri', 40.039, 23.359, 4],
  [1303009, 'Νέα Σκιώνη', 'Nea Skioni', 'nea-skioni', 39.946, 23.534, 4],
  [1303010, 'Ποσείδι', 'Poseidi', 'poseidi', 39.963, 23.368, 4, ['Possidi']],
  // Nea Propontida
  [1304001, 'Νέα Μουδανιά', 'Nea Moudania', 'nea-moudania', 40.242, 23.285, 4],
  [1304002, 'Νέα Ποτίδαια', 'Nea Potidaia', 'nea-potidaia', 40.193, 23.329, 4],
  [1304003, 'Νέα Καλλικράτεια', 'Nea Kallikrateia', 'nea-kallikrateia', 40.314, 23.063, 4],
  [1304004, 'Φλογητά', 'Flogita', 'flogita', 40.261, 23.218, 3],
  [1304005, 'Σωζόπολη', 'Sozopoli', 'sozopoli', 40.277, 23.146, 3],
  // Sithonia
  [1305001, 'Νικήτη', 'Nikiti', 'nikiti', 40.222, 23.668, 5],
  [1305002, 'Νέος Μαρμαράς', 'Neos Marmaras', 'neos-marmaras', 40.095, 23.783, 5],
  [1305003, 'Σάρτη', 'Sarti', 'sarti', 40.09, 23.978, 4],
  [1305004, 'Βουρβουρού', 'Vourvourou', 'vourvourou', 40.187, 23.789, 5],
  // Kozani
  [1401001, 'Κέντρο', 'Centre', 'kentro-kozani', 40.301, 21.789, 4],
  // Eordaia
  [1404001, 'Πτολεμαΐδα', 'Ptolemaida', 'ptolemaida', 40.512, 21.679, 3],
  // Kastoria
  [1601001, 'Ντολτσό', 'Doltso', 'ntoltso', 40.517, 21.272, 4],
  [1601002, 'Απόζαρι', 'Apozari', 'apozari', 40.522, 21.271, 3],
  // Florina
  [1701001, 'Κέντρο', 'Centre', 'kentro-florina', 40.781, 21.41, 3],
]
