/** Zones (neighbourhoods). Crete. Columns: see ZoneRow; sources: ../../SOURCES.md. */
import type { ZoneRow } from '../rows.ts'

// biome-ignore format: one row a line
export const crete: readonly ZoneRow[] = [
  // Heraklion
  [7101001, 'Κέντρο', 'Centre', 'kentro-irakleio', 35.339, 25.134, 5, ['Λιοντάρια']],
  [7101002, 'Αγία Τριάδα', 'Agia Triada', 'agia-triada-irakleio', 35.341, 25.127, 4],
  [7101003, 'Θερισσός', 'Therissos', 'therissos', 35.328, 25.111, 4],
  [7101004, 'Εσταυρωμένος', 'Estavromenos', 'estavromenos', 35.319, 25.107, 3],
  [7101005, 'Μασταμπάς', 'Mastampas', 'mastampas', 35.328, 25.134, 4],
  [7101006, 'Ατσαλένιο', 'Atsalenio', 'atsalenio', 35.322, 25.13, 3],
  [7101007, 'Πατέλες', 'Pateles', 'pateles', 35.329, 25.144, 3],
  [7101008, 'Πόρος', 'Poros', 'poros', 35.336, 25.149, 4],
  [7101009, 'Νέα Αλικαρνασσός', 'Nea Alikarnassos', 'nea-alikarnassos', 35.337, 25.161, 4],
  [7101010, 'Κατσαμπάς', 'Katsampas', 'katsampas', 35.336, 25.157, 3],
  [7101011, 'Φορτέτσα', 'Fortetsa', 'fortetsa', 35.31, 25.139, 3],
  [7101012, 'Γιόφυρος', 'Giofyros', 'giofyros', 35.33, 25.106, 3],
  [7101013, 'Κνωσός', 'Knossos', 'knosos', 35.3, 25.162, 4],
  [7101014, 'Χρυσοπηγή', 'Chrysopigi', 'chrysopigi', 35.332, 25.136, 3],
  [7101015, 'Άγιος Ιωάννης', 'Agios Ioannis', 'agios-ioannis-irakleio', 35.315, 25.15, 3],
  [7101016, 'Καμίνια', 'Kaminia', 'kaminia-irakleio', 35.337, 25.123, 3],
  // Malevizi
  [7105001, 'Γάζι', 'Gazi', 'gazi', 35.327, 25.067, 4],
  [7105002, 'Αγία Πελαγία', 'Agia Pelagia', 'agia-pelagia-malevizi', 35.407, 25.018, 4],
  [7105003, 'Αμμουδάρα', 'Ammoudara', 'ammoudara', 35.335, 25.08, 4],
  // Hersonissos
  [7108001, 'Λιμένας Χερσονήσου', 'Limenas Chersonisou', 'limenas-chersonisou', 35.318, 25.39, 4, ['Hersonissos']],
  [7108002, 'Μάλια', 'Malia', 'malia', 35.285, 25.463, 4],
  [7108003, 'Γούβες', 'Gouves', 'gouves', 35.334, 25.326, 3],
  [7108004, 'Σταλίδα', 'Stalida', 'stalida', 35.293, 25.433, 4],
  // Agios Nikolaos
  [7201001, 'Κέντρο', 'Centre', 'kentro-agios-nikolaos', 35.19, 25.717, 4],
  [7201002, 'Ελούντα', 'Elounta', 'elounta', 35.261, 25.726, 5],
  // Rethymno
  [7301001, 'Παλιά Πόλη', 'Old Town', 'palia-poli-rethymno', 35.369, 24.474, 5],
  [7301002, 'Καλλιθέα', 'Kallithea', 'kallithea-rethymno', 35.361, 24.483, 4],
  [7301003, 'Μασταμπάς', 'Mastampas', 'mastampas-rethymno', 35.362, 24.472, 3],
  [7301004, 'Περιβόλια', 'Perivolia', 'perivolia', 35.365, 24.502, 4],
  [7301005, 'Κουμπές', 'Koumpes', 'koumpes', 35.366, 24.46, 4],
  [7301006, 'Μισίρια', 'Misiria', 'misiria', 35.364, 24.518, 3],
  [7301007, 'Ατσιπόπουλο', 'Atsipopoulo', 'atsipopoulo', 35.353, 24.436, 3],
  [7301008, 'Πλατανιάς', 'Platanias', 'platanias-rethymno', 35.369, 24.532, 3],
  [7301009, 'Άδελε', 'Adele', 'adele', 35.358, 24.559, 3],
  [7301010, 'Γάλλος', 'Gallos', 'gallos', 35.348, 24.453, 3],
  // Chania
  [7401001, 'Παλιά Πόλη', 'Old Town', 'palia-poli-chania', 35.516, 24.018, 5],
  [7401002, 'Κέντρο', 'Centre', 'kentro-chania', 35.512, 24.021, 5],
  [7401003, 'Χαλέπα', 'Chalepa', 'chalepa', 35.516, 24.046, 5],
  [7401004, 'Νέα Χώρα', 'Nea Chora', 'nea-chora', 35.514, 24.008, 4],
  [7401005, 'Κουμ Καπί', 'Koum Kapi', 'koum-kapi', 35.518, 24.026, 4],
  [7401006, 'Παχιανά', 'Pachiana', 'pachiana', 35.506, 24.021, 3],
  [7401007, 'Λενταριανά', 'Lentariana', 'lentariana', 35.509, 24.033, 3],
  [7401008, 'Άγιος Ιωάννης', 'Agios Ioannis', 'agios-ioannis-chania', 35.506, 24.031, 3],
  [7401009, 'Μουρνιές', 'Mournies', 'mournies', 35.485, 24.013, 4],
  [7401010, 'Νεροκούρος', 'Nerokouros', 'nerokouros', 35.479, 24.033, 3],
  [7401011, 'Σούδα', 'Souda', 'souda', 35.487, 24.073, 4],
  [7401012, 'Δαράτσος', 'Daratsos', 'daratsos', 35.501, 23.976, 4],
  [7401013, 'Γαλατάς', 'Galatas', 'galatas', 35.499, 23.962, 4],
  [7401014, 'Ακρωτήρι', 'Akrotiri', 'akrotiri-chania', 35.54, 24.07, 4],
  [7401015, 'Σταυρός', 'Stavros', 'stavros', 35.59, 24.096, 4],
  [7401016, 'Χωραφάκια', 'Chorafakia', 'chorafakia', 35.563, 24.091, 4],
  [7401017, 'Κουνουπιδιανά', 'Kounoupidiana', 'kounoupidiana', 35.535, 24.076, 4],
  [7401018, 'Αγία Μαρίνα', 'Agia Marina', 'agia-marina-chania', 35.518, 23.926, 4],
  // Apokoronas
  [7402001, 'Βάμος', 'Vamos', 'vamos', 35.409, 24.198, 4],
  [7402002, 'Γεωργιούπολη', 'Georgioupoli', 'georgioupoli', 35.362, 24.261, 4],
  [7402003, 'Καλύβες', 'Kalyves', 'kalyves', 35.455, 24.175, 5],
  [7402004, 'Αλμυρίδα', 'Almyrida', 'almyrida', 35.449, 24.201, 5],
  // Platanias
  [7406001, 'Πλατανιάς', 'Platanias', 'platanias', 35.517, 23.908, 4],
  [7406002, 'Μάλεμε', 'Maleme', 'maleme', 35.523, 23.848, 3],
]
