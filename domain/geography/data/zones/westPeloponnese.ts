/** Zones (neighbourhoods). Ionian islands, Western Greece and Peloponnese. Columns: see ZoneRow; sources: ../../SOURCES.md. */
import type { ZoneRow } from '../rows.ts'

// biome-ignore format: one row a line
export const westPeloponnese: readonly ZoneRow[] = [
  // Central Corfu and Diapontia Islands
  [3201001, 'Παλιά Πόλη', 'Old Town', 'palia-poli-kentriki-kerkyra-kai-diapontia-nisia', 39.624, 19.923, 5],
  [3201002, 'Γαρίτσα', 'Garitsa', 'garitsa', 39.618, 19.921, 4],
  [3201003, 'Κανόνι', 'Kanoni', 'kanoni', 39.593, 19.922, 4],
  [3201004, 'Μαντούκι', 'Mantouki', 'mantouki', 39.625, 19.91, 3],
  [3201005, 'Αλεπού', 'Alepou', 'alepou', 39.613, 19.89, 3],
  [3201006, 'Ποταμός', 'Potamos', 'potamos-kentriki-kerkyra-kai-diapontia-nisia', 39.627, 19.876, 3],
  [3201007, 'Κοντόκαλι', 'Kontokali', 'kontokali', 39.644, 19.853, 4],
  [3201008, 'Γουβιά', 'Gouvia', 'gouvia', 39.652, 19.845, 4],
  [3201009, 'Δασιά', 'Dasia', 'dasia', 39.683, 19.84, 4],
  [3201010, 'Πέλεκας', 'Pelekas', 'pelekas', 39.587, 19.815, 4],
  [3201011, 'Παλαιοκαστρίτσα', 'Palaiokastritsa', 'palaiokastritsa', 39.672, 19.708, 5],
  [3201012, 'Μπενίτσες', 'Benitses', 'benitses', 39.546, 19.912, 4],
  // North Corfu
  [3202001, 'Αχαράβη', 'Acharavi', 'acharavi', 39.791, 19.815, 4],
  [3202002, 'Κασσιώπη', 'Kassiopi', 'kassiopi', 39.788, 19.92, 5],
  [3202003, 'Σιδάρι', 'Sidari', 'sidari', 39.791, 19.703, 4],
  // Zakynthos
  [3301001, 'Πόλη Ζακύνθου', 'Zakynthos Town', 'poli-zakynthou', 37.787, 20.899, 5],
  [3301002, 'Μποχάλη', 'Bochali', 'bochali', 37.791, 20.892, 4],
  [3301003, 'Λαγανάς', 'Laganas', 'laganas', 37.731, 20.871, 4],
  [3301004, 'Τσιλιβή', 'Tsilivi', 'tsilivi', 37.813, 20.871, 4],
  // Argostoli
  [3501001, 'Κέντρο', 'Centre', 'kentro-argostoli', 38.178, 20.489, 4],
  [3501002, 'Λάσση', 'Lassi', 'lassi', 38.161, 20.484, 4],
  [3501003, 'Φισκάρδο', 'Fiskardo', 'fiskardo', 38.46, 20.577, 5],
  // Lefkada
  [3601001, 'Πόλη Λευκάδας', 'Lefkada Town', 'poli-lefkadas', 38.831, 20.707, 5],
  [3601002, 'Νυδρί', 'Nydri', 'nydri', 38.706, 20.71, 5, ['Nidri']],
  [3601003, 'Βασιλική', 'Vasiliki', 'vasiliki', 38.629, 20.606, 4],
  [3601004, 'Άγιος Νικήτας', 'Agios Nikitas', 'agios-nikitas', 38.789, 20.614, 4],
  // Patras
  [3701001, 'Κέντρο', 'Centre', 'kentro-patra', 38.246, 21.735, 5, ['Πλατεία Γεωργίου']],
  [3701002, 'Ψηλά Αλώνια', 'Psila Alonia', 'psila-alonia', 38.242, 21.733, 4],
  [3701003, 'Άνω Πόλη', 'Upper Town', 'ano-poli-patra', 38.245, 21.742, 4],
  [3701004, 'Αγυιά', 'Agyia', 'agyia', 38.265, 21.752, 4, ['Agia', 'Αγιά']],
  [3701005, 'Ταραμπούρα', 'Tarampoura', 'tarampoura', 38.244, 21.75, 3],
  [3701006, 'Ζαβλάνι', 'Zavlani', 'zavlani', 38.249, 21.757, 3],
  [3701007, 'Προσφυγικά', 'Prosfygika', 'prosfygika', 38.231, 21.737, 3],
  [3701008, 'Ανθούπολη', 'Anthoupoli', 'anthoupoli-patra', 38.235, 21.733, 3],
  [3701009, 'Ζαρουχλέικα', 'Zarouchleika', 'zarouchleika', 38.221, 21.739, 3],
  [3701010, 'Εγλυκάδα', 'Eglykada', 'eglykada', 38.227, 21.753, 3],
  [3701011, 'Παραλία', 'Paralia', 'paralia-patra', 38.195, 21.699, 3],
  [3701012, 'Ρίο', 'Rio', 'rio', 38.299, 21.785, 5],
  [3701013, 'Καστελλόκαμπος', 'Kastellokampos', 'kastellokampos', 38.278, 21.751, 4],
  [3701014, 'Βραχναίικα', 'Vrachnaiika', 'vrachnaiika', 38.161, 21.664, 3],
  [3701015, 'Μποζαΐτικα', 'Bozaitika', 'bozaitika', 38.275, 21.756, 3],
  [3701016, 'Οβρυά', 'Ovrya', 'ovrya', 38.192, 21.737, 3],
  [3701017, 'Δεμένικα', 'Demenika', 'demenika', 38.201, 21.735, 3],
  // Aigialeia
  [3702001, 'Αίγιο', 'Aigio', 'aigio', 38.25, 22.083, 4, ['Egio']],
  [3702002, 'Διακοπτό', 'Diakopto', 'diakopto', 38.195, 22.199, 3],
  // Mesolongi
  [3801001, 'Κέντρο', 'Centre', 'kentro-mesolongi', 38.371, 21.43, 3],
  // Agrinio
  [3802001, 'Κέντρο', 'Centre', 'kentro-agrinio', 38.621, 21.408, 4],
  // Nafpaktos
  [3806001, 'Παλιό Λιμάνι', 'Old Port', 'palio-limani-nafpaktos', 38.392, 21.828, 4],
  [3806002, 'Ψανή', 'Psani', 'psani', 38.39, 21.819, 4],
  [3806003, 'Γρίμποβο', 'Grimbovo', 'grimpovo', 38.392, 21.835, 4],
  // Pyrgos
  [3901001, 'Κέντρο', 'Centre', 'kentro-pyrgos', 37.675, 21.441, 4],
  [3901002, 'Κατάκολο', 'Katakolo', 'katakolo', 37.645, 21.319, 3],
  // Tripoli
  [4001001, 'Κέντρο', 'Centre', 'kentro-tripoli', 37.51, 22.373, 4],
  // Nafplio
  [4101001, 'Παλιά Πόλη', 'Old Town', 'palia-poli-nafplio', 37.566, 22.797, 5],
  [4101002, 'Πρόνοια', 'Pronoia', 'pronoia', 37.565, 22.806, 4],
  [4101003, 'Τολό', 'Tolo', 'tolo', 37.52, 22.858, 4],
  // Ermionida
  [4104001, 'Πόρτο Χέλι', 'Porto Heli', 'porto-cheli', 37.325, 23.143, 5],
  [4104002, 'Ερμιόνη', 'Ermioni', 'ermioni', 37.385, 23.248, 4],
  // Corinth
  [4201001, 'Κέντρο', 'Centre', 'kentro-korinthos', 37.939, 22.933, 4],
  [4201002, 'Αρχαία Κόρινθος', 'Ancient Corinth', 'archaia-korinthos', 37.908, 22.879, 3],
  // Loutraki - Perachora - Agioi Theodoroi
  [4203001, 'Λουτράκι', 'Loutraki', 'loutraki', 37.977, 22.977, 4],
  [4203002, 'Άγιοι Θεόδωροι', 'Agioi Theodoroi', 'agioi-theodoroi', 37.926, 23.142, 4],
  [4203003, 'Ισθμία', 'Isthmia', 'isthmia', 37.913, 23.004, 3],
  // Sparta
  [4301001, 'Κέντρο', 'Centre', 'kentro-sparti', 37.074, 22.43, 4],
  [4301002, 'Μυστράς', 'Mystras', 'mystras', 37.069, 22.377, 4],
  // Monemvasia
  [4305001, 'Μονεμβασιά', 'Monemvasia', 'monemvasia', 36.688, 23.056, 5],
  [4305002, 'Νεάπολη', 'Neapoli', 'neapoli-monemvasia', 36.513, 23.059, 4],
  // Kalamata
  [4401001, 'Κέντρο', 'Centre', 'kentro-kalamata', 37.039, 22.114, 5],
  [4401002, 'Παραλία Καλαμάτας', 'Kalamata seafront', 'paralia-kalamatas', 37.024, 22.112, 4, ['Παραλία']],
  [4401003, 'Ανατολικό Κέντρο', 'Anatoliko Kentro', 'anatoliko-kentro', 37.031, 22.12, 3],
  [4401004, 'Βέργα', 'Verga', 'verga', 37.008, 22.155, 4],
  [4401005, 'Γιαννιτσάνικα', 'Giannitsanika', 'giannitsanika', 37.049, 22.144, 3],
  [4401006, 'Ασπρόχωμα', 'Asprochoma', 'asprochoma', 37.05, 22.08, 3],
  [4401007, 'Κάστρο', 'Castle', 'kastro-kalamata', 37.046, 22.116, 3],
  [4401008, 'Φυτειά', 'Fyteia', 'fyteia', 37.035, 22.107, 3],
  // West Mani
  [4402001, 'Καρδαμύλη', 'Kardamyli', 'kardamyli', 36.887, 22.233, 5],
  [4402002, 'Στούπα', 'Stoupa', 'stoupa', 36.846, 22.259, 5],
  // Pylos - Nestoras
  [4405001, 'Πύλος', 'Pylos', 'pylos', 36.913, 21.696, 4],
  [4405002, 'Μεθώνη', 'Methoni', 'methoni', 36.82, 21.706, 4],
  [4405003, 'Κορώνη', 'Koroni', 'koroni', 36.796, 21.957, 4],
  [4405004, 'Γιάλοβα', 'Gialova', 'gialova', 36.951, 21.7, 4],
]
