/** The municipalities of South Aegean. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const southAegean: readonly CityRow[] = [
  // Syros
  [5801, 'Σύρος - Ερμούπολη', 'Syros - Ermoupoli', 'syros-ermoupoli', 37.444, 24.942, 20800, 'island', ['Ερμούπολη', 'Σύρος', 'Ermoupoli', 'Syra', 'Сирос']],
  // Andros
  [5901, 'Άνδρος', 'Andros', 'andros', 37.836, 24.936, 8900, 'island', ['Χώρα Άνδρου', 'Андрос']],
  // Thira
  [6001, 'Θήρα', 'Thira', 'thira', 36.417, 25.432, 15500, 'island', ['Santorini', 'Σαντορίνη', 'Φηρά', 'Fira', 'Thera', 'Санторини', 'Santorin']],
  [6002, 'Ανάφη', 'Anafi', 'anafi', 36.351, 25.769, 290, 'island', ['Anaphe']],
  [6003, 'Ίος', 'Ios', 'ios', 36.723, 25.282, 2300, 'island', ['Nios', 'Χώρα Ίου']],
  [6004, 'Σίκινος', 'Sikinos', 'sikinos', 36.689, 25.123, 250, 'island'],
  [6005, 'Φολέγανδρος', 'Folegandros', 'folegandros', 36.628, 24.921, 720, 'island'],
  // Kalymnos
  [6101, 'Κάλυμνος', 'Kalymnos', 'kalymnos', 36.951, 26.983, 17800, 'island', ['Πόθια']],
  [6102, 'Αγαθονήσι', 'Agathonisi', 'agathonisi', 37.462, 26.968, 200, 'island', ['Μεγάλο Χωριό Αγαθονησίου']],
  [6103, 'Αστυπάλαια', 'Astypalaia', 'astypalaia', 36.546, 26.353, 1400, 'island', ['Astypalea', 'Stampalia']],
  [6104, 'Λειψοί', 'Leipsoi', 'leipsoi', 37.298, 26.766, 780, 'island', ['Lipsi']],
  [6105, 'Λέρος', 'Leros', 'leros', 37.153, 26.852, 8000, 'island', ['Αγία Μαρίνα Λέρου', 'Λακκί']],
  [6106, 'Πάτμος', 'Patmos', 'patmos', 37.309, 26.548, 3200, 'island', ['Χώρα Πάτμου', 'Σκάλα Πάτμου', 'Патмос']],
  // Karpathos - Kasos
  [6201, 'Κάρπαθος', 'Karpathos', 'karpathos', 35.507, 27.213, 6400, 'island', ['Πηγάδια', 'Scarpanto']],
  [6202, 'Κάσος', 'Kasos', 'kasos', 35.417, 26.922, 1200, 'island', ['Φρυ', 'Ηρωική Νήσος Κάσος', 'Kassos']],
  // Kea - Kythnos
  [6301, 'Κέα', 'Kea', 'kea', 37.639, 24.34, 2400, 'island', ['Τζιά', 'Ιουλίδα', 'Tzia', 'Keos']],
  [6302, 'Κύθνος', 'Kythnos', 'kythnos', 37.406, 24.43, 1500, 'island', ['Θερμιά', 'Χώρα Κύθνου']],
  // Kos
  [6401, 'Κως', 'Kos', 'kos', 36.893, 27.289, 37000, 'island', ['Cos', 'Кос']],
  [6402, 'Νίσυρος', 'Nisyros', 'nisyros', 36.61, 27.133, 1000, 'island', ['Μανδράκι']],
  // Milos
  [6501, 'Μήλος', 'Milos', 'milos', 36.745, 24.427, 5200, 'island', ['Πλάκα Μήλου', 'Αδάμαντας', 'Milo', 'Милос']],
  [6502, 'Κίμωλος', 'Kimolos', 'kimolos', 36.79, 24.576, 820, 'island'],
  [6503, 'Σέριφος', 'Serifos', 'serifos', 37.154, 24.505, 1300, 'island'],
  [6504, 'Σίφνος', 'Sifnos', 'sifnos', 36.974, 24.724, 2800, 'island', ['Απολλωνία']],
  // Mykonos
  [6601, 'Μύκονος', 'Mykonos', 'mykonos', 37.446, 25.329, 9800, 'island', ['Миконос', 'Mikonos']],
  // Naxos
  [6701, 'Αμοργός', 'Amorgos', 'amorgos', 36.832, 25.897, 2000, 'island', ['Χώρα Αμοργού']],
  [6702, 'Νάξος και Μικρές Κυκλάδες', 'Naxos and Lesser Cyclades', 'naxos-kai-mikres-kyklades', 37.105, 25.376, 19800, 'island', ['Νάξος', 'Μικρές Κυκλάδες', 'Naxos', 'Наксос']],
  // Paros
  [6801, 'Πάρος', 'Paros', 'paros', 37.085, 25.151, 14300, 'island', ['Παροικιά', 'Νάουσα Πάρου', 'Парос']],
  [6802, 'Αντίπαρος', 'Antiparos', 'antiparos', 37.04, 25.083, 1300, 'island'],
  // Rhodes
  [6901, 'Ρόδος', 'Rhodes', 'rodos', 36.441, 28.223, 124900, 'island', ['Rodos', 'Rhodos', 'Rodi', 'Rodas', 'Родос']],
  [6902, 'Μεγίστη', 'Megisti', 'megisti', 36.149, 29.592, 580, 'island', ['Καστελλόριζο', 'Kastellorizo', 'Castelrosso', 'Meis']],
  [6903, 'Σύμη', 'Symi', 'symi', 36.616, 27.838, 2500, 'island', ['Simi']],
  [6904, 'Τήλος', 'Tilos', 'tilos', 36.43, 27.368, 740, 'island', ['Μεγάλο Χωριό Τήλου', 'Λιβάδια Τήλου']],
  [6905, 'Χάλκη', 'Chalki', 'chalki', 36.222, 27.612, 480, 'island', ['Halki', 'Εμπορειό']],
  // Tinos
  [7001, 'Τήνος', 'Tinos', 'tinos', 37.539, 25.163, 8600, 'island', ['Χώρα Τήνου', 'Тинос']],
]
