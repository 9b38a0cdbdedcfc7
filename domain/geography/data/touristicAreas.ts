/**
 * Landscapes and archipelagos that people search by. Borders by municipality are ours. Columns: see GroupRow.
 */
import type { GroupRow } from './rows.ts'

// biome-ignore format: one row a line
export const touristicAreas: readonly GroupRow[] = [
  [1, 'Κυκλάδες', 'Cyclades', 'kyklades', 37.05, 25.2, 5, [5801, 5901, 6001, 6002, 6003, 6004, 6005, 6301, 6302, 6501, 6502, 6503, 6504, 6601, 6701, 6702, 6801, 6802, 7001], ['Kykladen', 'Cicladi', 'Cícladas', 'Киклады']],
  [2, 'Δωδεκάνησα', 'Dodecanese', 'dodekanisa', 36.5, 27.3, 5, [6101, 6102, 6103, 6104, 6105, 6106, 6201, 6202, 6401, 6402, 6901, 6902, 6903, 6904, 6905], ['Dodekanisa', 'Dodekanes', 'Dodecaneso', 'Додеканес']],
  [3, 'Σποράδες', 'Sporades', 'sporades', 39.15, 23.75, 4, [2501, 2502, 2503, 2908], ['Sporaden', 'Спорады']],
  [4, 'Επτάνησα', 'Heptanese', 'eptanisa', 38.8, 20.5, 5, [3201, 3202, 3203, 3204, 3301, 3401, 3501, 3502, 3503, 3601, 3602, 5204], ['Eptanisa', 'Ionian Islands', 'Seven Islands']],
  [5, 'Αργοσαρωνικός', 'Saronic Islands', 'argosaronikos', 37.5, 23.4, 4, [5201, 5202, 5203, 5205, 5206, 5208], ['Argosaronikos', 'Saronic Gulf']],
  [6, 'Μικρές Κυκλάδες', 'Lesser Cyclades', 'mikres-kyklades', 36.9, 25.58, 3, [6702], ['Small Cyclades']],
  [7, 'Χαλκιδική', 'Halkidiki', 'chalkidiki', 40.25, 23.5, 5, [1301, 1302, 1303, 1304, 1305], ['Chalkidiki', 'Chalkidike', 'Халкидики']],
  [8, 'Κασσάνδρα - πρώτο πόδι', 'Kassandra - first leg', 'kassandra-proto-podi', 39.99, 23.45, 4, [1303], ['Kassandra peninsula']],
  [9, 'Σιθωνία - δεύτερο πόδι', 'Sithonia - second leg', 'sithonia-deftero-podi', 40.09, 23.83, 4, [1305], ['Sithonia peninsula']],
  [10, 'Πήλιο', 'Pelion', 'pilio', 39.4, 23.08, 5, [2401, 2403, 2404], ['Pilio', 'Πήλιον', 'Пелион']],
  [11, 'Μάνη', 'Mani', 'mani', 36.65, 22.38, 5, [4302, 4402], ['Mani Peninsula', 'Мани']],
  [12, 'Ζαγοροχώρια', 'Zagori villages', 'zagorochoria', 39.88, 20.76, 4, [1804], ['Zagorochoria', 'Zagoria']],
  [13, 'Τζουμέρκα', 'Tzoumerka', 'tzoumerka', 39.45, 21.13, 3, [1802, 1903]],
  [14, 'Μετέωρα', 'Meteora', 'meteora', 39.72, 21.63, 4, [2602], ['Метеоры']],
  [15, 'Λίμνη Πλαστήρα', 'Lake Plastiras', 'limni-plastira', 39.29, 21.75, 3, [2303], ['Plastira']],
  [16, 'Αθηναϊκή Ριβιέρα', 'Athenian Riviera', 'athinaiki-riviera', 37.86, 23.76, 5, [4803, 4804, 4805, 4808, 4902, 4904, 4911], ['Athens Riviera']],
  [17, 'Αργολική Ριβιέρα', 'Argolic Riviera', 'argoliki-riviera', 37.45, 23.05, 4, [4101, 4103, 4104], ['Nafplio and Porto Heli']],
  [18, 'Κυανή Ακτή Μεσσηνίας', 'Costa Navarino', 'kyani-akti-messinias', 36.88, 21.72, 4, [4405], ['Pylos coast', 'Navarino']],
  [19, 'Όλυμπος και Πιερία', 'Olympus Riviera', 'olympos-kai-pieria', 40.12, 22.5, 4, [1101, 1102, 1103], ['Olympus coast']],
  [20, 'Παρνασσός', 'Parnassus', 'parnassos', 38.5, 22.55, 4, [2803, 3101], ['Parnassos', 'Αράχοβα και Δελφοί']],
  [21, 'Ορεινή Κορινθία', 'Mountain Corinthia', 'oreini-korinthia', 37.93, 22.42, 3, [4205, 4206], ['Trikala Korinthias']],
  [22, 'Καλάβρυτα και Χελμός', 'Kalavryta and Helmos', 'kalavryta-kai-chelmos', 38.03, 22.12, 3, [3705]],
  [23, 'Λίμνες Πρεσπών', 'Prespa Lakes', 'limnes-prespon', 40.8, 21.08, 3, [1703], ['Prespes']],
  [24, 'Νυμφαίο και Βίτσι', 'Nymfaio and Vitsi', 'nymfaio-kai-vitsi', 40.65, 21.5, 3, [1701, 1702]],
  [25, 'Ακτή Πρέβεζας - Πάργας', 'Parga and Preveza coast', 'akti-prevezas-pargas', 39.18, 20.52, 4, [2101, 2103]],
  [26, 'Αποκόρωνας', 'Apokoronas', 'apokoronas', 35.39, 24.18, 4, [7402], ['Apokoronas villages']],
  [27, 'Νότια Κρήτη', 'South Crete', 'notia-kriti', 35.1, 24.7, 3, [7302, 7407, 7404, 7107, 7103, 7202], ['Libyan Sea coast']],
  [28, 'Ελούντα και Μιραμπέλο', 'Elounda and Mirabello', 'elounta-kai-mirampelo', 35.23, 25.72, 4, [7201]],
  [29, 'Βόρεια Εύβοια', 'North Euboea', 'voreia-evvoia', 38.9, 23.25, 3, [2904, 2907], ['North Evia']],
  [30, 'Νότια Εύβοια', 'South Euboea', 'notia-evvoia', 38.05, 24.35, 3, [2905, 2906], ['South Evia']],
  [31, 'Αρκαδική Ριβιέρα', 'Kynouria coast', 'arkadiki-riviera', 37.25, 22.83, 3, [4002, 4005], ['Tsakonia']],
  [32, 'Μεσόγεια', 'Mesogeia', 'mesogeia', 37.93, 23.92, 3, [4904, 4907, 4908, 4909, 4912], ['Mesogaia']],
]
