/** Zones (neighbourhoods). Athens: the southern suburbs. Columns: see ZoneRow; sources: ../../SOURCES.md. */
import type { ZoneRow } from '../rows.ts'

// biome-ignore format: one row a line
export const athensSouth: readonly ZoneRow[] = [
  // Kallithea
  [4801001, 'Κέντρο', 'Centre', 'kentro-kallithea', 37.956, 23.701, 5, ['Πλατεία Δαβάκη']],
  [4801002, 'Τζιτζιφιές', 'Tzitzifies', 'tzitzifies', 37.944, 23.685, 4],
  [4801003, 'Χρυσάκη', 'Chrysaki', 'chrysaki', 37.953, 23.694, 3],
  [4801004, 'Λόφος Φιλαρέτου', 'Lofos Filaretou', 'lofos-filaretou', 37.959, 23.702, 3],
  [4801005, 'Χαροκόπου', 'Charokopou', 'charokopou', 37.961, 23.706, 4],
  [4801006, 'Αγία Ελεούσα', 'Agia Eleousa', 'agia-eleousa', 37.957, 23.708, 3],
  [4801007, 'Αγία Βαρβάρα', 'Agia Varvara', 'agia-varvara', 37.95, 23.7, 3],
  // Agios Dimitrios
  [4802001, 'Κέντρο', 'Centre', 'kentro-agios-dimitrios', 37.932, 23.734, 4],
  [4802002, 'Άγιος Βασίλειος', 'Agios Vasileios', 'agios-vasileios-agios-dimitrios', 37.935, 23.73, 3],
  [4802003, 'Ασύρματος', 'Asyrmatos', 'asyrmatos', 37.941, 23.739, 3],
  // Alimos
  [4803001, 'Άνω Καλαμάκι', 'Ano Kalamaki', 'ano-kalamaki', 37.92, 23.729, 4],
  [4803002, 'Κάτω Καλαμάκι', 'Kato Kalamaki', 'kato-kalamaki', 37.914, 23.717, 4, ['Καλαμάκι', 'Kalamaki']],
  [4803003, 'Άλιμος Κέντρο', 'Alimos Centre', 'alimos-kentro', 37.911, 23.723, 4],
  [4803004, 'Τράχωνες', 'Trachones', 'trachones', 37.9195, 23.736, 4],
  [4803005, 'Πανί', 'Pani', 'pani', 37.916, 23.742, 3],
  [4803006, 'Αμπελάκια', 'Ampelakia', 'ampelakia-alimos', 37.918, 23.722, 3],
  // Glyfada
  [4804001, 'Κέντρο', 'Centre', 'kentro-glyfada', 37.864, 23.754, 5],
  [4804002, 'Άνω Γλυφάδα', 'Ano Glyfada', 'ano-glyfada', 37.877, 23.772, 5],
  [4804003, 'Γκολφ', 'Golf', 'gkolf', 37.875, 23.744, 5, ['Golf Glyfada']],
  [4804004, 'Τερψιθέα', 'Terpsithea', 'terpsithea-glyfada', 37.888, 23.776, 4],
  [4804005, 'Αιξωνή', 'Aixoni', 'aixoni', 37.865, 23.77, 4],
  [4804006, 'Ευρυάλη', 'Evryali', 'evryali', 37.868, 23.766, 4],
  [4804007, 'Πυρνάρι', 'Pyrnari', 'pyrnari', 37.875, 23.762, 4],
  [4804008, 'Άγιος Νικόλαος', 'Agios Nikolaos', 'agios-nikolaos-glyfada', 37.881, 23.756, 4],
  [4804009, 'Αγία Τριάδα', 'Agia Triada', 'agia-triada-glyfada', 37.87, 23.76, 3],
  // Elliniko - Argyroupoli
  [4805001, 'Αργυρούπολη', 'Argyroupoli', 'argyroupoli', 37.906, 23.751, 4],
  [4805002, 'Άνω Αργυρούπολη', 'Ano Argyroupoli', 'ano-argyroupoli', 37.909, 23.764, 4],
  [4805003, 'Ελληνικό', 'Elliniko', 'elliniko', 37.892, 23.749, 5, ['Hellinikon']],
  [4805004, 'Σούρμενα', 'Sourmena', 'sourmena', 37.889, 23.76, 4],
  [4805005, 'Άγιος Κοσμάς', 'Agios Kosmas', 'agios-kosmas', 37.885, 23.727, 4, ['The Ellinikon']],
  // Moschato - Tavros
  [4806001, 'Μοσχάτο', 'Moschato', 'moschato', 37.954, 23.679, 4],
  [4806002, 'Ταύρος', 'Tavros', 'tavros', 37.966, 23.697, 4],
  // Nea Smyrni
  [4807001, 'Κέντρο', 'Centre', 'kentro-nea-smyrni', 37.945, 23.714, 5, ['Πλατεία Νέας Σμύρνης']],
  [4807002, 'Άνω Νέα Σμύρνη', 'Ano Nea Smyrni', 'ano-nea-smyrni', 37.949, 23.722, 4],
  [4807003, 'Κάτω Νέα Σμύρνη', 'Kato Nea Smyrni', 'kato-nea-smyrni', 37.94, 23.714, 4],
  [4807004, 'Αγία Φωτεινή', 'Agia Foteini', 'agia-foteini', 37.947, 23.711, 4],
  // Palaio Faliro
  [4808001, 'Κέντρο', 'Centre', 'kentro-palaio-faliro', 37.929, 23.7, 4],
  [4808002, 'Αμφιθέα', 'Amfithea', 'amfithea', 37.933, 23.712, 4],
  [4808003, 'Φλοίσβος', 'Floisvos', 'floisvos', 37.927, 23.689, 5, ['Flisvos']],
  [4808004, 'Έδεμ', 'Edem', 'edem', 37.921, 23.701, 4],
  [4808005, 'Μπάτης', 'Batis', 'batis', 37.918, 23.703, 4],
  [4808006, 'Κοψαχείλα', 'Kopsacheila', 'kopsacheila', 37.924, 23.713, 4],
  [4808007, 'Άγιος Αλέξανδρος', 'Agios Alexandros', 'agios-alexandros', 37.931, 23.696, 4],
  [4808008, 'Νέο Καλαμάκι', 'Neo Kalamaki', 'neo-kalamaki', 37.922, 23.708, 3],
  [4808009, 'Παναγίτσα', 'Panagitsa', 'panagitsa', 37.927, 23.707, 4],
]
