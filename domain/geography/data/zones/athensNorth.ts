/** Zones (neighbourhoods). Athens: the northern suburbs. Columns: see ZoneRow; sources: ../../SOURCES.md. */
import type { ZoneRow } from '../rows.ts'

// biome-ignore format: one row a line
export const athensNorth: readonly ZoneRow[] = [
  // Marousi
  [4601001, 'Κέντρο', 'Centre', 'kentro-marousi', 38.056, 23.808, 5],
  [4601002, 'Παράδεισος Αμαρουσίου', 'Paradeisos Amarousiou', 'paradeisos-amarousiou', 38.04, 23.801, 4],
  [4601003, 'Νέα Φιλοθέη Αμαρουσίου', 'Nea Filothei Amarousiou', 'nea-filothei-amarousiou', 38.029, 23.782, 4, ['Nea Filothei']],
  [4601004, 'Άγιος Θωμάς', 'Agios Thomas', 'agios-thomas', 38.0395, 23.796, 4],
  [4601005, 'Νερατζιώτισσα', 'Neratziotissa', 'neratziotissa', 38.044, 23.793, 3],
  [4601006, 'Σωρός', 'Soros', 'soros', 38.053, 23.826, 3],
  [4601007, 'Αγία Φιλοθέη', 'Agia Filothei', 'agia-filothei', 38.033, 23.806, 3],
  [4601008, 'Ψαλίδι', 'Psalidi', 'psalidi', 38.061, 23.819, 4],
  [4601009, 'Μαγούφανα', 'Magoufana', 'magoufana', 38.061, 23.8, 3],
  [4601010, 'Ανάβρυτα', 'Anavryta', 'anavryta', 38.062, 23.816, 3],
  [4601011, 'Πολύδροσο Αμαρουσίου', 'Polydroso Amarousiou', 'polydroso-amarousiou', 38.0345, 23.805, 4],
  [4601012, 'Κοκκινιά', 'Kokkinia', 'kokkinia', 38.053, 23.8, 3],
  // Agia Paraskevi
  [4602001, 'Κέντρο', 'Centre', 'kentro-agia-paraskevi', 38.0118, 23.821, 5],
  [4602002, 'Κοντόπευκο', 'Kontopefko', 'kontopefko', 38.006, 23.829, 4],
  [4602003, 'Τσακός', 'Tsakos', 'tsakos', 38.008, 23.812, 4],
  [4602004, 'Άγιος Ιωάννης', 'Agios Ioannis', 'agios-ioannis-agia-paraskevi', 38.014, 23.829, 4],
  [4602005, 'Πευκάκια', 'Pefkakia', 'pefkakia', 38.02, 23.824, 3],
  [4602006, 'Νέα Ζωή', 'Nea Zoi', 'nea-zoi-agia-paraskevi', 38.015, 23.815, 3],
  [4602007, 'Παράδεισος', 'Paradeisos', 'paradeisos', 38.009, 23.827, 3],
  // Vrilissia
  [4603001, 'Κέντρο', 'Centre', 'kentro-vrilissia', 38.037, 23.831, 4],
  [4603002, 'Άνω Βριλήσσια', 'Ano Vrilissia', 'ano-vrilissia', 38.0455, 23.839, 4],
  [4603003, 'Κάτω Βριλήσσια', 'Kato Vrilissia', 'kato-vrilissia', 38.0305, 23.828, 4],
  [4603004, 'Πάτημα', 'Patima', 'patima', 38.0305, 23.837, 3],
  [4603005, 'Παλαιά Βριλήσσια', 'Palaia Vrilissia', 'palaia-vrilissia', 38.036, 23.825, 3],
  // Irakleio, Attica
  [4604001, 'Κέντρο', 'Centre', 'kentro-irakleio-attikis', 38.05, 23.764, 4],
  [4604002, 'Πράσινος Λόφος', 'Prasinos Lofos', 'prasinos-lofos', 38.046, 23.771, 4, ['Green Hill']],
  [4604003, 'Παλαιό Ηράκλειο', 'Palaio Irakleio', 'palaio-irakleio', 38.053, 23.769, 3],
  // Kifisia
  [4605001, 'Κέντρο', 'Centre', 'kentro-kifisia', 38.074, 23.811, 5],
  [4605002, 'Κεφαλάρι', 'Kefalari', 'kefalari', 38.079, 23.82, 5],
  [4605003, 'Πολιτεία', 'Politeia', 'politeia', 38.088, 23.827, 4, ['Politia']],
  [4605004, 'Εκάλη', 'Ekali', 'ekali', 38.111, 23.833, 5],
  [4605005, 'Νέα Ερυθραία', 'Nea Erythraia', 'nea-erythraia', 38.093, 23.818, 4, ['Nea Erithrea']],
  [4605006, 'Κάτω Κηφισιά', 'Kato Kifisia', 'kato-kifisia', 38.085, 23.794, 4],
  [4605007, 'Αδάμες', 'Adames', 'adames', 38.09, 23.796, 3],
  [4605008, 'Καστρί', 'Kastri', 'kastri', 38.095, 23.828, 4],
  [4605009, 'Νέα Κηφισιά', 'Nea Kifisia', 'nea-kifisia', 38.091, 23.787, 4, ['Nea Kifissia']],
  [4605010, 'Στροφύλι', 'Strofyli', 'strofyli', 38.082, 23.815, 4],
  [4605011, 'Αλώνια', 'Alonia', 'alonia', 38.07, 23.804, 3],
  // Lykovrysi - Pefki
  [4606001, 'Πεύκη', 'Pefki', 'pefki', 38.062, 23.792, 4],
  [4606002, 'Λυκόβρυση', 'Lykovrysi', 'lykovrysi', 38.069, 23.787, 4, ['Lykovrisi']],
  // Metamorfosi
  [4607001, 'Κέντρο', 'Centre', 'kentro-metamorfosi', 38.061, 23.758, 4],
  // Nea Ionia
  [4608001, 'Κέντρο', 'Centre', 'kentro-nea-ionia', 38.039, 23.756, 4],
  [4608002, 'Αλσούπολη', 'Alsoupoli', 'alsoupoli', 38.0365, 23.776, 4],
  [4608003, 'Καλογρέζα', 'Kalogreza', 'kalogreza', 38.03, 23.766, 4],
  [4608004, 'Περισσός', 'Perissos', 'perissos', 38.033, 23.747, 3],
  [4608005, 'Ελευθερούπολη', 'Eleftheroupoli', 'eleftheroupoli', 38.043, 23.753, 3],
  [4608006, 'Ινέπολη', 'Inepoli', 'inepoli', 38.04, 23.749, 3],
  [4608007, 'Σαφράμπολη', 'Saframpoli', 'saframpoli', 38.038, 23.762, 3],
  // Papagou - Cholargos
  [4609001, 'Χολαργός', 'Cholargos', 'cholargos', 38.002, 23.799, 4, ['Holargos']],
  [4609002, 'Παπάγου', 'Papagou', 'papagou', 37.99, 23.793, 4, ['Papagos']],
  // Penteli
  [4610001, 'Μελίσσια', 'Melissia', 'melissia', 38.053, 23.834, 5],
  [4610002, 'Πεντέλη', 'Penteli', 'penteli', 38.05, 23.865, 4, ['Παλαιά Πεντέλη']],
  [4610003, 'Νέα Πεντέλη', 'Nea Penteli', 'nea-penteli', 38.057, 23.852, 4],
  // Filothei - Psychiko
  [4611001, 'Παλαιό Ψυχικό', 'Palaio Psychiko', 'palaio-psychiko', 38.013, 23.772, 5, ['Psychiko', 'Ψυχικό']],
  [4611002, 'Νέο Ψυχικό', 'Neo Psychiko', 'neo-psychiko', 38.004, 23.783, 4, ['Neo Psihiko']],
  [4611003, 'Φιλοθέη', 'Filothei', 'filothei', 38.023, 23.781, 5],
  [4611004, 'Φάρος Ψυχικού', 'Faros Psychikou', 'faros-psychikou', 38.0045, 23.777, 3],
  // Chalandri
  [4612001, 'Κέντρο', 'Centre', 'kentro-chalandri', 38.021, 23.799, 5],
  [4612002, 'Πολύδροσο', 'Polydroso', 'polydroso', 38.028, 23.805, 4],
  [4612003, 'Τούφα', 'Toufa', 'toufa', 38.017, 23.811, 3],
  [4612004, 'Ριζάρειος', 'Rizareios', 'rizareios', 38.013, 23.7985, 4],
  [4612005, 'Άνω Χαλάνδρι', 'Ano Chalandri', 'ano-chalandri', 38.033, 23.816, 4],
  [4612006, 'Κάτω Χαλάνδρι', 'Kato Chalandri', 'kato-chalandri', 38.016, 23.794, 4],
  [4612007, 'Πάτημα Χαλανδρίου', 'Patima Chalandriou', 'patima-chalandriou', 38.028, 23.82, 4, ['Πάτημα']],
  [4612008, 'Μετόχι', 'Metochi', 'metochi', 38.0265, 23.797, 3],
  [4612009, 'Πεύκο Πολίτη', 'Pefko Politi', 'pefko-politi', 38.024, 23.82, 3],
  [4612010, 'Άγιος Νικόλαος', 'Agios Nikolaos', 'agios-nikolaos-chalandri', 38.019, 23.805, 3],
]
