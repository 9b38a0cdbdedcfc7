/** Zones (neighbourhoods). Attica outside the basin. Columns: see ZoneRow; sources: ../../SOURCES.md. */
import type { ZoneRow } from '../rows.ts'

// biome-ignore format: one row a line
export const attica: readonly ZoneRow[] = [
  // Acharnes
  [4901001, 'Κέντρο', 'Centre', 'kentro-acharnes', 38.083, 23.734, 4],
  [4901002, 'Θρακομακεδόνες', 'Thrakomakedones', 'thrakomakedones', 38.133, 23.753, 4],
  [4901003, 'Βαρυμπόμπη', 'Varympompi', 'varympompi', 38.125, 23.792, 4, ['Varibobi']],
  [4901004, 'Ολυμπιακό Χωριό', 'Olympic Village', 'olympiako-chorio', 38.108, 23.766, 3],
  [4901005, 'Αυλίζα', 'Avliza', 'avliza', 38.087, 23.719, 3],
  [4901006, 'Λαθέα', 'Lathea', 'lathea', 38.097, 23.746, 3],
  // Vari - Voula - Vouliagmeni
  [4902001, 'Βούλα', 'Voula', 'voula', 37.843, 23.77, 5],
  [4902002, 'Πανόραμα Βούλας', 'Panorama Voulas', 'panorama-voulas', 37.856, 23.788, 5],
  [4902003, 'Πηγαδάκια', 'Pigadakia', 'pigadakia', 37.848, 23.789, 4],
  [4902004, 'Δικηγορικά', 'Dikigorika', 'dikigorika', 37.835, 23.783, 4],
  [4902005, 'Καβούρι', 'Kavouri', 'kavouri', 37.818, 23.771, 5],
  [4902006, 'Βουλιαγμένη', 'Vouliagmeni', 'vouliagmeni', 37.813, 23.782, 5],
  [4902007, 'Λαιμός Βουλιαγμένης', 'Laimos Vouliagmenis', 'laimos-vouliagmenis', 37.808, 23.784, 4, ['Λαιμός']],
  [4902008, 'Βάρη', 'Vari', 'vari', 37.833, 23.806, 4],
  [4902009, 'Βάρκιζα', 'Varkiza', 'varkiza', 37.819, 23.804, 5],
  [4902010, 'Μηλαδέζα', 'Miladeza', 'miladeza', 37.831, 23.823, 3],
  // Dionysos
  [4903001, 'Άγιος Στέφανος', 'Agios Stefanos', 'agios-stefanos', 38.141, 23.858, 4],
  [4903002, 'Άνοιξη', 'Anoixi', 'anoixi', 38.132, 23.862, 4],
  [4903003, 'Δροσιά', 'Drosia', 'drosia', 38.118, 23.858, 4],
  [4903004, 'Διόνυσος', 'Dionysos', 'dionysos', 38.103, 23.871, 4],
  [4903005, 'Κρυονέρι', 'Kryoneri', 'kryoneri', 38.136, 23.834, 4],
  [4903006, 'Σταμάτα', 'Stamata', 'stamata', 38.131, 23.889, 4],
  [4903007, 'Ροδόπολη', 'Rodopoli', 'rodopoli', 38.118, 23.879, 3],
  [4903008, 'Ροσά', 'Rosa', 'rosa', 38.15, 23.872, 2],
  // Kropia
  [4904001, 'Κορωπί', 'Koropi', 'koropi', 37.9, 23.872, 4],
  [4904002, 'Αγία Μαρίνα Κορωπίου', 'Agia Marina Koropiou', 'agia-marina-koropiou', 37.813, 23.843, 4],
  [4904003, 'Κίτσι', 'Kitsi', 'kitsi', 37.853, 23.841, 3],
  [4904004, 'Καρελλάς', 'Karellas', 'karellas', 37.928, 23.867, 3],
  // Lavreotiki
  [4905001, 'Λαύριο', 'Lavrio', 'lavrio', 37.714, 24.056, 4],
  [4905002, 'Κερατέα', 'Keratea', 'keratea', 37.807, 23.977, 3],
  [4905003, 'Σούνιο', 'Sounio', 'sounio', 37.656, 24.022, 4, ['Sounion']],
  [4905004, 'Λεγρενά', 'Legrena', 'legrena', 37.66, 23.996, 3],
  [4905005, 'Καμάριζα', 'Kamariza', 'kamariza', 37.733, 24.017, 2, ['Άγιος Κωνσταντίνος']],
  // Marathon
  [4906001, 'Μαραθώνας', 'Marathon', 'marathonas', 38.155, 23.963, 4],
  [4906002, 'Νέα Μάκρη', 'Nea Makri', 'nea-makri', 38.088, 23.977, 4],
  [4906003, 'Γραμματικό', 'Grammatiko', 'grammatiko', 38.203, 23.965, 3],
  [4906004, 'Ζούμπερι', 'Zoumperi', 'zoumperi', 38.07, 23.988, 3],
  [4906005, 'Μάτι', 'Mati', 'mati', 38.045, 23.992, 3],
  [4906006, 'Βαρνάβας', 'Varnavas', 'varnavas', 38.222, 23.927, 3],
  [4906007, 'Αγία Μαρίνα Γραμματικού', 'Agia Marina Grammatikou', 'agia-marina-grammatikou', 38.193, 24.056, 2],
  [4906008, 'Άγιος Ανδρέας', 'Agios Andreas', 'agios-andreas', 38.058, 23.988, 3],
  // Markopoulo Mesogaias
  [4907001, 'Μαρκόπουλο', 'Markopoulo', 'markopoulo', 37.883, 23.933, 4],
  [4907002, 'Πόρτο Ράφτη', 'Porto Rafti', 'porto-rafti', 37.885, 24.008, 5, ['Λιμήν Μεσογαίας']],
  [4907003, 'Βραυρώνα', 'Vravrona', 'vravrona', 37.921, 24.01, 3, ['Brauron']],
  // Paiania
  [4908001, 'Παιανία', 'Paiania', 'paiania', 37.955, 23.853, 4],
  [4908002, 'Γλυκά Νερά', 'Glyka Nera', 'glyka-nera', 37.985, 23.847, 4, ['Glika Nera']],
  // Pallini
  [4909001, 'Γέρακας', 'Gerakas', 'gerakas', 38.015, 23.86, 4],
  [4909002, 'Παλλήνη', 'Pallini', 'pallini', 38.005, 23.88, 4],
  [4909003, 'Ανθούσα', 'Anthousa', 'anthousa', 38.025, 23.877, 4],
  [4909004, 'Κάντζα', 'Kantza', 'kantza', 37.992, 23.868, 3],
  [4909005, 'Μπαλάνα', 'Balana', 'balana', 38.024, 23.858, 3],
  [4909006, 'Σταυρός Γέρακα', 'Stavros Geraka', 'stavros-geraka', 38.011, 23.847, 3],
  // Rafina - Pikermi
  [4910001, 'Ραφήνα', 'Rafina', 'rafina', 38.023, 24.005, 5],
  [4910002, 'Πικέρμι', 'Pikermi', 'pikermi', 38.001, 23.938, 4],
  [4910003, 'Ντράφι', 'Drafi', 'ntrafi', 38.028, 23.908, 4],
  [4910004, 'Διώνη', 'Dioni', 'dioni', 38.022, 23.934, 3],
  [4910005, 'Καλλιτεχνούπολη', 'Kallitechnoupoli', 'kallitechnoupoli', 38.027, 23.956, 3],
  // Saronikos
  [4911001, 'Καλύβια Θορικού', 'Kalyvia Thorikou', 'kalyvia-thorikou', 37.837, 23.927, 4, ['Kalyvia']],
  [4911002, 'Ανάβυσσος', 'Anavyssos', 'anavyssos', 37.729, 23.943, 4],
  [4911003, 'Σαρωνίδα', 'Saronida', 'saronida', 37.748, 23.913, 5],
  [4911004, 'Λαγονήσι', 'Lagonisi', 'lagonisi', 37.781, 23.891, 5],
  [4911005, 'Παλαιά Φώκαια', 'Palaia Fokaia', 'palaia-fokaia', 37.72, 23.947, 4],
  [4911006, 'Κουβαράς', 'Kouvaras', 'kouvaras', 37.83, 23.968, 3],
  // Spata - Artemida
  [4912001, 'Σπάτα', 'Spata', 'spata', 37.963, 23.915, 4],
  [4912002, 'Άρτεμιδα', 'Artemida', 'artemida', 37.968, 24.002, 4, ['Λούτσα', 'Άρτεμις', 'Loutsa']],
  // Oropos
  [4913001, 'Σκάλα Ωρωπού', 'Skala Oropou', 'skala-oropou', 38.319, 23.789, 4],
  [4913002, 'Νέα Παλάτια', 'Nea Palatia', 'nea-palatia', 38.318, 23.797, 3],
  [4913003, 'Χαλκούτσι', 'Chalkoutsi', 'chalkoutsi', 38.333, 23.734, 3],
  [4913004, 'Καπανδρίτι', 'Kapandriti', 'kapandriti', 38.22, 23.88, 3],
  [4913005, 'Κάλαμος', 'Kalamos', 'kalamos', 38.278, 23.864, 3],
  [4913006, 'Άγιοι Απόστολοι', 'Agioi Apostoloi', 'agioi-apostoloi', 38.295, 23.908, 3],
  [4913007, 'Αυλώνας', 'Avlonas', 'avlonas', 38.251, 23.693, 3],
  [4913008, 'Αφίδνες', 'Afidnes', 'afidnes', 38.203, 23.84, 3],
  [4913009, 'Πολυδένδρι', 'Polydendri', 'polydendri', 38.215, 23.866, 3],
  // Elefsina
  [5001001, 'Ελευσίνα', 'Elefsina', 'elefsina', 38.041, 23.542, 4],
  [5001002, 'Μαγούλα', 'Magoula', 'magoula', 38.076, 23.53, 3],
  // Aspropyrgos
  [5002001, 'Κέντρο', 'Centre', 'kentro-aspropyrgos', 38.061, 23.589, 3],
  [5002002, 'Παραλία Ασπροπύργου', 'Paralia Aspropyrgou', 'paralia-aspropyrgou', 38.045, 23.58, 3],
  // Mandra - Eidyllia
  [5003001, 'Μάνδρα', 'Mandra', 'mandra', 38.073, 23.499, 3],
  [5003002, 'Βίλια', 'Vilia', 'vilia', 38.165, 23.337, 3],
  [5003003, 'Πόρτο Γερμενό', 'Porto Germeno', 'porto-germeno', 38.153, 23.223, 3, ['Αιγόσθενα']],
  [5003004, 'Ερυθρές', 'Erythres', 'erythres', 38.219, 23.321, 2],
  // Megara
  [5004001, 'Μέγαρα', 'Megara', 'megara', 37.996, 23.345, 4],
  [5004002, 'Νέα Πέραμος', 'Nea Peramos', 'nea-peramos', 38.006, 23.416, 3],
  [5004003, 'Κινέτα', 'Kineta', 'kineta', 37.968, 23.212, 4],
  [5004004, 'Πάχη', 'Pachi', 'pachi', 37.97, 23.36, 3],
  // Fyli
  [5005001, 'Άνω Λιόσια', 'Ano Liosia', 'ano-liosia', 38.083, 23.701, 4],
  [5005002, 'Ζεφύρι', 'Zefyri', 'zefyri', 38.066, 23.716, 3],
  [5005003, 'Φυλή', 'Fyli', 'fyli', 38.104, 23.668, 3],
  // Salamis
  [5201001, 'Κούλουρη', 'Koulouri', 'koulouri', 37.964, 23.497, 4, ['Πόλη Σαλαμίνας']],
  [5201002, 'Αμπελάκια', 'Ampelakia', 'ampelakia-salamina', 37.95, 23.53, 3],
  [5201003, 'Σελήνια', 'Selinia', 'selinia', 37.929, 23.538, 3],
  [5201004, 'Αιάντειο', 'Aianteio', 'aianteio', 37.92, 23.474, 3],
  // Aegina
  [5203001, 'Πόλη Αίγινας', 'Aegina Town', 'poli-aiginas', 37.747, 23.428, 5],
  [5203002, 'Αγία Μαρίνα', 'Agia Marina', 'agia-marina-aigina', 37.744, 23.536, 4],
  [5203003, 'Πέρδικα', 'Perdika', 'perdika', 37.688, 23.451, 4],
  [5203004, 'Σουβάλα', 'Souvala', 'souvala', 37.774, 23.49, 3],
  [5203005, 'Βαθύ', 'Vathy', 'vathy', 37.764, 23.479, 3],
  // Kythira
  [5204001, 'Χώρα Κυθήρων', 'Chora of Kythira', 'chora-kythiron', 36.149, 22.997, 4],
  [5204002, 'Ποταμός', 'Potamos', 'potamos-kythira', 36.298, 22.96, 3],
  [5204003, 'Αγία Πελαγία', 'Agia Pelagia', 'agia-pelagia-kythira', 36.327, 22.985, 4],
  [5204004, 'Αυλέμονας', 'Avlemonas', 'avlemonas', 36.229, 23.079, 4],
  [5204005, 'Καψάλι', 'Kapsali', 'kapsali', 36.143, 23, 4],
  // Poros
  [5205001, 'Πόλη Πόρου', 'Poros Town', 'poli-porou', 37.499, 23.456, 4],
  [5205002, 'Ασκέλι', 'Askeli', 'askeli', 37.51, 23.473, 3],
  // Spetses
  [5206001, 'Ντάπια', 'Dapia', 'ntapia', 37.264, 23.158, 4],
  [5206002, 'Παλιό Λιμάνι', 'Old Harbour', 'palio-limani-spetses', 37.263, 23.169, 4],
  // Hydra
  [5208001, 'Πόλη Ύδρας', 'Hydra Town', 'poli-ydras', 37.35, 23.466, 4],
  [5208002, 'Καμίνι', 'Kamini', 'kamini', 37.347, 23.456, 3],
  [5208003, 'Βλυχός', 'Vlychos', 'vlychos', 37.343, 23.447, 3],
]
