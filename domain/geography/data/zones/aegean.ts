/** Zones (neighbourhoods). The Aegean islands. Columns: see ZoneRow; sources: ../../SOURCES.md. */
import type { ZoneRow } from '../rows.ts'

// biome-ignore format: one row a line
export const aegean: readonly ZoneRow[] = [
  // Mytilene
  [5301001, 'Κέντρο', 'Centre', 'kentro-mytilini', 39.105, 26.555, 4],
  [5301002, 'Επάνω Σκάλα', 'Epano Skala', 'epano-skala', 39.113, 26.554, 3],
  [5301003, 'Βαρειά', 'Vareia', 'vareia', 39.082, 26.572, 3],
  // Chios
  [5701001, 'Κέντρο', 'Centre', 'kentro-chios', 38.368, 26.136, 4],
  [5701002, 'Κάμπος', 'Kampos', 'kampos', 38.324, 26.124, 4],
  [5701003, 'Βροντάδος', 'Vrontados', 'vrontados', 38.408, 26.132, 3],
  // Syros - Ermoupoli
  [5801001, 'Ερμούπολη', 'Ermoupoli', 'ermoupoli', 37.444, 24.942, 5],
  [5801002, 'Άνω Σύρος', 'Ano Syros', 'ano-syros', 37.451, 24.935, 5],
  [5801003, 'Γαλησσάς', 'Galissas', 'galissas', 37.423, 24.882, 3],
  [5801004, 'Ποσειδωνία', 'Poseidonia', 'poseidonia', 37.39, 24.886, 4, ['Ντελαγκράτσια']],
  // Andros
  [5901001, 'Χώρα Άνδρου', 'Chora of Andros', 'chora-androu', 37.836, 24.936, 4],
  [5901002, 'Μπατσί', 'Batsi', 'batsi', 37.857, 24.782, 4],
  [5901003, 'Γαύριο', 'Gavrio', 'gavrio', 37.883, 24.736, 3],
  // Thira
  [6001001, 'Φηρά', 'Fira', 'fira', 36.417, 25.432, 5, ['Thira']],
  [6001002, 'Οία', 'Oia', 'oia', 36.462, 25.376, 5, ['Ia']],
  [6001003, 'Ημεροβίγλι', 'Imerovigli', 'imerovigli', 36.432, 25.422, 5],
  [6001004, 'Φηροστεφάνι', 'Firostefani', 'firostefani', 36.425, 25.428, 4],
  [6001005, 'Πύργος Καλλίστης', 'Pyrgos', 'pyrgos-kallistis', 36.383, 25.45, 4],
  [6001006, 'Καμάρι', 'Kamari', 'kamari', 36.377, 25.484, 4],
  [6001007, 'Περίσσα', 'Perissa', 'perissa', 36.356, 25.473, 4],
  [6001008, 'Ακρωτήρι', 'Akrotiri', 'akrotiri-thira', 36.36, 25.404, 4],
  // Kea
  [6301001, 'Ιουλίδα', 'Ioulida', 'ioulida', 37.639, 24.34, 4, ['Chora of Kea']],
  [6301002, 'Κορησσία', 'Korissia', 'korissia', 37.661, 24.315, 4],
  // Kos
  [6401001, 'Πόλη Κω', 'Kos Town', 'poli-ko', 36.893, 27.289, 5],
  [6401002, 'Τιγκάκι', 'Tigkaki', 'tigkaki', 36.885, 27.182, 3, ['Tigaki']],
  [6401003, 'Κέφαλος', 'Kefalos', 'kefalos', 36.745, 26.96, 4],
  [6401004, 'Καρδάμαινα', 'Kardamaina', 'kardamaina', 36.783, 27.143, 4],
  // Milos
  [6501001, 'Αδάμαντας', 'Adamantas', 'adamantas', 36.724, 24.446, 4, ['Adamas']],
  [6501002, 'Πολλώνια', 'Pollonia', 'pollonia', 36.763, 24.525, 4],
  // Mykonos
  [6601001, 'Χώρα Μυκόνου', 'Mykonos Town', 'chora-mykonou', 37.446, 25.329, 5],
  [6601002, 'Άνω Μερά', 'Ano Mera', 'ano-mera', 37.448, 25.387, 4],
  [6601003, 'Ορνός', 'Ornos', 'ornos', 37.423, 25.323, 5],
  [6601004, 'Άγιος Ιωάννης', 'Agios Ioannis', 'agios-ioannis-mykonos', 37.419, 25.313, 4],
  [6601005, 'Τούρλος', 'Tourlos', 'tourlos', 37.464, 25.326, 4],
  // Naxos and Lesser Cyclades
  [6702001, 'Χώρα Νάξου', 'Naxos Town', 'chora-naxou', 37.105, 25.376, 5],
  [6702002, 'Άγιος Προκόπιος', 'Agios Prokopios', 'agios-prokopios', 37.074, 25.351, 4],
  [6702003, 'Αγία Άννα', 'Agia Anna', 'agia-anna', 37.067, 25.358, 4],
  // Paros
  [6801001, 'Παροικιά', 'Paroikia', 'paroikia', 37.085, 25.151, 5],
  [6801002, 'Νάουσα Πάρου', 'Naousa', 'naousa-parou', 37.124, 25.237, 5, ['Naoussa']],
  [6801003, 'Αλυκή', 'Alyki', 'alyki', 36.996, 25.136, 4],
  [6801004, 'Λεύκες', 'Lefkes', 'lefkes', 37.056, 25.208, 4],
  // Rhodes
  [6901001, 'Μεσαιωνική Πόλη', 'Old Town of Rhodes', 'mesaioniki-poli', 36.444, 28.227, 5, ['Παλιά Πόλη']],
  [6901002, 'Νέα Αγορά', 'New Market', 'nea-agora', 36.447, 28.225, 4, ['Μανδράκι', 'Mandraki']],
  [6901003, 'Νιοχώρι', 'Niochori', 'niochori', 36.452, 28.22, 4, ['Neochori']],
  [6901004, 'Ροδίνι', 'Rodini', 'rodini', 36.428, 28.223, 3],
  [6901005, 'Ανάληψη', 'Analipsi', 'analipsi-rodos', 36.435, 28.228, 3],
  [6901006, 'Άγιος Δημήτριος', 'Agios Dimitrios', 'agios-dimitrios', 36.436, 28.22, 3],
  [6901007, 'Κρητικά', 'Kritika', 'kritika', 36.433, 28.2, 3],
  [6901008, 'Ιξιά', 'Ixia', 'ixia', 36.42, 28.183, 4],
  [6901009, 'Τριάντα', 'Trianta', 'trianta', 36.413, 28.158, 4, ['Ιαλυσός', 'Ialysos']],
  [6901010, 'Κρεμαστή', 'Kremasti', 'kremasti', 36.41, 28.118, 4],
  [6901011, 'Φαληράκι', 'Faliraki', 'faliraki', 36.34, 28.204, 5],
  [6901012, 'Καλλιθέα', 'Kallithea', 'kallithea-rodos', 36.378, 28.23, 4],
  [6901013, 'Κοσκινού', 'Koskinou', 'koskinou', 36.388, 28.215, 3],
  [6901014, 'Αρχάγγελος', 'Archangelos', 'archangelos', 36.214, 28.118, 3],
  [6901015, 'Λίνδος', 'Lindos', 'lindos', 36.091, 28.088, 5],
  // Tinos
  [7001001, 'Χώρα Τήνου', 'Chora of Tinos', 'chora-tinou', 37.539, 25.163, 4],
  [7001002, 'Πύργος', 'Pyrgos', 'pyrgos', 37.644, 25.043, 4],
]
