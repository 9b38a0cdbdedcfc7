/** The municipalities of Central Macedonia. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const centralMacedonia: readonly CityRow[] = [
  // Thessaloniki
  [701, 'Θεσσαλονίκη', 'Thessaloniki', 'thessaloniki', 40.64, 22.944, 317800, 'coast', ['Salonica', 'Saloniki', 'Salonicco', 'Thessalonica', 'Tessalonica', 'Салоники', 'Saloniku', 'Σαλονίκη', 'Θεσ/νίκη']],
  [702, 'Αμπελόκηποι - Μενεμένη', 'Ampelokipoi - Menemeni', 'ampelokipoi-menemeni', 40.653, 22.922, 49700, 'inland', ['Αμπελόκηποι', 'Μενεμένη']],
  [703, 'Βόλβη', 'Volvi', 'volvi', 40.661, 23.696, 19800, 'coast', ['Σταυρός', 'Ασπροβάλτα']],
  [704, 'Δέλτα', 'Delta', 'delta', 40.671, 22.806, 45600, 'coast', ['Σίνδος']],
  [705, 'Θερμαϊκός', 'Thermaikos', 'thermaikos', 40.502, 22.925, 45400, 'coast', ['Περαία']],
  [706, 'Θέρμη', 'Thermi', 'thermi', 40.547, 23.02, 55200, 'coast'],
  [707, 'Καλαμαριά', 'Kalamaria', 'kalamaria', 40.582, 22.95, 92200, 'coast'],
  [708, 'Κορδελιό - Εύοσμος', 'Kordelio - Evosmos', 'kordelio-evosmos', 40.669, 22.913, 105400, 'inland', ['Εύοσμος', 'Ελευθέριο Κορδελιό']],
  [709, 'Λαγκαδάς', 'Lagkadas', 'lagkadas', 40.751, 23.067, 37100, 'inland', ['Langadas']],
  [710, 'Νεάπολη - Συκιές', 'Neapoli - Sykies', 'neapoli-sykies', 40.646, 22.951, 80900, 'inland', ['Συκιές', 'Νεάπολη', 'Sykies']],
  [711, 'Παύλος Μελάς', 'Pavlos Melas', 'pavlos-melas', 40.663, 22.932, 100000, 'inland', ['Σταυρούπολη', 'Πολίχνη']],
  [712, 'Πυλαία - Χορτιάτης', 'Pylaia - Chortiatis', 'pylaia-chortiatis', 40.589, 23.031, 72200, 'coast', ['Πανόραμα', 'Πυλαία', 'Χορτιάτης']],
  [713, 'Χαλκηδόνα', 'Chalkidona', 'chalkidona', 40.779, 22.577, 30000, 'inland', ['Κουφάλια']],
  [714, 'Ωραιόκαστρο', 'Oraiokastro', 'oraiokastro', 40.731, 22.918, 40100, 'inland'],
  // Imathia
  [801, 'Βέροια', 'Veroia', 'veroia', 40.523, 22.203, 62100, 'inland', ['Veria', 'Верия']],
  [802, 'Αλεξάνδρεια', 'Alexandria', 'alexandreia', 40.629, 22.445, 38300, 'inland', ['Γιδάς']],
  [803, 'Νάουσα', 'Naousa', 'naousa', 40.629, 22.068, 29700, 'inland', ['Naoussa', 'Ηρωική Πόλη Νάουσας']],
  // Kilkis
  [901, 'Κιλκίς', 'Kilkis', 'kilkis', 40.994, 22.875, 45500, 'inland', ['Kukush']],
  [902, 'Παιονία', 'Paionia', 'paionia', 40.994, 22.571, 25200, 'inland', ['Πολύκαστρο']],
  // Pella
  [1001, 'Έδεσσα', 'Edessa', 'edessa', 40.802, 22.044, 26300, 'inland'],
  [1002, 'Αλμωπία', 'Almopia', 'almopia', 40.971, 22.06, 24900, 'inland', ['Αριδαία', 'Ardea']],
  [1003, 'Πέλλα', 'Pella', 'pella', 40.791, 22.408, 56900, 'inland', ['Γιαννιτσά']],
  [1004, 'Σκύδρα', 'Skydra', 'skydra', 40.767, 22.152, 18100, 'inland'],
  // Pieria
  [1101, 'Κατερίνη', 'Katerini', 'katerini', 40.27, 22.508, 83000, 'coast', ['Katerine', 'Катерини']],
  [1102, 'Δίον - Όλυμπος', 'Dion - Olympos', 'dion-olympos', 40.103, 22.502, 24000, 'coast', ['Λιτόχωρο', 'Dion']],
  [1103, 'Πύδνα - Κολινδρός', 'Pydna - Kolindros', 'pydna-kolindros', 40.499, 22.542, 12500, 'coast', ['Αιγίνιο', 'Κολινδρός']],
  // Serres
  [1201, 'Σέρρες', 'Serres', 'serres', 41.091, 23.549, 73800, 'inland', ['Serrai', 'Σέρραι', 'Серре']],
  [1202, 'Αμφίπολη', 'Amphipolis', 'amfipoli', 40.924, 23.978, 7200, 'coast', ['Ροδολίβος']],
  [1203, 'Βισαλτία', 'Visaltia', 'visaltia', 40.913, 23.498, 16000, 'inland', ['Νιγρίτα']],
  [1204, 'Εμμανουήλ Παππάς', 'Emmanouil Pappas', 'emmanouil-pappas', 41.047, 23.66, 11600, 'inland', ['Χρυσό']],
  [1205, 'Ηράκλεια', 'Irakleia', 'irakleia', 41.18, 23.28, 15700, 'inland'],
  [1206, 'Νέα Ζίχνη', 'Nea Zichni', 'nea-zichni', 41.034, 23.827, 8300, 'inland'],
  [1207, 'Σιντική', 'Sintiki', 'sintiki', 41.234, 23.389, 18500, 'inland', ['Σιδηρόκαστρο']],
  // Halkidiki
  [1301, 'Πολύγυρος', 'Polygyros', 'polygyros', 40.378, 23.443, 21400, 'coast'],
  [1302, 'Αριστοτέλης', 'Aristotelis', 'aristotelis', 40.398, 23.878, 17000, 'coast', ['Ιερισσός']],
  [1303, 'Κασσάνδρα', 'Kassandra', 'kassandra', 40.047, 23.415, 17000, 'coast', ['Κασσάνδρεια']],
  [1304, 'Νέα Προποντίδα', 'Nea Propontida', 'nea-propontida', 40.242, 23.285, 34400, 'coast', ['Νέα Μουδανιά', 'Nea Moudania']],
  [1305, 'Σιθωνία', 'Sithonia', 'sithonia', 40.222, 23.668, 11600, 'coast', ['Νικήτη']],
]
