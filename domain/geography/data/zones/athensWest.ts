/** Zones (neighbourhoods). Athens: the western suburbs. Columns: see ZoneRow; sources: ../../SOURCES.md. */
import type { ZoneRow } from '../rows.ts'

// biome-ignore format: one row a line
export const athensWest: readonly ZoneRow[] = [
  // Peristeri
  [4701001, 'Κέντρο', 'Centre', 'kentro-peristeri', 38.0135, 23.6925, 5],
  [4701002, 'Άγιος Αντώνιος', 'Agios Antonios', 'agios-antonios', 38.0065, 23.6995, 4],
  [4701003, 'Μπουρνάζι', 'Bournazi', 'bournazi', 38.006, 23.688, 4],
  [4701004, 'Ανθούπολη', 'Anthoupoli', 'anthoupoli', 38.0175, 23.69, 4],
  [4701005, 'Νέα Ζωή', 'Nea Zoi', 'nea-zoi-peristeri', 38.023, 23.688, 3],
  [4701006, 'Χρυσούπολη', 'Chrysoupoli', 'chrysoupoli', 38.012, 23.685, 3],
  [4701007, 'Νέα Κολοκυνθού', 'Nea Kolokynthou', 'nea-kolokynthou', 38, 23.698, 3],
  [4701008, 'Λόφος Αξιωματικών', 'Lofos Axiomatikon', 'lofos-axiomatikon', 38.01, 23.676, 3],
  [4701009, 'Κηπούπολη', 'Kipoupoli', 'kipoupoli', 38.022, 23.698, 3],
  [4701010, 'Ευαγγελίστρια', 'Evangelistria', 'evangelistria-peristeri', 38.0175, 23.7, 3],
  [4701011, 'Άγιος Ιερόθεος', 'Agios Ierotheos', 'agios-ierotheos', 38.026, 23.683, 3],
  [4701012, 'Τσαλαβούτα', 'Tsalavouta', 'tsalavouta', 37.999, 23.689, 3],
  // Agia Varvara
  [4702001, 'Κέντρο', 'Centre', 'kentro-agia-varvara', 37.99, 23.661, 4],
  [4702002, 'Άγιος Γεώργιος', 'Agios Georgios', 'agios-georgios', 37.986, 23.657, 3],
  // Agioi Anargyroi - Kamatero
  [4703001, 'Άγιοι Ανάργυροι', 'Agioi Anargyroi', 'agioi-anargyroi', 38.0265, 23.719, 4, ['Agii Anargyri']],
  [4703002, 'Καματερό', 'Kamatero', 'kamatero', 38.059, 23.711, 4],
  [4703003, 'Ανάκασα', 'Anakasa', 'anakasa', 38.034, 23.719, 3],
  [4703004, 'Γεροβουνό', 'Gerovouno', 'gerovouno', 38.068, 23.706, 3],
  // Egaleo
  [4704001, 'Κέντρο', 'Centre', 'kentro-aigaleo', 37.9915, 23.681, 4],
  [4704002, 'Άγιος Σπυρίδωνας', 'Agios Spyridonas', 'agios-spyridonas', 37.986, 23.676, 3],
  [4704003, 'Κάτω Αιγάλεω', 'Kato Aigaleo', 'kato-aigaleo', 37.986, 23.685, 3],
  [4704004, 'Λιούμη', 'Lioumi', 'lioumi', 37.997, 23.686, 3],
  // Ilion
  [4705001, 'Κέντρο', 'Centre', 'kentro-ilion', 38.032, 23.705, 4],
  [4705002, 'Παλατιανή', 'Palatiani', 'palatiani', 38.026, 23.706, 4],
  [4705003, 'Άγιος Φανούριος', 'Agios Fanourios', 'agios-fanourios', 38.04, 23.707, 3],
  [4705004, 'Ζωοδόχος Πηγή', 'Zoodochos Pigi', 'zoodochos-pigi', 38.042, 23.698, 3],
  [4705005, 'Άγιος Νικόλαος', 'Agios Nikolaos', 'agios-nikolaos-ilion', 38.026, 23.7, 3],
  [4705006, 'Πύργος Βασιλίσσης', 'Pyrgos Vasilissis', 'pyrgos-vasilissis', 38.043, 23.718, 3],
  // Petroupoli
  [4706001, 'Κέντρο', 'Centre', 'kentro-petroupoli', 38.041, 23.685, 4],
  [4706002, 'Άνω Πετρούπολη', 'Ano Petroupoli', 'ano-petroupoli', 38.047, 23.677, 4],
  [4706003, 'Κάτω Πετρούπολη', 'Kato Petroupoli', 'kato-petroupoli', 38.034, 23.69, 3],
  // Chaidari
  [4707001, 'Κέντρο', 'Centre', 'kentro-chaidari', 38.0115, 23.66, 4],
  [4707002, 'Δάσος Χαϊδαρίου', 'Dasos Chaidariou', 'dasos-chaidariou', 38.015, 23.645, 3, ['Δάσος']],
  [4707003, 'Δαφνί', 'Dafni', 'dafni-chaidari', 38.013, 23.637, 3, ['Daphni']],
  [4707004, 'Σκαραμαγκάς', 'Skaramagkas', 'skaramagkas', 38.009, 23.602, 3, ['Skaramanga']],
  [4707005, 'Άνω Δάσος', 'Ano Dasos', 'ano-dasos', 38.02, 23.645, 3],
]
