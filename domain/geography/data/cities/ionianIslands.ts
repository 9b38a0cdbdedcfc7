/** The municipalities of Ionian Islands. Columns: see CityRow; sources: ../../SOURCES.md. */
import type { CityRow } from '../rows.ts'

// biome-ignore format: one row a line
export const ionianIslands: readonly CityRow[] = [
  // Corfu
  [3201, 'Κεντρική Κέρκυρα και Διαπόντια Νησιά', 'Central Corfu and Diapontia Islands', 'kentriki-kerkyra-kai-diapontia-nisia', 39.624, 19.922, 65200, 'island', ['Κέρκυρα', 'Corfu', 'Korfu', 'Corfù', 'Corfou', 'Corfú', 'Корфу', 'Kerkyra']],
  [3202, 'Βόρεια Κέρκυρα', 'North Corfu', 'voreia-kerkyra', 39.791, 19.815, 17500, 'island', ['Αχαράβη', 'Κασσιώπη']],
  [3203, 'Νότια Κέρκυρα', 'South Corfu', 'notia-kerkyra', 39.427, 20.066, 14800, 'island', ['Λευκίμμη']],
  [3204, 'Παξοί', 'Paxos', 'paxoi', 39.199, 20.184, 2400, 'island', ['Paxi', 'Γάιος', 'Paxoi']],
  // Zakynthos
  [3301, 'Ζάκυνθος', 'Zakynthos', 'zakynthos', 37.787, 20.899, 40500, 'island', ['Zante', 'Закинф', 'Закинтос']],
  // Ithaca
  [3401, 'Ιθάκη', 'Ithaca', 'ithaki', 38.365, 20.718, 2800, 'island', ['Ithaka', 'Βαθύ Ιθάκης', 'Itaca', 'Итака']],
  // Cephalonia
  [3501, 'Αργοστόλι', 'Argostoli', 'argostoli', 38.178, 20.489, 22400, 'island', ['Argostolion']],
  [3502, 'Ληξούρι', 'Lixouri', 'lixouri', 38.201, 20.438, 7000, 'island', ['Lixourion']],
  [3503, 'Σάμη', 'Sami', 'sami', 38.252, 20.647, 5500, 'island'],
  // Lefkada
  [3601, 'Λευκάδα', 'Lefkada', 'lefkada', 38.831, 20.707, 21800, 'island', ['Lefkas', 'Leukada', 'Santa Maura', 'Лефкада']],
  [3602, 'Μεγανήσι', 'Meganisi', 'meganisi', 38.662, 20.762, 910, 'island', ['Κατωμέρι']],
]
