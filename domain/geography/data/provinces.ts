/**
 * The 74 regional units (περιφερειακές ενότητες), the "province" of the specification.
 * The numbers are the first two digits of the municipal codes in the national statistical register, 2021. See ../SOURCES.md.
 */
import type { AreaRow } from './rows.ts'

/** id, region, Greek, customary English, slug, latitude, longitude (degrees, WGS84: mean of the municipal seats), other names */
// biome-ignore format: one row a line
export const provinces: readonly AreaRow[] = [
  // Eastern Macedonia and Thrace
  [1, 1, 'Ροδόπη', 'Rhodope', 'rodopi', 41.1, 25.48, ['Rodopi']],
  [2, 1, 'Δράμα', 'Drama', 'drama', 41.2, 24.13],
  [3, 1, 'Έβρος', 'Evros', 'evros', 41.07, 26.15],
  [4, 1, 'Θάσος', 'Thasos', 'thasos', 40.78, 24.71],
  [5, 1, 'Καβάλα', 'Kavala', 'kavala', 40.95, 24.46],
  [6, 1, 'Ξάνθη', 'Xanthi', 'xanthi', 41.1, 24.88],
  // Central Macedonia
  [7, 2, 'Θεσσαλονίκη', 'Thessaloniki', 'thessaloniki', 40.65, 22.98, ['Salonica']],
  [8, 2, 'Ημαθία', 'Imathia', 'imathia', 40.59, 22.24],
  [9, 2, 'Κιλκίς', 'Kilkis', 'kilkis', 40.99, 22.72],
  [10, 2, 'Πέλλα', 'Pella', 'pella', 40.83, 22.17],
  [11, 2, 'Πιερία', 'Pieria', 'pieria', 40.29, 22.52],
  [12, 2, 'Σέρρες', 'Serres', 'serres', 41.06, 23.6],
  [13, 2, 'Χαλκιδική', 'Halkidiki', 'chalkidiki', 40.26, 23.54, ['Chalkidiki', 'Chalkidike', 'Халкидики']],
  // Western Macedonia
  [14, 3, 'Κοζάνη', 'Kozani', 'kozani', 40.3, 21.82],
  [15, 3, 'Γρεβενά', 'Grevena', 'grevena', 40, 21.62],
  [16, 3, 'Καστοριά', 'Kastoria', 'kastoria', 40.46, 21.19],
  [17, 3, 'Φλώρινα', 'Florina', 'florina', 40.77, 21.41],
  // Epirus
  [18, 4, 'Ιωάννινα', 'Ioannina', 'ioannina', 39.74, 20.87],
  [19, 4, 'Άρτα', 'Arta', 'arta', 39.24, 21.09],
  [20, 4, 'Θεσπρωτία', 'Thesprotia', 'thesprotia', 39.52, 20.36],
  [21, 4, 'Πρέβεζα', 'Preveza', 'preveza', 39.13, 20.74],
  // Thessaly
  [22, 5, 'Λάρισα', 'Larissa', 'larisa', 39.66, 22.43, ['Larisa']],
  [23, 5, 'Καρδίτσα', 'Karditsa', 'karditsa', 39.38, 21.83],
  [24, 5, 'Μαγνησία', 'Magnesia', 'magnisia', 39.32, 22.95, ['Magnisia']],
  [25, 5, 'Σποράδες', 'Sporades', 'sporades', 39.14, 23.69, ['Βόρειες Σποράδες']],
  [26, 5, 'Τρίκαλα', 'Trikala', 'trikala', 39.58, 21.77],
  // Central Greece
  [27, 6, 'Φθιώτιδα', 'Phthiotis', 'fthiotida', 38.84, 22.57, ['Fthiotida']],
  [28, 6, 'Βοιωτία', 'Boeotia', 'voiotia', 38.4, 23.09, ['Viotia']],
  [29, 6, 'Εύβοια', 'Euboea', 'evvoia', 38.57, 23.83, ['Evia']],
  [30, 6, 'Ευρυτανία', 'Evrytania', 'evrytania', 38.96, 21.72],
  [31, 6, 'Φωκίδα', 'Phocis', 'fokida', 38.53, 22.29, ['Fokida']],
  // Ionian Islands
  [32, 7, 'Κέρκυρα', 'Corfu', 'kerkyra', 39.51, 20, ['Korfu', 'Kerkyra']],
  [33, 7, 'Ζάκυνθος', 'Zakynthos', 'zakynthos', 37.79, 20.9, ['Zante']],
  [34, 7, 'Ιθάκη', 'Ithaca', 'ithaki', 38.37, 20.72, ['Ithaki']],
  [35, 7, 'Κεφαλληνία', 'Cephalonia', 'kefallinia', 38.21, 20.52, ['Κεφαλονιά', 'Kefalonia', 'Kefallinia']],
  [36, 7, 'Λευκάδα', 'Lefkada', 'lefkada', 38.75, 20.73],
  // Western Greece
  [37, 8, 'Αχαΐα', 'Achaea', 'achaia', 38.16, 21.85, ['Achaia']],
  [38, 8, 'Αιτωλοακαρνανία', 'Aetolia-Acarnania', 'aitoloakarnania', 38.61, 21.35, ['Etoloakarnania']],
  [39, 8, 'Ηλεία', 'Elis', 'ileia', 37.71, 21.46, ['Ilia', 'Ilea']],
  // Peloponnese
  [40, 9, 'Αρκαδία', 'Arcadia', 'arkadia', 37.41, 22.43, ['Arkadia']],
  [41, 9, 'Αργολίδα', 'Argolis', 'argolida', 37.55, 22.93, ['Argolida']],
  [42, 9, 'Κορινθία', 'Corinthia', 'korinthia', 37.96, 22.79, ['Korinthia']],
  [43, 9, 'Λακωνία', 'Laconia', 'lakonia', 36.8, 22.7, ['Lakonia']],
  [44, 9, 'Μεσσηνία', 'Messenia', 'messinia', 37.06, 21.95, ['Messinia']],
  // Attica
  [45, 10, 'Κεντρικός Τομέας Αθηνών', 'Central Athens', 'kentrikos-tomeas-athinon', 37.98, 23.75, ['Αθήνα Κέντρο']],
  [46, 10, 'Βόρειος Τομέας Αθηνών', 'North Athens', 'voreios-tomeas-athinon', 38.04, 23.8, ['Βόρεια Προάστια', 'Northern Suburbs']],
  [47, 10, 'Δυτικός Τομέας Αθηνών', 'West Athens', 'dytikos-tomeas-athinon', 38.02, 23.69, ['Δυτικά Προάστια', 'Western Suburbs']],
  [48, 10, 'Νότιος Τομέας Αθηνών', 'South Athens', 'notios-tomeas-athinon', 37.92, 23.72, ['Νότια Προάστια', 'Southern Suburbs']],
  [49, 10, 'Ανατολική Αττική', 'East Attica', 'anatoliki-attiki', 37.99, 23.88],
  [50, 10, 'Δυτική Αττική', 'West Attica', 'dytiki-attiki', 38.05, 23.54],
  [51, 10, 'Πειραιάς', 'Piraeus', 'peiraias', 37.96, 23.63],
  [52, 10, 'Νησιά Αττικής', 'Attica Islands', 'nisia-attikis', 37.4, 23.35, ['Νήσοι', 'Νησιά Αργοσαρωνικού']],
  // North Aegean
  [53, 11, 'Λέσβος', 'Lesbos', 'lesvos', 39.17, 26.38, ['Lesvos', 'Μυτιλήνη']],
  [54, 11, 'Ικαρία', 'Ikaria', 'ikaria', 37.6, 26.39, ['Icaria']],
  [55, 11, 'Λήμνος', 'Lemnos', 'limnos', 39.71, 25.02, ['Limnos']],
  [56, 11, 'Σάμος', 'Samos', 'samos', 37.77, 26.84],
  [57, 11, 'Χίος', 'Chios', 'chios', 38.47, 25.97],
  // South Aegean
  [58, 12, 'Σύρος', 'Syros', 'syros', 37.44, 24.94],
  [59, 12, 'Άνδρος', 'Andros', 'andros', 37.84, 24.94],
  [60, 12, 'Θήρα', 'Thira', 'thira', 36.56, 25.31, ['Santorini', 'Σαντορίνη']],
  [61, 12, 'Κάλυμνος', 'Kalymnos', 'kalymnos', 37.12, 26.75],
  [62, 12, 'Κάρπαθος - Κάσος', 'Karpathos - Kasos', 'karpathos-kasos', 35.46, 27.07],
  [63, 12, 'Κέα - Κύθνος', 'Kea - Kythnos', 'kea-kythnos', 37.52, 24.38],
  [64, 12, 'Κως', 'Kos', 'kos', 36.75, 27.21],
  [65, 12, 'Μήλος', 'Milos', 'milos', 36.92, 24.56],
  [66, 12, 'Μύκονος', 'Mykonos', 'mykonos', 37.45, 25.33],
  [67, 12, 'Νάξος', 'Naxos', 'naxos', 36.97, 25.64],
  [68, 12, 'Πάρος', 'Paros', 'paros', 37.06, 25.12],
  [69, 12, 'Ρόδος', 'Rhodes', 'rodos', 36.37, 28.13, ['Rodos']],
  [70, 12, 'Τήνος', 'Tinos', 'tinos', 37.54, 25.16],
  // Crete
  [71, 13, 'Ηράκλειο', 'Heraklion', 'irakleio', 35.2, 25.15, ['Iraklio']],
  [72, 13, 'Λασίθι', 'Lasithi', 'lasithi', 35.15, 25.76],
  [73, 13, 'Ρέθυμνο', 'Rethymno', 'rethymno', 35.3, 24.65],
  [74, 13, 'Χανιά', 'Chania', 'chania', 35.31, 23.95],
]
